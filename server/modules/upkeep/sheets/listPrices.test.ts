import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importFile, workbookOf } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProfile, column } from '../../../testing/profiles.ts';
import { products } from '../../../db/tables/tables.ts';
import { moneyDefaults } from '../../catalogue/money/money.store.ts';
import { saveMoney } from '../../catalogue/rates/money.save.ts';
import type { ColumnName } from './reading/columns.ts';

async function opened() {
  const api = await openTestApi();
  await saveMoney(api.db, { values: { ...moneyDefaults, currencies: ['EUR', 'USD'] }, now: Date.now() });
  /** Imports a file and returns the stored list prices, or the reasons. */
  const read = async (file: Buffer | string, columns: (ColumnName | null)[]) => {
    await api.db.write((tx) => tx.delete(products));
    const { rows } = await importFile(api, file, { dryRun: true, columns });
    const wrong = rows.flatMap(({ reasons }) => reasons.map(({ message }) => message));
    if (wrong.length > 0) return wrong;
    await importFile(api, file, { dryRun: false, columns });
    const stored = await api.db.select().from(products).orderBy(asc(products.stockCode));
    return stored.map(({ listPrice: one }) => one && [one.amount, one.currency, one.includesVat]);
  };
  return { ...api, read };
}

const columns: ColumnName[] = ['stockCode', 'name', 'description', 'listPrice'];
const file = (heading: string, cells: string[], more: string[] = []) =>
  [
    `Kod;Ad;Açıklama;${heading}`,
    ...cells.map((cell, at) => `K${at};Vana ${at};x;${cell}${more[at] === undefined ? '' : `;${more[at]}`}`),
  ].join('\n');

test('a list price has the currency and the KDV that its cell, its heading, its format or a column beside it says', async () => {
  const { read } = await opened();
  expect(await read(file('Liste', ['5,00 €', '1.250,50 USD + KDV', '237,50 TL KDV hariç']), columns)).toEqual([
    [500, 'EUR', true],
    [125_050, 'USD', false],
    [23_750, 'TRY', false],
  ]);
  expect(await read(file('Liste Fiyatı (USD)', ['12,50', '8']), columns)).toEqual([
    [1250, 'USD', true],
    [800, 'USD', true],
  ]);
  expect(await read(file('Liste (EUR, KDV hariç)', ['12,50']), columns)).toEqual([[1250, 'EUR', false]]);
  expect(await read(file('Liste (TL) KDV hariç', ['12,50']), columns)).toEqual([[1250, 'TRY', false]]);
  expect(await read(file('Liste;Döviz', ['12,50', '3'], ['EUR', 'ABD Doları']), [...columns, null])).toEqual([
    [1250, 'EUR', true],
    [300, 'USD', true],
  ]);
  const book = await workbookOf(
    [
      ['Kod', 'Ad', 'Açıklama', 'Liste'],
      ['A', 'Vana', 'x', '<c s="1"><v>12.5</v></c>'],
    ],
    { formats: ['[$€-407] #,##0.00'] },
  );
  expect(await read(book, columns)).toEqual([[1250, 'EUR', true]]);
});

test('a list price without a currency, or in one that is not known, is refused and never taken for another', async () => {
  const { read } = await opened();
  expect(await read(file('Liste', ['12,50', '12,50 CHF', '12,50 €$']), columns)).toEqual([
    expect.stringMatching(/^'12,50' says no currency/),
    expect.stringMatching(/is no price/),
    expect.stringMatching(/is no price/),
  ]);
  expect(await read(file('Liste;Döviz', ['12,50'], ['Kron']), [...columns, null])).toEqual([
    expect.stringMatching(/is no price/),
  ]);
  expect(await read(file('Liste', ['5 GBP']), columns)).toEqual([expect.stringMatching(/no prices in GBP/)]);
});

test('two currencies in one column stay two, and a row with a third or with none is left out alone', async () => {
  const { db, read } = await opened();
  const mixed = file('Liste', ['5,00 €', '$ 12,50 + KDV', '7', '9 GBP', '3 TL', '4 CHF']);
  expect(await read(mixed, columns)).toEqual([
    expect.stringMatching(/^'7' says no currency/),
    expect.stringMatching(/no prices in GBP/),
    expect.stringMatching(/is no price/),
  ]);
  const { added, wrong } = await importFile({ db }, mixed, { columns, skipWrong: true });
  expect([added, wrong]).toEqual([3, 3]);
  const stored = await db.select().from(products).orderBy(asc(products.stockCode));
  expect(stored.map(({ listPrice: one }) => one && [one.amount, one.currency, one.includesVat])).toEqual([
    [500, 'EUR', true],
    [1250, 'USD', false],
    [300, 'TRY', true],
  ]);
  const book = await workbookOf(
    [
      ['Kod', 'Ad', 'Açıklama', 'Liste'],
      ['A', 'Vana', 'x', '<c s="1"><v>12.5</v></c>'],
      ['B', 'Vana 2', 'x', '<c s="2"><v>8</v></c>'],
    ],
    { formats: ['#,##0.00 [$€-407]', '[$$-409]#,##0.00'] },
  );
  expect(await read(book, columns)).toEqual([
    [1250, 'EUR', true],
    [800, 'USD', true],
  ]);
});

test('another price in lira alone is refused by its row where the product has a list price; with that, it follows', async () => {
  const { db } = await opened();
  await importFile({ db }, file('Liste', ['5,00 TRY + KDV', '4,00 TRY']), { columns });
  const lira: ColumnName[] = ['stockCode', 'price'];
  const other = await importFile({ db }, 'Kod;Fiyat\nK0;7,00\nK1;4,00\n', { columns: lira, dryRun: true });
  expect(other.rows.map(({ outcome, reasons }) => [outcome, reasons.map(({ message }) => message)])).toEqual([
    ['WRONG', [expect.stringMatching(/^Its price is reckoned of the list price/)]],
    ['UNCHANGED', []],
  ]);
  const both = await importFile({ db }, 'Kod;Fiyat;Liste\nK0;7,00;6,00 TRY + KDV\nK1;9,00;4,00 TRY\n', {
    columns: ['stockCode', 'price', 'listPrice'],
  });
  expect(both.rows.map(({ outcome }) => outcome)).toEqual(['CHANGED', 'UNCHANGED']);
  const stored = await db.select().from(products).orderBy(asc(products.stockCode));
  expect(stored.map(({ price }) => price)).toEqual([720, 400]);
});

test('a KDV that does not exist is named by its row', async () => {
  const { db } = await opened();
  const rows = file('Liste;KDV', ['5,00 TRY', '5,00 TRY'], ['18', '10']);
  const { rows: tried } = await importFile({ db }, rows, { columns: [...columns, 'vatRate'], dryRun: true });
  expect(tried.map(({ reasons }) => reasons.map(({ message }) => message))).toEqual([
    ['There is no KDV of 18 %. The rates are 20, 10, 1, 0.'],
    [],
  ]);
});

test('a profile fixes currency and KDV of a column; what a cell or its format says of another currency is not overruled', async () => {
  const { db, asAdmin } = await opened();
  const setup = {
    ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', fixed: [{ field: 'description', sameAsName: true }] },
    columns: [
      column('Kod', 'stockCode'),
      column('Ad', 'name'),
      column('Liste', 'listPrice', [{ kind: 'MONEY', currency: 'EUR', includesVat: false }]),
    ],
  };
  const profile = await addProfile({ asAdmin }, 'Avro', setup);
  const run = (file: Buffer | string, dryRun = true) =>
    importFile({ db }, file, { dryRun, profile, answers: undefined });
  await run('Kod;Ad;Liste\nA;A;12,50\nB;B;3,00 USD\nC;C;4,00 KDV dâhil\n', false);
  const stored = await db.select().from(products).orderBy(asc(products.stockCode));
  expect(stored.map(({ listPrice: one }) => one && [one.amount, one.currency, one.includesVat])).toEqual([
    [1250, 'EUR', false],
    [300, 'USD', false],
    [400, 'EUR', true],
  ]);
  const book = await workbookOf(
    [
      ['Kod', 'Ad', 'Liste'],
      ['A', 'A', '<c s="1"><v>12.5</v></c>'],
    ],
    { formats: ['[$$-409] #,##0.00'] },
  );
  expect((await run(book)).rows.flatMap(({ reasons }) => reasons.map(({ message }) => message))).toEqual([
    expect.stringMatching(/is no price/),
  ]);
});
