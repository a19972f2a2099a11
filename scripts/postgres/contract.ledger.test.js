import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differing, list, only } from './contract.mjs';

test('every test that is named for running on both engines is there', () => {
  expect(
    Object.values(differing)
      .flat()
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
  for (const [file, words] of Object.entries(only))
    for (const some of words) expect(readFileSync(file, 'utf8'), `${file} has no such test`).toContain(some);
});

test('what has passed on PostgreSQL names tests that are there: npm run test:release writes it', () => {
  const { statements, tests } = JSON.parse(readFileSync(list, 'utf8'));
  expect(statements.length).toBeGreaterThan(500);
  expect(Object.keys(tests).filter((file) => !existsSync(file))).toEqual([]);
});
