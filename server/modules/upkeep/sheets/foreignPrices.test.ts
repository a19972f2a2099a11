import { expect, test } from 'vitest';
import { currencyOfFormat } from '../../../../common/measures/currencies.ts';
import { products } from '../../../db/tables/tables.ts';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import type { ColumnName } from './reading/columns.ts';

const foreign = expect.stringMatching(/^This price is in .+, and prices here are in lira\./);

test('a format shows a currency by its sign, its code or its words, and lira or no currency at all', () => {
  const formats = [
    '[$€-407] #,##0.00',
    '[$$-409]#,##0.00',
    '#,##0.00 [$USD]',
    '#,##0.00\\ "€"',
    '"EUR" 0',
    '$#,##0.00',
  ];
  const more = [
    '_-* #,##0.00 [$£-809]_-',
    '#,##0.00\\ [$kr-41D]',
    '0.00 "Euro"',
    '€ 0.00;[Red]-€ 0.00',
    '#,##0.00 \\$',
  ];
  expect([...formats, ...more].filter((format) => currencyOfFormat(format) === null)).toEqual([]);
  const lira = [
    '#,##0.00 [$₺-41F]',
    '#,##0.00 "TL"',
    '[$TRY] 0',
    '#,##0.00',
    '0 "adet"',
    '[$-41F]dd.mm.yyyy',
    '[Red]0',
    '@',
    '0%',
  ];
  expect(lira.filter((format) => currencyOfFormat(format) !== null)).toEqual([]);
});

test('a price in another currency is refused: by its format, its text, its heading, or a column beside it', async () => {
  const api = await openTestApi();
  const outcomes = async (file: Buffer | string, columns?: (ColumnName | null)[]) => {
    const { rows } = await importFile(api, file, { dryRun: true, ...(columns && { columns }) });
    return rows.map(({ outcome, reasons }) => reasons[0]?.message ?? outcome);
  };
  const shown = await workbookOf(
    [
      ['Stok kodu', 'Ad', 'Fiyat'],
      ['A', 'A', '<c s="1"><v>12.5</v></c>'],
      ['B', 'B', '<c s="2"><v>20</v></c>'],
      ['C', 'C', '<c s="3"><v>300</v></c>'],
      ['D', 'D', ''],
    ],
    {
      formats: ['[$€-407] #,##0.00', '[$$-409]#,##0.00', '#,##0.00 [$₺-41F]'],
      after: '<mergeCells><mergeCell ref="C2:C2"/></mergeCells>',
    },
  );
  expect(await outcomes(shown)).toEqual([foreign, foreign, 'ADDED', 'ADDED']);

  const mapped: ColumnName[] = ['stockCode', 'name', 'price'];
  const beside = (heading: string, cells: string[], price = 'Fiyat') =>
    outcomes([`Kod;Ad;${price};${heading}`, ...cells.map((cell, at) => `K${at};Vana ${at};12,50;${cell}`)].join('\n'), [
      ...mapped,
      null,
    ]);
  const bad = [foreign, foreign, foreign, 'ADDED', 'ADDED'];
  expect(await beside('Döviz', ['EUR', 'usd', '978', 'TL', ''])).toEqual(bad);
  expect(await beside('Para birimi', ['Kron', '€', 'Sterlin', 'Türk Lirası', '₺'])).toEqual(bad);
  expect(await beside('priceCurrency', ['Euro', 'AED', 'US$', 'TRY', 'try'])).toEqual(bad);
  expect(await beside('Sütun 4', ['EUR', 'ABD Doları', '$', 'Avrupa', 'Kauçuk'])).toEqual(bad);
  expect(await beside('Kargo para birimi', ['EUR', 'USD', 'TL'], 'Fiyat (TL)')).toEqual(['ADDED', 'ADDED', 'ADDED']);
  expect(await outcomes('Kod;Ad;Fiyat (EUR)\nA;A;12,50', mapped)).toEqual([foreign]);
  expect(await outcomes('Kod;Ad;Fiyat\nA;A;12,50 €\nB;B;EUR 5\nC;C;sorunuz', mapped)).toEqual([
    foreign,
    foreign,
    'ADDED',
  ]);
  // A person who enters the price knows its currency.
  const corrections = [{ line: 2, field: 'price', value: '500' }];
  expect(await importFile(api, shown, { dryRun: true, corrections })).toMatchObject({ added: 3, wrong: 1 });
  expect(await api.db.$count(products)).toBe(0);
});

test('a feed says its currency in an attribute, an element or once for all, and only what is about the price counts', async () => {
  const api = await openTestApi();
  const outcomes = async (file: string, fields: Record<string, ColumnName>) => {
    const { readSheet } = await import('../../../spreadsheet/readSheet.ts');
    const { heading } = await readSheet(Buffer.from(file));
    const columns = heading.map((name) => fields[name] ?? null);
    const { rows } = await importFile(api, file, { dryRun: true, columns });
    return rows.map(({ outcome, reasons }) => reasons[0]?.message ?? outcome);
  };
  const fields: Record<string, ColumnName> = { ad: 'name', fiyat: 'price', 'fiyat/tutar': 'price' };
  const feed = (rows: string[], head = '<liste>') =>
    `<?xml version="1.0"?>${head}${rows.map((row) => `<urun>${row}</urun>`).join('')}</liste>`;
  const price = (attribute: string, ad: string) => `<ad>${ad}</ad><fiyat ${attribute}>12.5</fiyat>`;
  expect(
    await outcomes(
      feed([price('currency="EUR"', 'A'), price('paraBirimi="USD"', 'B'), price('currency="TRY"', 'C')]),
      fields,
    ),
  ).toEqual([foreign, foreign, 'ADDED']);
  const element = (currency: string, ad: string) => `<ad>${ad}</ad><fiyat>12.5</fiyat><doviz>${currency}</doviz>`;
  expect(await outcomes(feed([element('EUR', 'A'), element('TL', 'B')]), fields)).toEqual([foreign, 'ADDED']);
  const inner = '<ad>A</ad><fiyat><tutar>12.5</tutar><birim>USD</birim></fiyat>';
  expect(await outcomes(feed([inner, inner.replace('USD', 'TL')]), fields)).toEqual(
    [foreign, 'WRONG'].map((one, at) => (at === 0 ? one : expect.anything())),
  );
  const cargo = (ad: string) => `<ad>${ad}</ad><fiyat>12.5</fiyat><kargo currency="EUR">3</kargo>`;
  expect(await outcomes(feed([cargo('A'), cargo('B')]), fields)).toEqual(['ADDED', 'ADDED']);
  const plain = ['A', 'B'].map((ad) => `<ad>${ad}</ad><fiyat>12.5</fiyat>`);
  expect(await outcomes(feed(plain, '<liste currency="EUR">'), fields)).toEqual([foreign, foreign]);
  expect(await outcomes(feed(plain, '<liste><bilgi><currency>USD</currency></bilgi>'), fields)).toEqual([
    foreign,
    foreign,
  ]);
  expect(await outcomes(feed(plain, '<liste currency="TRY">'), fields)).toEqual(['ADDED', 'ADDED']);
  const json = (currency: string, name: string) => JSON.stringify({ ad: name, fiyat: { tutar: 12.5, currency } });
  expect(await outcomes(`${json('EUR', 'A')}\n${json('TRY', 'B')}\n`, fields)).toEqual([foreign, 'ADDED']);
});

test('a profile refuses such prices, too, unless it multiplies them', async () => {
  const api = await openTestApi();
  const setup = (steps: object[]) => ({
    ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', fixed: [{ field: 'description', sameAsName: true }] },
    columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price', steps)],
  });
  const plain = await addProfile(api, 'Avro', setup([]));
  const reckoned = await addProfile(api, 'Çarpan', setup([{ kind: 'FACTOR', by: 40 }]));
  const file = 'Kod;Ad;Fiyat;Döviz\nA;A;12,50;EUR\nB;B;10,00;TL\n';
  const run = (profile: string) => importFile(api, file, { dryRun: true, profile, answers: undefined });
  expect((await run(plain)).rows.map(({ outcome, reasons }) => reasons[0]?.message ?? outcome)).toEqual([
    foreign,
    'ADDED',
  ]);
  expect(await run(reckoned)).toMatchObject({ added: 2, wrong: 0 });
});
