import { expect, test } from 'vitest';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const numbers: [number, string | RegExp][] = [
  [0.30000000000000004, '0,30'],
  [1234.5600000000002, '1.234,56'],
  [107.35199999999999, '107,35'],
  [89.4616, '89,46'],
  [20.125, '20,13'],
  [100 / 3, '33,33'],
  [0.352, /0,352 has more than two decimals/],
  [0.0125, /more than two decimals/],
];

test('prices that a formula has calculated are taken as their cells show them; a price that rounding would change is asked', async () => {
  const api = await openTestApi();
  const rows = numbers.map(([number], at) => [`A-${at}`, `Vana ${at}`, `<c><f>B1*1.2</f><v>${number}</v></c>`]);
  const { rows: read } = await importFile(api, await workbookOf([['Stok kodu', 'Ad', 'Fiyat'], ...rows]), {
    dryRun: true,
  });
  for (const [at, [, expected]] of numbers.entries()) {
    const row = read[at];
    if (typeof expected === 'string') expect([row?.outcome, row?.values.at(-1)]).toEqual(['ADDED', expected]);
    else expect(row?.reasons[0]?.message).toMatch(expected);
  }
});

test('a text of a program that calculates in doubles is taken, and three typed decimals are not', async () => {
  const api = await openTestApi();
  const file = 'Stok kodu;Ad;Fiyat\nA;Vana;0.30000000000000004\nB;Te;107,35199999999999\nC;Nipel;12,3456';
  const { rows } = await importFile(api, file, { dryRun: true });
  expect(rows.map(({ values }) => values.at(-1)).slice(0, 2)).toEqual(['0,30', '107,35']);
  expect(rows[2]?.reasons[0]?.message).toMatch(/12,3456 has more than two decimals/);
});

test('a program may send what is left over of its doubles', async () => {
  const { asAdmin } = await openTestApi();
  const Create =
    'mutation ($price: Float) { createProduct(input: { name: "Vana", description: "x", price: $price }) { price } }';
  for (const [sent, kept] of [
    [0.1 + 0.2, 0.3],
    [1.1 * 1.1 * 100, 121],
    [1234.5600000000002, 1234.56],
  ])
    expect((await asAdmin(Create, { price: sent })).data?.createProduct.price).toBe(kept);
  expect((await asAdmin(Create, { price: 1.234 })).errors?.[0]?.message).toMatch(/decimals/);
});
