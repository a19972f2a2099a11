import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { list, readChosen, runsOf } from './chosen.mjs';

/** Of the listed files, so many may have moved, gone or changed: each of them runs whole in every `npm test` until then. */
const mostStale = 20;

test('the choice of tests that PostgreSQL runs is current: `npm run test:postgres` writes it', () => {
  const chosen = readChosen();
  const listed = Object.keys(chosen);
  expect(listed.length, list).toBeGreaterThan(0);
  const stale = listed.filter((file) => !existsSync(file) || !runsOf(file, chosen));
  expect(stale.length, `changed since: ${stale.join(', ')}`).toBeLessThanOrEqual(mostStale);
});

test('a test file that is new or has changed since it was listed runs whole on PostgreSQL', () => {
  expect(runsOf('server/new.test.ts', {})).toBeUndefined();
  const [[file, { hash, runs }]] = Object.entries(readChosen());
  expect(runsOf(file, { [file]: { hash, runs } })).toEqual(runs);
  expect(runsOf(file, { [file]: { hash: 'of another text', runs } })).toBeUndefined();
});
