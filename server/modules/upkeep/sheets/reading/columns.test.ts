import { expect, test } from 'vitest';
import { serveTestSite } from '../../../../testing/serveTestSite.ts';
import { all, download, send, upload } from '../../../../testing/sheets.ts';
import { readSheet } from '../../../../spreadsheet/readSheet.ts';

type Described = { readSheet: { name: string | null; rows: number; columns: { field: string | null }[] } };
const Read = 'mutation ($file: Upload!) { readSheet(file: $file) { name rows columns { heading sample field } } }';
const describe = async (site: Awaited<ReturnType<typeof serveTestSite>>, file: string | Uint8Array) =>
  upload<Described>(site, Read, file, {});

test.each([
  ['Ürün adı;AÇIKLAMA;kategori;FİYAT (TL)', ['name', 'description', 'categoryId', 'price']],
  ['URUN ADI;aciklama;KATEGORİ;fiyat', ['name', 'description', 'categoryId', 'price']],
  ['İSİM;Açıklama;Grup;Birim Fiyat', ['name', 'description', 'categoryId', 'price']],
  ['name;DESCRIPTION;Category;Price', ['name', 'description', 'categoryId', 'price']],
  ['Ürün_adı;Öne-çıkan;Görsel;Resim', ['name', 'featured', null, null]],
  ['Stok;Fiyat (USD);Ürünler;', [null, 'price', null, null]],
  ['P-1;Rulman;TL;20', [null, null, null, null]],
])('the headings %s are recognised', async (heading, fields) => {
  const site = await serveTestSite();
  const { data } = await describe(site, `${heading}\na;b;c;d`);
  expect(data?.readSheet.columns.map(({ field }) => field)).toEqual(fields);
});

test('a file is described by its columns with samples, and its rows without the blank ones', async () => {
  const site = await serveTestSite();
  const { data } = await describe(site, '\n\nKod;Ürün adı\n;\n6204;Rulman\n;\n');
  expect(data?.readSheet).toEqual({
    name: null,
    rows: 1,
    columns: [
      { heading: 'Kod', sample: '6204', field: 'stockCode' },
      { heading: 'Ürün adı', sample: 'Rulman', field: 'name' },
    ],
  });
  expect((await send(site, '\n\nÜrün adı;Açıklama\n;\nRulman;\n', { dryRun: true })).rows).toMatchObject([{ line: 5 }]);
});

test('columns can be assigned by hand; an unassigned one is left out', async () => {
  const site = await serveTestSite();
  const columns = ['name', 'description', null, 'price'];
  expect(await send(site, 'Mal;Not;Stok;Liste\nVana;x;4;12,5', { columns })).toMatchObject({ added: 1 });
  expect(await all(site)).toMatchObject([{ name: 'Vana', price: 12.5 }]);
});

test.each([
  [['price'], 'No column holds the name'],
  [['name', 'name'], 'Two columns are Name'],
  [['name', 'stok'], 'There is no field stok'],
])('the columns %j are refused', async (columns, message) => {
  const site = await serveTestSite();
  const { error } = await send(site, 'A;B\nVana;x', { columns, dryRun: true });
  expect(error).toMatchObject({
    message: expect.stringContaining(message) as string,
    extensions: { code: 'BAD_USER_INPUT', field: 'columns' },
  });
});

test.each(['csv', 'xlsx'])('the template as %s is a file that can be imported', async (type) => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Rulmanlar" }) { id } }');
  const file = await download(site, `products-template.${type}`);
  const { heading } = await readSheet(file);
  const names = ['Id', 'Name', 'Description', 'Category', 'Price (KDV dâhil)', 'Featured', 'Image', 'Image caption'];
  expect(heading).toEqual(names);
  expect(await send(site, file)).toMatchObject({ added: 1, wrong: 0 });
  expect(await all(site)).toMatchObject([{ price: 285, category: { id: 'rulmanlar' } }]);
});
