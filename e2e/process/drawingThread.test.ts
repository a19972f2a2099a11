import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ask, startSite, statusOf } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

const oddThread = pathToFileURL(resolve('e2e/process/oddThread.mjs')).href;

test.each(['ends', 'hangs'])('a page whose thread %s takes neither the API nor any other page away', async (deed) => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const site = await startSite(dataDir, { NODE_OPTIONS: `--import ${oddThread}` });
  onTestFinished(() => void site.kill());
  expect(await statusOf(`${site.origin}/about`)).toBe(200);
  const odd = statusOf(`${site.origin}/products?q=${deed}`);
  const others = ['/products?q=mengene', '/contact', '/sectors'].map((path) => statusOf(site.origin + path));
  // These need no thread.
  const { products } = await ask<{ products: { totalCount: number } }>(site, '{ products { totalCount } }');
  expect(products.totalCount).toBeGreaterThan(0);
  expect(await statusOf(`${site.origin}/about`)).toBe(200);
  expect(await Promise.all(others)).toEqual([200, 200, 200]);
  expect(await odd).toBe(500);
  expect(await statusOf(`${site.origin}/products?q=cıvata`)).toBe(200);
  expect(site.output()).toContain('the thread that draws pages ended, and another is started');
  expect(await site.stop()).toBe(0);
});
