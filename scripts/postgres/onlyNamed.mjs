import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { beforeEach, expect } from 'vitest';

/** `npm test` names a file with the tests to run on PostgreSQL, by test file; null for all of a file. */
const file = process.env.POSTGRES_TESTS;
const named = file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

beforeEach(({ skip }) => {
  if (!named) return;
  const { testPath, currentTestName } = expect.getState();
  const tests = named[relative('', testPath)];
  if (tests && !tests.includes(currentTestName)) skip('Its statements are proved.');
});
