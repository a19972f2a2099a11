import { expect, test } from 'vitest';
import { inWordsOf } from './statedWords.ts';

const table = {
  Name: 'Ad',
  Published: 'Yayında',
  'for one': 'tek birim',
  'At most {} rows.': 'En çok {1} satır.',
  'Must be more than {} and less than {}.': 'Şundan az: {2}, şundan çok: {1}.',
};
const made = (code: string) => inWordsOf(table, 'common/x.ts', code);

test('texts and sentences with values are said in the words of the table, each value in its new place', () => {
  expect(made("export const a = { label: 'Name', kind: 'line' };")).toBe(
    'export const a = { label: "Ad", kind: \'line\' };',
  );
  expect(made('const b = `Must be more than ${low} and less than ${few(high)}.`;')).toBe(
    'const b = `Şundan az: ${few(high)}, şundan çok: ${low}.`;',
  );
});

test('a text within a value is said, too, and a number of a limit is the value of its sentence', () => {
  expect(made("const c = `Must be more than ${isFirst ? 'for one' : low} and less than ${high}.`;")).toBe(
    'const c = `Şundan az: ${high}, şundan çok: ${isFirst ? "tek birim" : low}.`;',
  );
  expect(made("const d = 'At most 12 rows.';")).toBe('const d = "En çok 12 satır.";');
});

test('what files, programs and types know stays: headings, names of properties and types', () => {
  const code =
    "type T = 'Published';\nexport const e = { Published: 1, sheet: { headings: ['Name'] }, told: { about: 'Name' } };";
  expect(made(code)).toBe(code);
});
