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

test('each package that is said to be held back is held there', () => {
  const held = rows.filter(({ version }) => version);
  expect(held.length).toBeGreaterThan(0);
  for (const { name, version } of held) {
    expect(`${{ ...dependencies, ...devDependencies, ...optionalDependencies }[name]}.`, name).toMatch(
      new RegExp(`^${version}[.]`),
    );
  }
});

test('the Node among the packages is the same on all platforms, and in the image', () => {
  const [version, ...others] = new Set(Object.values(optionalDependencies));
  expect(others).toEqual([]);
  expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`\nARG NODE=node:${version}-bookworm-slim\n`);
});

test('CONTRIBUTING.md names only scripts that exist', () => {
  const named = [...guide.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});
