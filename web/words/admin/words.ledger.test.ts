import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const subjects = globSync('web/words/admin/**/*.ts').filter((file) => !file.includes('.test.'));
/** Their words move into the catalogue next. */
const later = 'web/admin/catalogue/grid/';
const sources = globSync('web/{admin,playground,words/admin}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Types compare every other language with the one that was written first (web/words/owed.generated.ts). */
const isFirst = (file: string) => !/words\/admin\/(?!en\/)[a-z]{2}\//.test(file);

test('every word of the admin is shown somewhere', () => {
  const unused = subjects.filter(isFirst).flatMap((file) => {
    const own = readFileSync(file, 'utf8');
    const imported = new RegExp(
      `import (?:\\* as (\\w+)|\\{([^}]*)\\}) from '(?:[.]/(?:en/)?|[./\\w]*words/admin/(?:en/)?)${basename(file, '.ts')}[.]ts'`,
    );
    const used = new Set<string>();
    for (const { text } of sources) {
      const [, space, names = ''] = imported.exec(text) ?? [];
      for (const [name] of names.matchAll(/\w+/g)) used.add(name);
      if (space) for (const [, name = ''] of text.matchAll(new RegExp(`\\b${space}[.](\\w+)`, 'g'))) used.add(name);
    }
    return [...own.matchAll(/^export const (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => !used.has(name) && [...own.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length < 2)
      .map((name) => `${basename(file, '.ts')}.${name}`);
  });
  expect(unused).toEqual([]);
});

test('no ending is hung on a value, and no sentence begins or ends with a space', () => {
  const texts = subjects.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([^`]*)`|(?<!\w)'([^'\n]*)'/g)].map(
      ([, template, text]) => template ?? text ?? '',
    ),
  );
  expect(texts.length).toBeGreaterThan(4000);
  // A unit is no ending: the specification writes “5MB”.
  expect(texts.filter((text) => /\}[’'”"]?(?!MB\b)\p{L}/u.test(text))).toEqual([]);
  expect(texts.filter((text) => text !== text.trim() && ![' and ', ' ve '].includes(text))).toEqual([]);
});

/** The left word of a row of docs/languages.md is the one that the office reads; those on the right are other words for it. */
const glossary = () =>
  [...readFileSync('docs/languages.md', 'utf8').matchAll(/^\| `([^`]+)` +\| [^|]+ \| ([^|]+) \|$/gm)].map(
    ([, word = '', others = '']) => ({ word, others: [...others.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one) }),
  );

test('the Turkish office has one word for each thing', () => {
  const turkish = globSync(['web/words/admin/tr/*.ts', 'common/words/office/*.ts', 'server/words/tr/**/*.ts'])
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8').toLocaleLowerCase('tr'))
    .join('\n');
  const words = glossary();
  expect(words.length).toBeGreaterThan(20);
  const has = (word: string) => new RegExp(`(?<!\\p{L})${word}`, 'u').test(turkish);
  expect(words.filter(({ word }) => !has(word)).map(({ word }) => word)).toEqual([]);
  expect(words.flatMap(({ others }) => others.filter(has))).toEqual([]);
});

/** A locale by its name, a format of Intl, and the methods that take a locale or the machine's. A code is in no language. */
const byHand = /'(?:tr|tr-TR|en-US|en-GB|en-CA|sv-SE)'|new Intl[.]|toLocale\w+\(|\blang="(?!und)/;

test('no screen of the admin names a locale: common/text/locale.ts knows it', () => {
  // Each language of the office names itself.
  const found = sources.filter(
    ({ file, text }) => byHand.test(text) && !file.startsWith(later) && !file.endsWith('/locale.ts'),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

/** Where a property names something that is shown, its text is a word of the catalogue. */
const byProperty = /\b(?:label|link|title|text|form|more|hint|heading|name)\s*:\s*(['"`])[A-Z][a-z][^'"`]*\1/g;

test('no screen of the admin says a word that the catalogue does not have', () => {
  const found = sources
    .filter(({ file }) => file.startsWith('web/admin/') && !file.includes('.generated.'))
    .flatMap(({ file, text }) =>
      [...text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').matchAll(byProperty)].map(([said]) => `${file} ${said}`),
    );
  expect(found).toEqual([]);
});
