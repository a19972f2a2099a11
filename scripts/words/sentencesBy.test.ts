import { expect, test } from 'vitest';
import { sentencesBy } from '../../common/words/office/sentencesBy.ts';

const said = sentencesBy({
  'The product': 'Ürün',
  '{} was not found.': 'Bulunamadı: {1}.',
  'Of {}, {} of {} are left to send.': '{1}: gönderilecek {2} / {3} kaldı.',
  'Nothing was changed.': 'Hiçbir şey değişmedi.',
  'At {}': 'şu: {1}',
});

test('a sentence is said by its own words, with its values in their places, and known values in other words, too', () => {
  expect(said('Nothing was changed.')).toBe('Hiçbir şey değişmedi.');
  expect(said('The product was not found.')).toBe('Bulunamadı: Ürün.');
  expect(said('Of Vana (DN50), 2 of 40 are left to send.')).toBe('Vana (DN50): gönderilecek 2 / 40 kaldı.');
});

test('sentences after each other are said if all of them are known', () => {
  expect(said('The product was not found. Nothing was changed.')).toBe('Bulunamadı: Ürün. Hiçbir şey değişmedi.');
  expect(said('Nobody knows this. Nothing was changed.')).toBeUndefined();
});

test('a space that does not break is a space, and a pattern of a few letters fits nothing', () => {
  expect(said('Nothing\u00a0was changed.')).toBe('Hiçbir şey değişmedi.');
  expect(said('At home')).toBeUndefined();
});
