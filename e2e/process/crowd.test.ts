import { Agent, get } from 'node:http';
import { expect } from 'vitest';
import { test } from '../testing/siteTest.ts';

const crowd = 120;

test('a newcomer is let in before a crowd is served that came a moment earlier', async ({ site }) => {
  const agent = new Agent({ maxSockets: Infinity });
  const look = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(site.origin + path, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
  let served = 0;
  const pages = Promise.all(
    // No page of these is kept yet: each has to be made.
    Array.from({ length: crowd }, async (_, at) => {
      const status = await look(`/products?q=vana${at}`);
      served++;
      return status;
    }),
  );
  expect(await look('/health/live')).toBe(200);
  expect(served).toBeLessThan(crowd / 4);
  expect(new Set(await pages)).toEqual(new Set([200]));
});
