import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitTexts as german } from './de/limits.ts';
import { limitTexts as english } from './en/limits.ts';

const schema = readFileSync('schema.graphql', 'utf8');
/** Sentences for visitors are Turkish in the schema, those for the office English. */
const isTurkish = (text: string) => /[çğışöüÇĞİŞÖÜ]|karakter olabilir/.test(text);
const said = [...new Set([...schema.matchAll(/message: "([^"]*)"/g)].map(([, text = '']) => text).filter(isTurkish))];

test('each limit that a visitor reads is said in every language of the site', () => {
  expect(said.length).toBeGreaterThan(40);
  for (const texts of [english, german]) expect(said.filter((text) => !(text in texts))).toEqual([]);
});

test('no limit is said that the schema no longer has', () => {
  for (const texts of [english, german]) expect(Object.keys(texts).filter((text) => !said.includes(text))).toEqual([]);
});
