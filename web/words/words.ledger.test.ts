import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import specified from './specifiedTexts.json' with { type: 'json' };

const subjects = globSync('web/words/tr/*.ts').filter(
  (file) => !file.includes('.test.') && !file.includes('/specified'),
);

const loaded = await Promise.all(
  subjects.map(async (file) => {
    const words = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>;
    return [basename(file, '.ts'), words] as const;
  }),
);
const catalogue = Object.fromEntries(loaded);

test('texts that the specification words stand in the catalogue letter for letter', () => {
  const found = Object.entries(specified).map(([subject, texts]) => [
    subject,
    Object.fromEntries(Object.keys(texts).map((name) => [name, catalogue[subject]?.[name]])),
  ]);
  expect(Object.fromEntries(found)).toEqual(specified);
});

const sources = globSync('web/{site,components,page,words}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.') && !file.includes('words/admin/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('every word of the catalogue is shown somewhere', () => {
  const users = Object.keys(catalogue).map((subject) => {
    const imported = new RegExp(`import (?:\\* as (\\w+)|\\{([^}]*)\\}) from '[./]*(?:words/tr/|\\./)${subject}[.]ts'`);
    const used = new Set<string>();
    for (const { text } of sources) {
      const [, space, names = ''] = imported.exec(text) ?? [];
      for (const name of names.matchAll(/\w+/g)) used.add(name[0]);
      if (space) for (const [, name = ''] of text.matchAll(new RegExp(`\\b${space}[.](\\w+)`, 'g'))) used.add(name);
    }
    // A file of the catalogue may use a word of its own.
    const own = readFileSync(`web/words/tr/${subject}.ts`, 'utf8');
    return Object.keys(catalogue[subject] ?? {})
      .filter((name) => !used.has(name) && [...own.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length < 2)
      .map((name) => `${subject}.${name}`);
  });
  expect(users.flat()).toEqual([]);
});

test('no sentence begins or ends with a space', () => {
  const pieces = subjects.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/=> `(.*)`;$|= '(.*)';$/gm)].map(
      ([, template, text]) => template ?? text ?? '',
    ),
  );
  expect(pieces.length).toBeGreaterThan(500);
  expect(pieces.filter((text) => text !== text.trim() && text !== ' | {şirket}')).toEqual([]);
});

/** Finds endings behind values: letters that follow one in a template, and texts of letters that are added to one. */
const endingsIn = (code: string) => [
  ...[...code.matchAll(/\}[’'”"]?\p{L}[^`${}]*/gu)].map(([ending]) => ending),
  ...[...code.matchAll(/[\w)\]] \+ (['"`])(?:[’']\p{L}|\p{Ll})[^'"`]*\1/gu)].map(([ending]) => ending),
];

test('no ending is hung on a value, in no language and on neither side', () => {
  const files = globSync('{web,server,common}/words/**/*.ts').filter((file) => !/[.](test|generated)[.]/.test(file));
  const found = files.flatMap((file) => endingsIn(readFileSync(file, 'utf8')).map((ending) => `${file}: ${ending}`));
  expect(files.length).toBeGreaterThan(250);
  // A unit is no variable: its endings are listed in filters.ts. The specification writes “5MB”.
  expect(found.filter((one) => !/^web.words.tr.filters\.ts|: \}MB\./.test(one))).toEqual([]);
});

test('endings are found however they are hung on', () => {
  expect(endingsIn("`${word}nu kopyala`, `${name}’nin`, name + 'ler', list(names) + '’e'")).toHaveLength(4);
  expect(endingsIn("`${word}: kopyala`, `${price} TL`, name + ' TL', a + b")).toEqual([]);
});

/** A locale by its name, a format of Intl, and the methods that take a locale or the machine's. */
const byHand = /'(?:tr|tr-TR|tr_TR|en-CA)'|new Intl[.]|toLocale\w+\(|localeCompare\(|'Europe\/Istanbul'/;

test('no page names a locale: common/text/locale.ts knows it', () => {
  const found = sources.filter(({ file, text }) => byHand.test(text) && !file.includes('sales/quotes/'));
  expect(found.map(({ file }) => file)).toEqual([]);
});

test('the language stands once, on the document', () => {
  expect(sources.filter(({ text }) => /\blang="/.test(text)).map(({ file }) => file)).toEqual([]);
});
