import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { state } from '../../db/tables.ts';
import { openTestApi } from '../../testing/openTestApi.ts';
import { create, entries } from '../products/products.store.ts';
import { isInStep } from './consistency.ts';
import { rebuild } from './search.index.ts';
import { renewIndex } from './reindex.ts';

/** A site with a product that its index has lost; `start` gives what a start says. */
async function staleSite() {
  const { db, folder } = await openTestApi();
  await create(db, { name: 'Çek Valf', description: 'DN50' }, 1);
  const lose = () => db.write(async (tx) => rebuild(tx, 'product_search', []));
  await lose();
  const start = async (on = db) => {
    const said: string[] = [];
    await renewIndex(on, (line) => said.push(line));
    return said;
  };
  return { db, folder, lose, start, inStep: async () => isInStep(db, 'product_search', await entries(db)) };
}

const sentence = 'Search has new rules: making its index anew from 1 rows, about 1 s …';

test('an index made by rules that nobody knows, or by others, is made anew at the start', async () => {
  const { db, lose, start, inStep } = await staleSite();
  expect(await start()).toEqual([sentence]);
  expect(await inStep()).toBe(true);

  await lose();
  await db.write(async (tx) => tx.update(state).set({ value: 1 }).where(eq(state.key, 'search-rules')));
  expect(await start()).toEqual([sentence]);
  expect(await inStep()).toBe(true);
});

test('a start with unchanged rules does nothing', async () => {
  const { db, lose, start, inStep } = await staleSite();
  await start();
  await lose();
  const before = db.dataVersion();
  expect(await start()).toEqual([]);
  expect(db.dataVersion()).toBe(before);
  expect(await inStep()).toBe(false);
});

test('of several processes that start at once, one makes the index anew', async () => {
  const { db, folder, start, inStep } = await staleSite();
  const other = await openDatabase(folder);
  onTestFinished(() => other.close());
  const said = await Promise.all([start(db), start(other)]);
  expect(said.flat()).toEqual([sentence]);
  expect(await inStep()).toBe(true);
});

test('the migration that empties the index leaves it to the next start to fill it', async () => {
  const { db, start, inStep } = await staleSite();
  await start();
  const migration = readFileSync('server/db/migrations/0003_short_beginnings.sql', 'utf8').split(
    '--> statement-breakpoint',
  );
  await db.write(async (tx) => migration.forEach((part) => tx.run(sql.raw(part))));
  expect(await inStep()).toBe(false);
  expect(await start()).toEqual([sentence]);
  expect(await inStep()).toBe(true);
});

test('a new site says nothing of it', async () => {
  const { db } = await openTestApi();
  const said: string[] = [];
  await renewIndex(db, (line) => said.push(line));
  expect(said).toEqual([]);
});
