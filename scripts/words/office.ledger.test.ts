import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesOf, statedFiles } from './statedWords.ts';
import { refusals } from '../../common/words/office/refusals.ts';
import { sentencesBy } from '../../common/words/office/sentencesBy.ts';
import { stated } from '../../common/words/office/tr.ts';

const said = sentencesBy(stated);

/** Turkish has these letters, and English does not; the names by which spreadsheets are read have neither. */
const isTurkish = (text: string) => /[çğıöşüÇĞİÖŞÜ]/.test(text);

/** Nobody of the office reads these: reasons for readers of the code, and spellings by which files are read. */
const notShown = new Set([
  ...['The merged product keeps those of both.', 'It takes more room than a row has.', 'Each product has its own.'],
  ...['It is no fact that a program could look up.', 'It says nothing about the product itself.'],
  'New sizes take it over from the product that they are made after.',
  'It is on the page, whose address they are told.',
  // Limits of a measure on pages in other languages.
  ...['max. ', 'min. '],
  ...['Same', 'Muadil', 'Equivalent', 'Yerine geçer', 'Replaces', 'Benzer', 'Kategorisiz'],
]);

test('every word that a statement says to the office has its Turkish', () => {
  const left = statedFiles.flatMap((file) =>
    sentencesOf(file, readFileSync(file, 'utf8'))
      .filter(
        (text) => !isTurkish(text) && !notShown.has(text) && !/^(?:Bir |Fiyat|Geçerli|Miktar|Konu|Not )/.test(text),
      )
      .filter((text) => said(text) === undefined && stated[text] === undefined),
  );
  expect([...new Set(left)]).toEqual([]);
});

/** These are said by programs of this site alone, or of values that say it themselves. */
const ofPrograms = new Set(['Not a form', 'It is the row of the headings.']);

test('every whole sentence by which the server refuses something has its Turkish', () => {
  const inTurkish = sentencesBy({ ...stated, ...refusals });
  const calls = /\b(?:badInput|notFound|stale|forbidden|fault|refused|DomainError)\(\s*((?:[^()]|\([^()]*\))*?)\)/g;
  const files = globSync('server/**/*.ts').filter(
    (file) => !/(?:\.test\.ts|testing|generated|migrations|server.cli|server.words)/.test(file),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(calls)].flatMap(([, given = '']) =>
      [...given.matchAll(/'((?:[^'\\]|\\.)*)'/g)].map(([, text = '']) => text.replaceAll("\\'", "'")),
    ),
  );
  const sentences = found.filter((text) => /^[A-Z“].*[a-z]{2} [a-z]/.test(text) && !ofPrograms.has(text));
  expect(sentences.length).toBeGreaterThan(200);
  expect([...new Set(sentences)].filter((text) => inTurkish(text) === undefined && !(text in refusals))).toEqual([]);
});

test('no ending is hung on a value, and every value of a sentence has its place', () => {
  const pairs = Object.entries({ ...stated, ...refusals });
  expect(pairs.filter(([, words]) => /\}[’'”"]?\p{L}/u.test(words))).toEqual([]);
  const places = (text: string) => [...text.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place));
  const count = (text: string) => text.split('{}').length - 1;
  expect(pairs.filter(([sentence, words]) => places(words).some((place) => place > count(sentence)))).toEqual([]);
});

test('what the server says to the office has no ending on a value either', () => {
  const texts = globSync('server/words/tr/office/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([^`]*)`/g)].map(([, text = '']) => text),
  );
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter((text) => /\}[’'”"]?\p{L}/u.test(text))).toEqual([]);
});
