import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from './licences.mjs';

test('every part of the product may go into it by its licence', () => {
  const all = parts();
  expect(all.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
});
