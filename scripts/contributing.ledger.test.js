import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const {
  scripts,
  dependencies,
  devDependencies,
  optionalDependencies,
  overrides = {},
} = JSON.parse(readFileSync('package.json', 'utf8'));
const rows = [...guide.matchAll(/^\| `([^`]+)` *\| (?:([\d.]+) *\|)?/gm)].map(([, name, version]) => ({
  name,
  version,
}));

test('each override is explained, and none that is gone', () => {
  const explained = rows.filter(({ version }) => !version).map(({ name }) => name);
  expect(explained.sort()).toEqual(Object.keys(overrides).sort());
});

test('each package that is said to be held back is there', () => {
  const held = rows.filter(({ version }) => version).map(({ name }) => name);
  expect(held.length).toBeGreaterThan(0);
  expect(Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })).toEqual(
    expect.arrayContaining(held),
  );
});

test('the Node among the packages is the same on all platforms', () => {
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
});

test('CONTRIBUTING.md names only scripts that exist', () => {
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
