import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, all, download, send, upload } from '../../../testing/sheets.ts';
import { basisIn, coreOf } from './reading/columns.ts';

const Read = 'mutation ($file: Upload!) { readSheet(file: $file) { columns { heading field prices } } }';
const Try = `mutation ($file: Upload!, $columns: [String], $answers: SheetAnswers, $dryRun: Boolean) {
  importProducts(file: $file, columns: $columns, answers: $answers, dryRun: $dryRun) {
    added changed wrong fields rows { values netPrice reasons { input message } } } }`;
type Report = {
  added: number;
  changed: number;
  wrong: number;
  fields: string[];
  rows: { values: string[]; netPrice: string | null; reasons: { input: string; message: string }[] }[];
};

const supplier = [
  'Stok Kodu;Ürün Açıklaması;Liste Fiyatı (KDV Hariç);Birim;İç Çap (mm)',
  'TR-1;Tedarikçi Rulman 6001 ZZ;₺ 107,35;Adet;11',
  'TR-2;Tedarikçi Rulman ğüşiöç İI;1.234,50;Adet;12',
  'TR-3;Çelik şaft;Sorunuz;Adet;13',
  'TR-4;Işıklı ikaz;FİYAT SORUNUZ;Adet;14',
  'TR-5;Gövde;-;Adet;15',
  'TR-6;Kasnak;0,125;Adet;16',
].join('\n');

async function site() {
  const site = await serveTestSite();
  const input = { name: 'İç çap', kind: 'NUMBER', unit: 'mm' };
  await site.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', { input });
  return site;
}

test('a supplier’s list is read as it comes: heads, KDV, prices on request, and the name as its description', async () => {
  const opened = await site();
  const { data } = await upload<{
    readSheet: { columns: { heading: string; field: string | null; prices: string | null }[] };
  }>(opened, Read, supplier, {});
  const read = data?.readSheet.columns ?? [];
  const columns = read.map(({ field }) => field);
  expect(columns).toEqual(['stockCode', 'name', 'price', 'salesUnit', expect.stringMatching(/^spec:/)]);
  expect(read.map(({ prices }) => prices)).toEqual([null, null, 'WITHOUT_VAT', null, null]);

  const trying = async (answers: object, dryRun = true) =>
    (await upload<{ importProducts: Report }>(opened, Try, supplier, { columns, answers, dryRun } as object)).data
      ?.importProducts;
  const missing = await trying({});
  expect(missing).toMatchObject({ added: 0, wrong: 6 });
  expect(missing?.rows[0]?.reasons).toEqual([{ input: 'description', message: 'Product description is required' }]);
  expect(await trying({ description: 'Sorunuz üzerine' })).toMatchObject({ added: 6, wrong: 0 });

  const trial = await trying({ descriptionFromName: true });
  const at = trial?.fields.indexOf('price') ?? -1;
  expect(trial?.rows.map(({ values, netPrice }) => [netPrice, values[at]])).toEqual([
    ['107,35', '128,82'],
    ['1.234,50', '1.481,40'],
    [null, ''],
    [null, ''],
    [null, ''],
    ['0,125', '0,15'],
  ]);
  const ten = await trying({ descriptionFromName: true, vatRate: 10 });
  expect(ten?.rows[0]?.values[at]).toBe('118,09');
  const told = await trying({ descriptionFromName: true, prices: 'WITH_VAT' });
  expect(told?.rows[0]).toMatchObject({ netPrice: null });
  expect(told?.rows[0]?.values[at]).toBe('107,35');

  await trying({ descriptionFromName: true }, false);
  const rows = await opened.db.select().from(products);
  const stored = new Map(rows.map((row) => [row.stockCode, row]));
  expect(stored.get('TR-1')).toMatchObject({ price: 12882, description: 'Tedarikçi Rulman 6001 ZZ' });
  expect(stored.get('TR-1')?.specs).toMatchObject([{ values: ['11'] }]);
  expect(stored.get('TR-3')?.price).toBeNull();
});

test('an export says that its prices contain KDV, and comes back unchanged', async () => {
  const opened = await serveTestSite();
  await addProduct(opened, { name: 'Şamandıra', price: 128.82 });
  for (const type of ['csv', 'xlsx']) {
    const file = await download(opened, `products.${type}`);
    expect((await readSheet(file)).heading).toContain('Price (KDV dâhil)');
    expect(await send(opened, file, { dryRun: true })).toMatchObject({ unchanged: 1, wrong: 0 });
  }
  expect(await send(opened, 'Name;Fiyat + KDV\nŞamandıra;107,35', { dryRun: true })).toMatchObject({ unchanged: 1 });
  await send(opened, 'Name;Fiyat (KDV Hariç)\nŞamandıra;100');
  expect((await all(opened))[0]?.price).toBe(120);
});

test.each([
  ['Liste Fiyatı (KDV Hariç)', 'liste fiyati', 'WITHOUT_VAT'],
  ['LİSTE FİYATI KDV DAHİL', 'liste fiyati', 'WITH_VAT'],
  ['Fiyat (TL) (KDV’siz)', 'fiyat', 'WITHOUT_VAT'],
  ['Fiyat + KDV', 'fiyat', 'WITHOUT_VAT'],
  ['Price (KDV dâhil)', 'price', 'WITH_VAT'],
  ['Liste Fiyatı 2026 ₺', 'liste fiyati', null],
  ['İç Çap (mm)', 'ic cap', null],
  ['Çap (dış)', 'cap (dis)', null],
])('the heading %s means %s, with the basis %s', (heading, core, basis) => {
  expect([coreOf(heading).trim(), basisIn(heading)]).toEqual([core, basis]);
});
