import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { differing, list } from './contract.mjs';

test('every test that is named for running on both engines is there', () => {
  expect(
    Object.values(differing)
      .flat()
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
});

test('what has passed on PostgreSQL names tests that are there: npm run test:release writes it', () => {
  const { statements, tests } = JSON.parse(readFileSync(list, 'utf8'));
  expect(statements.length).toBeGreaterThan(500);
  expect(Object.keys(tests).filter((file) => !existsSync(file))).toEqual([]);
});
