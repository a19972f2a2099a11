import { expect, test } from 'vitest';
import { noWords, yesWords } from '../../common/text/yesNo.ts';
import { flag } from '../fields/sheet.ts';
import { readValue, shownValue, type AttributeRule } from '../../common/measures/specValues.ts';

const rule = (more: Partial<AttributeRule>): AttributeRule => ({
  kind: 'NUMBER',
  unit: 'mm',
  decimals: null,
  options: [],
  ...more,
});

test('options are recognised in any case, and the refusal of an unknown one lists them', () => {
  const options = [
    { id: 'acik', name: 'Açık' },
    { id: '2rs', name: '2RS, temaslı NBR' },
  ];
  const read = (typed: string) => readValue(rule({ kind: 'OPTION', unit: null, options }), typed);
  expect(read('AÇIK').value?.kept).toBe('acik');
  expect(read('2rs').value?.kept).toBe('2rs');
  expect(read('ZZ').problem).toBe('There is no option “ZZ”. The options are: Açık · 2RS, temaslı NBR.');
});

test('a flag is yes or no in both languages', () => {
  const read = (typed: string) => readValue(rule({ kind: 'FLAG', unit: null }), typed);
  expect(['Evet', 'var', 'YES', 'x'].map((typed) => read(typed).value?.kept)).toEqual(['yes', 'yes', 'yes', 'yes']);
  expect(['Hayır', 'HAYIR', 'yok', 'no'].map((typed) => read(typed).value?.kept)).toEqual(['no', 'no', 'no', 'no']);
  expect(read('belki').problem).toBe('“belki” is neither yes nor no.');
});

test('the cell of a sheet takes the same words for yes and no as a spec, in any letters', () => {
  const spec = (typed: string) => readValue(rule({ kind: 'FLAG', unit: null }), typed).value?.kept;
  const known: [readonly string[], boolean][] = [
    [[...yesWords, 'VAR', ' Dogru ', 'EVET', '＋'], true],
    [[...noWords, 'YOK', 'hayir', 'YANLIŞ', '–'], false],
  ];
  for (const [words, meaning] of known)
    for (const word of words)
      expect([word, flag.read(word, {}), spec(word)]).toEqual([word, meaning, meaning ? 'yes' : 'no']);
});

test('a value is kept as typed, and shown with its unit', () => {
  const { value } = readValue(rule({}), '  1 1/2" ');
  expect(value).toMatchObject({ kept: '1 1/2"', shown: '1 1/2"' });
  const bare = readValue(rule({}), '17,250').value;
  expect(bare && shownValue(bare)).toBe('17,250 mm');
  const shown = (typed: string) => {
    const { value } = readValue(rule({}), typed);
    return value && [value.kept, shownValue(value)];
  };
  expect(shown('62,0')).toEqual(['62,0', '62 mm']);
  expect(shown('62.00 mm')).toEqual(['62.00 mm', '62 mm']);
  expect(shown('1.240,0')).toEqual(['1.240,0', '1.240 mm']);
  expect(shown('1.000')).toEqual(['1.000', '1.000 mm']);
  expect(shown('10,05')).toEqual(['10,05', '10,05 mm']);
});

test('decimals are limited in the attribute’s own unit', () => {
  expect(readValue(rule({ decimals: 1 }), '17,25').problem).toBe('At most 1 decimal');
  expect(readValue(rule({ decimals: 1 }), '17,50').value).toBeDefined();
  expect(readValue(rule({ decimals: 1 }), '0,125"').value).toBeDefined();
});

test.each([
  ['', 'Enter a value.'],
  ['a|b', 'A value cannot hold |'],
  ['x'.repeat(201), 'at most 200'],
])('%j is refused', (typed, message) => {
  expect(readValue(rule({ kind: 'TEXT', unit: null }), typed).problem).toContain(message);
});
