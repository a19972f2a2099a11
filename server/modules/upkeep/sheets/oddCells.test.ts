import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { createDice } from '../../../testing/random/dice.ts';
import { addProfile, column, run } from '../../../testing/profiles.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { inGate } from '../../../testing/inGate.ts';

/** Numbers as four countries write them, dates, blanks of all kinds, formulas, and what is no number at all. */
const cells: [string, ...string[]] = [
  '1.234,50',
  ...['1,234.50', "1'234.50", '1 234,50', '1.234', '1,5', '12,345', '1.234.567,00', '0', '-5', '-0,5', '007'],
  ...['12 TL', '₺12', '12,50 ₺', '12 %', '½', '1e5', '0x1F', '１２', '٣٤', '99999999999999999999', 'NaN', 'Infinity'],
  ...[
    '2026-11-26',
    '26.11.2026',
    '11/26/26',
    '3/8',
    '',
    ' ',
    '\u00a0',
    '\u200b',
    '\t',
    '\u200b12\u200b',
    '12\u00a0345,00',
  ],
  ...[
    '=1+1',
    '=HYPERLINK("x")',
    '+90',
    '@SUM(A1)',
    '#REF!',
    '#YOK',
    "'12",
    '"',
    '""',
    ';',
    'a;b',
    'iki\nsatır',
    '<b>1</b>',
  ],
  ...['sorunuz', '-', 'yok', 'VAR', 'İĞÜŞÖÇ ıiIİ', 'e\u0301', '🙂', '\u202e12', '{}', 'null', 'undefined', 'true'],
  ...['x'.repeat(10_000), '9'.repeat(400), `${'1.'.repeat(50)}0`],
];

test('odd cells are read or refused with a reason, row by row, and mean the same when they come again', async () => {
  const site = await serveTestSite();
  const count = inGate(300, 1170);
  const dice = createDice(20_261_126);
  const fields = ['price', 'leadDays', 'minimumQuantity', 'gtin', 'brand', 'availability'];
  const profile = await addProfile(site, 'Tuhaf', {
    ...{ decimalMark: 'COMMA', findBy: 'STOCK_CODE', limits: { refused: 100, missing: 100, price: 1000 } },
    columns: [column('kod', 'stockCode'), column('ad', 'name'), ...fields.map((field) => column(field, field))],
    fixed: [{ field: 'description', sameAsName: true }],
    onRequest: ['sorunuz'],
  });
  const rows = Array.from({ length: count }, (_, at) => [
    ...[`K-${at}`, `Ürün ${at}`],
    // One odd cell a row shows what becomes of it; some rows have six.
    ...fields.map((_, place) => (at % 7 === 0 || at % fields.length === place ? dice.one(cells) : '')),
  ]);
  expect(rows.flatMap((row) => row.slice(2)).filter((cell) => cell !== '').length).toBeGreaterThan(1.5 * count);
  const file = stringify([['kod', 'ad', ...fields], ...rows], { delimiter: ';' });
  const first = await run(site, profile, file);
  expect(first.error).toBeUndefined();
  const wrong = first.rows.filter(({ outcome }) => outcome === 'WRONG');
  expect(first.rows).toHaveLength(count);
  expect(wrong.length).toBeGreaterThan(20);
  expect(first.added).toBeGreaterThan(20);
  for (const { reasons } of wrong) for (const { message } of reasons) expect(message).toMatch(/.{5,}/);
  expect(await run(site, profile, file)).toMatchObject({
    added: 0,
    changed: 0,
    unchanged: first.added,
    wrong: first.wrong,
  });
  const { data } = await site.asAdmin('{ products(first: 100) { nodes { price leadDays minimumQuantity } } }');
  for (const { price, leadDays } of data.products.nodes as { price: number | null; leadDays: number | null }[]) {
    expect(price === null || (price >= 0 && price <= 1e9)).toBe(true);
    expect(leadDays === null || (leadDays >= 1 && leadDays <= 999)).toBe(true);
  }
});
