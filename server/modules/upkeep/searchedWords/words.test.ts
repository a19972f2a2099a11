import { expect, test } from 'vitest';
import { dayHere } from '../../../core/companyDays.ts';
import type { Db } from '../../../db/database.ts';
import { dailyCounts } from '../../../db/tables/figureTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addFigures } from '../../catalogue/figures/figures.store.ts';
import { columns, rows } from './words.csv.ts';

async function linesOf(db: Db) {
  const lines: string[] = [];
  for await (const row of rows(db)) lines.push(row.join(';'));
  return lines;
}

test('the file has what visitors looked for, how often, and what they found', async () => {
  const { db } = await openTestApi();
  expect(await linesOf(db)).toEqual([]);
  const today = dayHere(Date.now());
  await addFigures(db, today, [
    { kind: 'FOUND_NONE', key: 'sanzuman', n: 4 },
    { kind: 'FOUND_NONE', key: 'rulman', n: 1 },
    { kind: 'FOUND_MANY', key: 'rulman', n: 9 },
    { kind: 'FOUND_ONE', key: 'keçe', n: 3 },
    { kind: 'SEEN', key: 'w:rulman', n: 6 },
    { kind: 'SEEN', key: 'p:1', n: 60 },
    { kind: 'SEARCHED', key: '', n: 40 },
  ]);
  const month = today.slice(0, 7);
  expect(await linesOf(db)).toEqual([
    `rulman;10;1;0;0;9;6;${month}`,
    `sanzuman;4;4;0;0;0;0;${month}`,
    `keçe;3;0;3;0;0;0;${month}`,
  ]);
  expect(columns).toHaveLength(8);
});

test('words of the year before are left out', async () => {
  const { db } = await openTestApi();
  await db.write(async (tx) =>
    tx.insert(dailyCounts).values({ day: 'm2020-01', kind: 'FOUND_NONE', key: 'eski', n: 8 }),
  );
  expect(await linesOf(db)).toEqual([]);
});
