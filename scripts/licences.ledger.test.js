import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { foreign } from './clients.mjs';
import { parts } from './licences.mjs';

const all = parts();
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = read('package.json');

test('the licence of every shipped package allows shipping it', () => {
  expect(all.filter(({ isAllowed }) => !isAllowed)).toEqual([]);
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'graphiql']));
});

test('no development tool counts as a shipped package', () => {
  const tools = ['vitest', 'eslint', 'playwright-core', 'typescript', '@20minutes/s3rver'];
  expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining(tools));
  expect(all.filter(({ name }) => tools.includes(name))).toEqual([]);
});

test('programs of others have packages of their own, and of the same GraphQL', () => {
  const others = read('proof/clients/package.json').dependencies;
  const shared = Object.entries(others).filter(([name]) => name in { ...dependencies, ...devDependencies });
  expect(shared).toEqual([['graphql', dependencies.graphql]]);
  expect(all.filter(({ name }) => foreign.includes(name))).toEqual([]);
});
