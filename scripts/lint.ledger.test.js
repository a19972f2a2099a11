import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

test('of the rules that look at types, each is in .oxlintrc.json, held or refused by name', () => {
  const prefix = '@typescript-eslint/';
  const ours = JSON.parse(readFileSync('.oxlintrc.json', 'utf8').replaceAll(/^ *\/\/.*$/gm, '')).rules;
  const needTypes = tseslint.configs.disableTypeChecked.rules;
  const theirs = [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylisticTypeChecked]
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => name in needTypes)
    .map((name) => name.slice(prefix.length));
  expect(theirs.length).toBeGreaterThan(25);
  expect(theirs.filter((name) => !(`typescript/${name}` in ours))).toEqual([]);
});
