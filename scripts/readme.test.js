import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const namesIn = (file, pattern) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort();

test('the README has a row for every setting, and for no other', () => {
  expect(namesIn('README.md', /^\| `([A-Z_]+)`/gm)).toEqual(
    namesIn('server/settings/config.ts', /^ {2}([A-Z_]+): [a-z]/gm),
  );
});

test('the README names only scripts that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = namesIn('README.md', /npm (?:run )?(start|test|(?<=run )[\w:]+)/g);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
});

test.each(['docs/security.md', 'docs/asvs.md'])('%s names only tests that there are', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/`([^`]+\.test\.[jt]sx?)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});
