import { expect, test } from 'vitest';
import { meta } from '../../../words/tr/specified.ts';
import { pageDescription, pageTitle, shorten, type PageName } from './meta.ts';

const şirket = 'Vitrin Endüstri';
const long = 'Helisel Dişli Motorlu Redüktör 1,5 kW i=20 72 d/dk, Ayaklı ve Flanşlı, Dökme Gövde';

test('a title that is too long loses the company first, then everything after its last whole word', () => {
  expect(pageTitle('product', { ürün: 'Rulman', şirket })).toBe('Rulman | Vitrin Endüstri');
  expect(pageTitle('product', { ürün: long.slice(0, 57).trim(), şirket })).toBe(long.slice(0, 57).trim());
  expect(pageTitle('product', { ürün: long, şirket })).toBe(
    'Helisel Dişli Motorlu Redüktör 1,5 kW i=20 72 d/dk, Ayaklı…',
  );
});

test('line breaks of a description become spaces', () => {
  expect(pageDescription('product', { açıklama: 'İç çap\n20 mm' })).toBe('İç çap 20 mm');
});

test('no page exceeds its lengths', () => {
  const values = {
    şirket: 'Çok Uzun Adlı Makine Sanayi ve Ticaret Anonim Şirketi',
    ürün: long,
    kategori: long,
    arama: long,
  };
  for (const page of Object.keys(meta) as PageName[]) {
    expect(pageTitle(page, values).length, page).toBeLessThanOrEqual(60);
    expect(pageDescription(page, { ...values, açıklama: long.repeat(4) }).length, page).toBeLessThanOrEqual(155);
  }
});

test('a single endless word is cut all the same', () => {
  expect(shorten('a'.repeat(80), 60)).toHaveLength(60);
});
