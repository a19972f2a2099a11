import { expect, test } from 'vitest';
import { describeSheet } from './reading/readLines.ts';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const count = 5001;
const numbered = <T>(made: (n: number) => T, rows = count) => Array.from({ length: rows }, (_, n) => made(n));
const list = (rows: number) => `Stok kodu;Ad\n${numbered((n) => `K-${n};Vana ${n}`, rows).join('\n')}`;

/** A list longer than a page of a report, in the forms that programs write. */
const lists: [string, string][] = [
  ['CSV', list(count)],
  ['JSON lines', numbered((n) => JSON.stringify({ 'Stok kodu': `K-${n}`, Ad: `Vana ${n}` })).join('\n')],
  ['a page', `<table><tr><th>Stok kodu<th>Ad${numbered((n) => `<tr><td>K-${n}<td>Vana ${n}`).join('')}</table>`],
];

test('a list of 5,001 products by hand is read whole, as one with a profile is', async () => {
  const api = await openTestApi();
  const columns = ['stockCode', 'name'] as const;
  for (const [what, file] of lists) {
    const { added, wrong, noProduct } = await importFile(api, file, { dryRun: true, columns: [...columns] });
    expect([what, added, wrong, noProduct]).toEqual([what, count, 0, 0]);
  }
}, 120_000);

test('a file of 20,001 rows says how many there may be', async () => {
  const api = await openTestApi();
  await expect(describeSheet(api.db, Buffer.from(list(20_001)))).rejects.toThrow(/20,?000 rows/);
});
