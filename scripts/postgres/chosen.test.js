import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isLeftOut, list, readLeftOut } from './chosen.mjs';

/** Of the listed files, so many may have moved, gone or changed: each of them runs in every `npm test` until then. */
const mostStale = 20;

test('the choice of tests that PostgreSQL runs is current: `npm run test:postgres` writes it', () => {
  const listed = Object.keys(readLeftOut());
  expect(listed.length, list).toBeGreaterThan(0);
  const stale = listed.filter((file) => !existsSync(file) || !isLeftOut(file));
  expect(stale.length, `changed since: ${stale.join(', ')}`).toBeLessThanOrEqual(mostStale);
});

test('a test file that has changed since it was listed runs on PostgreSQL', () => {
  expect(isLeftOut('server/new.test.ts', {})).toBe(false);
  const [listed] = Object.keys(readLeftOut());
  expect(isLeftOut(listed, { [listed]: 'of another text' })).toBe(false);
});
