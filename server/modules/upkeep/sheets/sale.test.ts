import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, download, send, type Site } from '../../../testing/sheets.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';

const sold = async ({ asVisitor }: Site) =>
  (
    await asVisitor(
      '{ products(orderBy: NAME) { nodes { name stockCode brand gtin salesUnit priceQuantity minimumQuantity availability leadDays } } }',
    )
  ).data.products.nodes as Record<string, unknown>[];

const heading =
  'Ürün adı;Açıklama;Ürün kodu;Üretici kodu;Marka;Barkod;Birim;Fiyat miktarı;Min. sipariş;Stok durumu;Termin';

test('codes and terms of sale are imported as people write them, exported, and imported again', async () => {
  const site = await serveTestSite();
  const rows = [
    'İğne;x;İĞ-01;N 1;Örnek;4006381333931;ADET;1.000;2.000,00;Sipariş üzerine;10',
    'Şönt;x;;;;;m²;;;Stokta;',
    'Vida;x;;;;;;;;;',
  ];
  expect(await send(site, [heading, ...rows].join('\n'))).toMatchObject({ added: 3, wrong: 0 });
  const before = await sold(site);
  expect(before[0]).toMatchObject({
    stockCode: 'İĞ-01',
    gtin: '4006381333931',
    salesUnit: 'PIECE',
    priceQuantity: 1000,
    minimumQuantity: 2000,
    availability: 'ON_ORDER',
    leadDays: 10,
  });
  for (const type of ['csv', 'xlsx'])
    expect(await send(site, await download(site, `products.${type}`))).toMatchObject({ unchanged: 3, changed: 0 });
  expect(await sold(site)).toEqual(before);
});

test('the export has no column that the catalogue does not use', async () => {
  const site = await serveTestSite();
  await addProduct(site, { name: 'Vana', stockCode: 'V-1' });
  const { heading: titles } = await readSheet(await download(site, 'products.xlsx'));
  expect(titles).toEqual(['Id', 'Name', 'Description', 'Stock code']);
});

test.each([
  ['GTIN', '4006381333932', 'One digit is wrong'],
  ['GTIN', '4,00638E+12', 'rounded'],
  ['Sales unit', 'düzine', "'düzine' is unknown. Known are adet, çift"],
  ['Minimum quantity', '2,5', "'2,5' is not a whole number."],
  ['Minimum quantity', '0', 'Must be at least 1'],
  ['Availability', 'belki', "'belki' is unknown. Known are In stock"],
])('in the column %s, %j is wrong, and the cell says why', async (column, cell, message) => {
  const site = await serveTestSite();
  const { rows } = await send(site, `Name;Description;${column}\nVana;x;${cell}`, { dryRun: true });
  expect(rows).toMatchObject([
    { outcome: 'WRONG', reasons: [{ field: column, message: expect.stringContaining(message) as string }] },
  ]);
});

test('a row means the product with its stock code, whatever its name', async () => {
  const site = await serveTestSite();
  const id = await addProduct(site, { name: 'Rulman', stockCode: '6204-2RS' });
  const { rows } = await send(site, 'Stock code;Name;Price\n6204 2rs;Sabit Bilyalı Rulman;285');
  expect(rows).toMatchObject([{ id, outcome: 'CHANGED', changes: ['name', 'price', 'stockCode'] }]);
  // A price list has no names.
  expect(await send(site, 'Stok kodu;Fiyat\n62042RS;298', { dryRun: true })).toMatchObject({ changed: 1, wrong: 0 });
  const other = await send(site, 'Stok kodu;Ürün adı;Açıklama\n6204;Sabit Bilyalı Rulman;x', { dryRun: true });
  expect(other.rows).toMatchObject([{ outcome: 'UNCLEAR', candidates: [{ id }] }]);
});

test('a stock code is unique, and rows may swap theirs; undoing an import restores its codes', async () => {
  const site = await serveTestSite();
  const ids = [];
  for (const code of ['A-1', 'B-2', 'C-3']) ids.push(await addProduct(site, { name: `Ürün ${code}`, stockCode: code }));
  const [a = '', b = '', c = ''] = ids;
  const wrong = await send(site, `Id;Stock code\n${a};B 2\n${b};b2\n`, { dryRun: true });
  expect(wrong.rows.map(({ reasons }) => reasons[0]?.message)).toEqual([
    // The second row keeps its code, so the first cannot take it.
    'It is the stock code of Ürün B-2 already.',
    'The same stock code stands in line 2 already.',
  ]);
  expect((await send(site, `Id;Stock code\n${c};a1`, { dryRun: true })).rows[0]?.reasons).toMatchObject([
    { field: 'Stock code', message: 'It is the stock code of Ürün A-1 already.' },
  ]);

  const { importId } = await send(site, `Id;Stock code\n${a};B-2\n${b};A-1`);
  expect((await sold(site)).map(({ stockCode }) => stockCode)).toEqual(['B-2', 'A-1', 'C-3']);
  await site.asAdmin('mutation ($id: ID!) { undoImport(id: $id) { restored } }', { id: importId });
  expect((await sold(site)).map(({ stockCode }) => stockCode)).toEqual(['A-1', 'B-2', 'C-3']);
});
