import { expect, test } from 'vitest';
import { products } from '../../../db/tables/tables.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, download, send, upload } from '../../../testing/sheets.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';
import { inTurkish, isUnclear, marksIn } from '../../../../common/measures/decimalMark.ts';

const Try = `mutation ($file: Upload!, $answers: SheetAnswers, $dryRun: Boolean, $corrections: [SheetCorrection!]) {
  importProducts(file: $file, answers: $answers, dryRun: $dryRun, corrections: $corrections) { added wrong fields
    decimals { mark count cells { line field input value withComma withPoint } }
    rows { values reasons { input value message } } } }`;
type Report = {
  added: number;
  wrong: number;
  fields: string[];
  decimals: { mark: string | null; count: number; cells: Record<string, unknown>[] } | null;
  rows: { values: string[]; reasons: { input: string; value: string }[] }[];
};

async function site() {
  const site = await serveTestSite();
  for (const input of [
    { name: 'Ağırlık', kind: 'NUMBER', unit: 'kg' },
    { name: 'Basınç', kind: 'RANGE', unit: 'bar' },
    { name: 'Sürüm', kind: 'TEXT' },
  ])
    await site.asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', { input });
  const trying = async (file: string | Uint8Array, answers: object = {}, more: object = {}) => {
    const reply = await upload<{ importProducts: Report }>(site, Try, file, {
      answers,
      dryRun: true,
      ...more,
    } as object);
    return { ...reply, report: reply.data?.importProducts };
  };
  return { ...site, trying };
}

test.each([
  ['1.234', true, []],
  ['12,500', true, []],
  ['1.234 mm – 2.500 mm', true, []],
  ['₺ 999.999', true, []],
  ['0.500', false, ['POINT']],
  ['0,500', false, ['COMMA']],
  ['1.234.567', false, ['COMMA']],
  ['1,234,567', false, ['POINT']],
  ['1.234,56', false, ['COMMA']],
  ['1,234.56', false, ['POINT']],
  ['1234.567', false, ['POINT']],
  ['12,5', false, ['COMMA']],
  ['1 234', false, []],
  ['1\u00A0234', false, []],
  ['1\u202F234,567', false, ['COMMA']],
  ['12', false, []],
  ['1.2.3', false, []],
  ['A1.234', false, []],
])('the cell %s is unclear: %s, and shows the marks %j', (cell, unclear, shown) => {
  expect([isUnclear(cell), marksIn(cell)]).toEqual([unclear, shown]);
  if (unclear) expect(inTurkish(cell, 'COMMA')).toBe(cell);
});

const heads = 'Stok kodu;Ürün adı;Açıklama;Fiyat;Ağırlık;Basınç;Sürüm;Asgari sipariş';

test('a number of two meanings is asked about, and read as the answer says', async () => {
  const opened = await site();
  const file = [heads, 'İĞ-1;Şamandıra;x;12.500;1.234;1.500 - 2.000;1.234;1.000', 'İĞ-2;Işık;x;7;;;;'].join('\n');
  const { report } = await opened.trying(file);
  expect(report).toMatchObject({ added: 1, wrong: 1, decimals: { mark: null, count: 4 } });
  expect(report?.decimals?.cells).toContainEqual({
    line: 2,
    field: 'Basınç [bar]',
    input: 'spec:basınç',
    value: '1.500 - 2.000',
    withComma: '1500 - 2000',
    withPoint: '1,500 - 2,000',
  });
  expect(report?.rows[0]?.reasons.map(({ value }) => value).toSorted()).toEqual(
    ['1.000', '1.234', '1.500 - 2.000', '12.500'].toSorted(),
  );
  const refused = await opened.trying(file, {}, { dryRun: false });
  expect(refused.errors?.[0]).toMatchObject({
    message: expect.stringContaining('12.500 in line 2 is 12500 or 12,500') as string,
    extensions: { code: 'BAD_USER_INPUT', field: 'answers.decimalMark' },
  });
  expect(await opened.db.$count(products)).toBe(0);

  const valuesOf = async (decimalMark: string) => (await opened.trying(file, { decimalMark })).report;
  expect((await valuesOf('COMMA'))?.rows[0]?.values).toEqual(
    expect.arrayContaining(['12.500,00', '1.234', '1.500 - 2.000', '1000']),
  );
  const byPoint = await valuesOf('POINT');
  expect(byPoint).toMatchObject({ wrong: 0, decimals: { mark: 'POINT' } });
  expect(byPoint?.rows[0]?.values).toEqual(expect.arrayContaining(['12,50', '1,234', '1,500 - 2,000', '1']));
});

test('a column that shows its mark needs no question, and other columns answer for one that does not', async () => {
  const opened = await site();
  const read = async (prices: string[], answers: object = {}, more: object = {}) => {
    const file = ['Ürün adı;Açıklama;Fiyat;Ağırlık', ...prices.map((cells, at) => `Kasnak ${at};x;${cells}`)].join(
      '\n',
    );
    const { report } = await opened.trying(file, answers, more);
    const places = [report?.fields.indexOf('price') ?? -1, report?.fields.indexOf('spec:ağırlık') ?? -1];
    return [report?.decimals?.mark, ...(report?.rows.map(({ values }) => places.map((at) => values[at])) ?? [])];
  };
  expect(await read(['1.234;', '1.234,56;', '0,5;'])).toEqual([
    undefined,
    ['1.234,00', ''],
    ['1.234,56', ''],
    ['0,50', ''],
  ]);
  expect(await read(['1.234;', '0.500;'])).toEqual([undefined, ['1,234', ''], ['0,50', '']]);
  expect(await read(['1,234;', '1,234,567;'])).toEqual([undefined, ['1.234,00', ''], ['1.234.567,00', '']]);
  expect(await read(['1\u00A0234;'])).toEqual([undefined, ['1.234,00', '']]);
  // The weights show it, but a person may say otherwise of the prices.
  expect(await read(['1.234;12,5'])).toEqual(['COMMA', ['1.234,00', '12,5']]);
  expect(await read(['1.234;12,5'], { decimalMark: 'POINT' })).toEqual(['POINT', ['1,234', '12,5']]);
  expect(await read(['1.234;', '12,5;', '12.5;'])).toMatchObject([null, ['1.234', ''], ['12,50', ''], ['12,50', '']]);
  const correction = { corrections: [{ line: 2, field: 'price', value: '1234' }] };
  expect(await read(['1.234;'], {}, correction)).toEqual([undefined, ['1.234,00', '']]);
});

test('numbers of a workbook are what they are, its texts are asked about', async () => {
  const { trying } = await site();
  const rows = [
    ['Ürün adı', 'Açıklama', 'Fiyat', 'Ağırlık', 'Asgari sipariş'],
    ['Işıklı ikaz', 'x', 1.5, 1.234, 1000],
    ['Gövde', 'x', '1.234', 12.5, ''],
    ['Şaft', 'x', 2, '', 1.234],
  ];
  const { report } = await trying(await toXlsx(rows, [10, 10, 10, 10, 10]));
  expect(report?.decimals).toMatchObject({ count: 1, cells: [{ line: 3, input: 'price' }] });
  expect(report?.rows[0]).toMatchObject({ reasons: [], values: expect.arrayContaining(['1,234']) as string[] });
  expect(report?.rows[2]?.reasons).toMatchObject([{ input: 'minimumQuantity' }]);
});

test('an export of typed numbers says its mark, and comes back as it is, also to a site without its products', async () => {
  const opened = await site();
  const specs = [{ attributeId: 'ağırlık', values: ['1.240 kg', '2.5 kg'] }];
  const id = await addProduct(opened, { name: 'Şamandıra', specs });
  for (const type of ['csv', 'xlsx']) {
    const file = await download(opened, `products.${type}`);
    expect(await send(opened, file, { dryRun: true })).toMatchObject({ unchanged: 1, wrong: 0 });
  }
  const file = await download(opened, 'products.csv');
  expect(file.toString()).toContain('Ağırlık (1.234,5) [kg]');
  await opened.asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  await send(opened, file);
  const [row] = await opened.db.select().from(products);
  expect(row?.specs).toMatchObject([{ values: ['1.240 kg', '2.5 kg'] }]);
  // Headings may be written by others; then a cell that is as the site exported it is what is stored.
  const plain = 'Ürün adı;Ağırlık\nŞamandıra;1.240 kg | 2.5 kg';
  expect(await send(opened, plain, { dryRun: true })).toMatchObject({ unchanged: 1, wrong: 0 });
});
