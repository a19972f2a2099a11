import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parts } from './licences.mjs';

const all = parts();
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the licence of every shipped package allows shipping it', () => {
  expect(all.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'graphiql']));
});

test('no development tool counts as a shipped package', () => {
  const tools = ['vitest', 'eslint', 'playwright-core', 'typescript', '@20minutes/s3rver'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tools));
  expect(all.filter(({ name }) => tools.includes(name))).toEqual([]);
});
