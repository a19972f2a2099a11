import { expect, test } from 'vitest';
import { readSheet, usualFormat } from '../../../spreadsheet/readSheet.ts';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

test('lira is lira under each of its names, and no other currency is', async () => {
  const api = await openTestApi();
  const prices = ['100.50 TRY', '100,50 TL', '₺100,50', 'TRY 100,50', '100,50 try', '100,50 TL.', '100,50 USD', 'TRYK'];
  const file = `Stok kodu;Ad;Fiyat\n${prices.map((price, at) => `A-${at};Vana ${at};${price}\n`).join('')}`;
  const { rows } = await importFile(api, file, { dryRun: true });
  expect(rows.map(({ outcome, values }) => (outcome === 'ADDED' ? values.at(-1) : outcome))).toEqual([
    ...Array.from({ length: 6 }, () => '100,50'),
    ...['WRONG', 'WRONG'],
  ]);
});

test('a name that a cell breaks into lines, and the blanks of pages, are ordinary blanks', async () => {
  const api = await openTestApi();
  const file =
    'Stok kodu;Ad;Açıklama\nA-1;"Küresel\nVana";"bir\niki"\nB-2;"Te \r\n 1/2""&nbsp;pirinç";x&nbsp;y\nC-3;Şaft\u00a0Ø20;x\n';
  const { rows } = await importFile(api, file, { dryRun: true });
  expect(rows.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Küresel Vana', 'ADDED'],
    ['Te 1/2" pirinç', 'ADDED'],
    [expect.stringMatching(/^Şaft\sØ20$/), 'ADDED'],
  ]);
});

const item = (id: number, more: string) =>
  `<item><title>Vana ${id}</title><id>${id}</id><price>1</price>${more}</item>`;
test.each([
  [
    'rss/channel/item',
    `<rss><channel>${[1, 2].map((id) => item(id, '<shipping><country>TR</country><price>1</price></shipping>'.repeat(2))).join('')}</channel></rss>`,
  ],
  [
    'urunler/urun',
    `<urunler>${[1, 2].map((id) => `<urun kod="${id}"><ad>x</ad><fiyat>1</fiyat><varyant renk="a"/><varyant renk="b"/></urun>`).join('')}</urunler>`,
  ],
  [
    'urunler/urun',
    `<urunler>${[1, 2].map((id) => `<urun kod="${id}"><ad>x</ad><resimler><resim no="1">a</resim><resim no="2">b</resim><resim no="3">c</resim></resimler></urun>`).join('')}</urunler>`,
  ],
  [
    'liste/grup/urun',
    `<liste>${[1, 2].map((id) => `<grup ad="${id}"><urun kod="1"><ad>x</ad></urun><urun kod="2"><ad>y</ad></urun></grup>`).join('')}</liste>`,
  ],
])('the record of a feed is the product, and no part of it: %s', async (record, xml) => {
  expect((await readSheet(Buffer.from(xml), usualFormat)).name).toBe(record);
});
