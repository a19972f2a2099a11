import { expect, test } from 'vitest';
import { tokensOf } from '../tokens.ts';
import { languageOfSearch } from './language.ts';

const read = (code: string, search: string) => {
  const language = languageOfSearch(code);
  return language?.saying(tokensOf(search, language)).map(({ text }) => text);
};

test('sizes and numbers that are said in words are those that catalogues write', () => {
  const half = ['1s2', 'in'];
  for (const search of ['half inch', 'half an inch', '1/2 inch', '1/2"'])
    expect(read('en', search), search).toEqual(half);
  for (const search of ['halbzoll', 'ein halb Zoll', '1/2 Zoll']) expect(read('de', search), search).toEqual(half);
  expect(read('en', 'one and a half inches pipe')).toEqual(['3ss2', 'in', 'pipe']);
  expect(read('de', 'Rohr anderthalb Zoll')).toEqual(['rohr', '3ss2', 'in']);
  expect(read('de', 'zweipoliger Motor')).toEqual(['2', 'polig', 'motor']);
});

test('a word for a number that counts nothing known stays a word, and a unit goes only behind a number', () => {
  expect(read('en', 'one way valve half open')).toEqual(['one', 'way', 'valve', 'half', 'open']);
  expect(read('de', '1500 U/min')).toEqual(['1500']);
  expect(read('de', 'Drehzahl in U/min')).toEqual(['drehzahl', 'in', 'u', 'min']);
});

test('what is said keeps its place in the search', () => {
  const language = languageOfSearch('en');
  const tokens = language?.saying(tokensOf('valve half inch', language)) ?? [];
  expect(tokens.map(({ start, end }) => [start, end])).toEqual([
    [0, 5],
    [6, 15],
    [6, 15],
  ]);
});
