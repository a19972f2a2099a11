// Takes long: catalogues are indexed once more at starts, and processes that start at once wait for each other.
import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { onSqlite, openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { state } from '../../../db/tables/tables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { searchIndexes } from './searchIndexes.ts';
import { productIndex } from '../../catalogue/products/products.rows.ts';
import { changeProducts } from '../../catalogue/products/products.change.ts';
import { createProduct } from '../../catalogue/products/products.store.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { reindexIfNeeded, type SearchIndexes } from './reindex.ts';
import { reindexAtStart } from './reindexAtStart.ts';
import { anyIndex, rebuild } from '../../../search/searchIndex.ts';

const index = anyIndex(productIndex);

/** Opens a site with a product that its index has lost; `start` returns the lines that a start prints. */
async function staleSite() {
  const { db, folder } = await openTestApi();
  await createProduct(db, { name: 'Çek Valf', description: 'DN50' }, 1);
  const lose = () => db.write(async (tx) => rebuild(tx, index, []));
  await lose();
  const start = async (on = db) => {
    const said: string[] = [];
    await reindexIfNeeded(on, searchIndexes, { say: (line) => said.push(line) });
    return said;
  };
  return { db, folder, lose, start, consistent: async () => isConsistent(db, index, await index.entries(db)) };
}

const sentence = 'The search index is out of date. Reindexing 1 row, about 1 s …';

test('an index made by other or unknown rules is rebuilt at the start', async () => {
  const { db, lose, start, consistent } = await staleSite();
  expect(await start()).toEqual([sentence]);
  expect(await consistent()).toBe(true);

  await lose();
  await db.write(async (tx) => tx.update(state).set({ value: 1 }).where(eq(state.key, 'search-rules')));
  expect(await start()).toEqual([sentence]);
  expect(await consistent()).toBe(true);
});

test('a start with unchanged rules does nothing', async () => {
  const { db, lose, start, consistent } = await staleSite();
  await start();
  await lose();
  const before = db.dataVersion();
  expect(await start()).toEqual([]);
  expect(db.dataVersion()).toBe(before);
  expect(await consistent()).toBe(false);
});

test('only one of several processes that start at once reindexes', async () => {
  const { db, folder, start, consistent } = await staleSite();
  const other = await openTestDatabase(folder);
  onTestFinished(() => other.close());
  const said = await Promise.all([start(db), start(other)]);
  expect(said.flat()).toEqual([sentence]);
  expect(await consistent()).toBe(true);
});

onSqlite('the migration that empties the index leaves it to the next start to fill it', async () => {
  const { db, start, consistent } = await staleSite();
  await start();
  const migration = readFileSync('server/db/migrations/0003_short_beginnings.sql', 'utf8').split(
    '--> statement-breakpoint',
  );
  await db.write(async (tx) => migration.forEach((part) => tx.run(sql.raw(part))));
  expect(await consistent()).toBe(false);
  expect(await start()).toEqual([sentence]);
  expect(await consistent()).toBe(true);
});

/** Returns the rules of the program after an update that changes the text of one file. */
async function rulesAfter(file: string, edit: (source: string) => string) {
  const updated = await createServer({
    configFile: false,
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
    plugins: [
      {
        name: 'update',
        enforce: 'pre',
        transform: (code: string, id: string) => (id.endsWith(file) ? edit(code) : undefined),
      },
    ],
  });
  onTestFinished(() => updated.close());
  const loaded = await updated.ssrLoadModule('/server/modules/upkeep/reindex/searchIndexes.ts');
  return (loaded as { searchIndexes: SearchIndexes }).searchIndexes.rules;
}

test('an update that reads a letter differently reindexes once, and one that changes a comment does not', async () => {
  const { db, start } = await staleSite();
  await start();
  const letters = 'common/text/letters.ts';
  expect(await rulesAfter(letters, (source) => `// Another comment.\n${source}`)).toBe(searchIndexes.rules);
  const rules = await rulesAfter(letters, (source) => source.replace("ß: 'ss'", "ß: 'sz'"));
  const said: string[] = [];
  const updated = { ...searchIndexes, rules };
  for (let times = 0; times < 2; times++) await reindexIfNeeded(db, updated, { say: (line) => said.push(line) });
  expect(said).toEqual([sentence]);
});

test('an update that finds products by another column reindexes', async () => {
  const rows = 'catalogue/products/products.rows.ts';
  const rules = await rulesAfter(rows, (source) => source.replace('row.documentText]', 'row.documentText, row.image]'));
  expect(rules).not.toBe(searchIndexes.rules);
});

test('a new site prints nothing about reindexing', async () => {
  const { db } = await openTestApi();
  const said: string[] = [];
  await reindexIfNeeded(db, searchIndexes, { say: (line) => said.push(line) });
  expect(said).toEqual([]);
});

test('a start with many products rebuilds their index in a worker, and answers meanwhile', async () => {
  const { db, heavyWork } = await openTestApi();
  const rows = Array.from({ length: 600 }, (_, n) => ({ name: `Şamandıra ${n}`, description: 'Pirinç' }));
  await db.write(async (tx) => {
    await changeProducts(
      tx,
      rows.map((row, n) => ({ add: row, id: String(n), now: n })),
    );
    await rebuild(tx, index, []);
  });
  const [said, doing]: string[][] = [[], []];
  const say = (line: string) => said?.push(line);
  await reindexAtStart({ db, heavyWork }, searchIndexes, say, (what) => doing?.push(what));
  expect(said).toEqual([
    'The search index is out of date. Reindexing 600 rows, about 1 s …',
    expect.stringMatching(/^Reindexed 600 rows in \d+\.\d s\.$/),
  ]);
  expect(doing?.[0]).toBe('reindexing 0 %');
  expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
  await reindexAtStart({ db, heavyWork }, searchIndexes, say);
  expect(said).toHaveLength(2);
});
