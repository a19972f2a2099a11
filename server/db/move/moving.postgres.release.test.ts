// Takes long: whole sites are moved between engines, by processes of their own.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { unfollowed } from '../../jobs/progress.ts';
import { exportContent } from '../../modules/upkeep/content/content.export.ts';
import { importContent } from '../../modules/upkeep/content/content.import.ts';
import { reindexIfNeeded } from '../../modules/upkeep/reindex/reindex.ts';
import { isConsistent } from '../../search/consistency.ts';
import { searchIndexes } from '../../modules/upkeep/reindex/searchIndexes.ts';
import { explain } from '../../process/startErrors.ts';
import { enquiryInput, SendEnquiry } from '../../testing/enquiries.ts';
import { openTestApi, temporaryFolder } from '../../testing/openTestApi.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { databaseOf } from '../../testing/postgres/databaseOf.ts';
import { categories } from '../tables/tables.ts';
import { openDatabase } from '../openDatabase.ts';
import { aloneOn } from '../postgres/lock.ts';
import { rowsOf } from '../postgres/rowsOf.ts';
import { areSame } from './copyTables.ts';
import { moveDatabase } from './moveDatabase.ts';

const run = promisify(execFile);

/** Starts another process on the other engine. */
const onSqlite = { PATH: process.env.PATH, NODE_ENV: 'test' };

/** Returns the content of a folder, exported by a process on SQLite. */
async function exportedFrom(folder: string) {
  const script = `
    const { openDatabase } = await import('./server/db/openDatabase.ts');
    const { exportContent } = await import('./server/modules/upkeep/content/content.export.ts');
    const db = await openDatabase(process.argv[1]);
    process.stdout.write(JSON.stringify(await exportContent(db)), () => db.close());`;
  const words = ['--import', 'tsx', '--input-type=module', '-e', script, folder];
  const { stdout } = await run(process.execPath, words, { env: onSqlite, maxBuffer: 50_000_000 });
  return stdout;
}

const urlOf = async (folder: string) => (await databaseOf(folder)) ?? '';

/** A site on a server, with the starter content, changes to it, and messages of visitors. */
async function site() {
  const api = await openTestApi();
  const content = JSON.parse(readFileSync('server/testing/starter/content.json', 'utf8')) as {
    information: { products: { products: { image: null }[] } };
  };
  content.information.products.products.forEach((product) => (product.image = null));
  await importContent(api.db, content);
  const done = [
    await api.asAdmin('mutation { setProductFeatured(id: "1738669741160", featured: false) { id } }'),
    await api.asAdmin('mutation { deleteProduct(id: "1790607347430") }'),
    await api.asAdmin('mutation { createCategory(input: { name: "Işıklı \\"Şamandıra\\" \\\\ {çöp}" }) { id } }'),
    await api.asVisitor(SendEnquiry, { input: enquiryInput() }),
    await api.asVisitor(SendEnquiry, { input: enquiryInput({ message: 'Ğ\n\t😀 "tırnak" {1,2}' }) }),
  ];
  expect(done.map(({ errors }) => errors)).toEqual(done.map(() => undefined));
  // Tables whose rows may be lost in a crash are not moved.
  await aloneOn(await urlOf(api.folder), (tx) => rowsOf(tx, sql`create unlogged table counts (key varchar(9))`));
  return api;
}

test('a site moves from a server into a folder and to another server unchanged, and works there', async () => {
  const api = await site();
  const before = JSON.stringify(await exportContent(api.db));
  const revision = api.db.revision();
  const from = await urlOf(api.folder);
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
  await expect(moveDatabase({ dataDir: folder, url: from, isToServer: false }, unfollowed())).rejects.toThrow(
    /^The site is running on postgres:\/\/127\.0\.0\.1:\d+\/test-.*: stop it first/,
  );
  expect(existsSync(join(folder, 'site.db'))).toBe(false);
  api.changes.close();
  api.heavyWork.close();
  api.db.close();

  const compared = await moveDatabase({ dataDir: folder, url: from, isToServer: false }, unfollowed());
  expect(compared.filter((table) => !areSame(table))).toEqual([]);
  expect(compared.find(({ table }) => table === 'products')?.source.rows).toBe(55);
  expect(compared.find(({ table }) => table === 'revisions')?.source.rows).toBeGreaterThan(55);
  expect(await exportedFrom(folder)).toBe(before);

  const url = await urlOf(other);
  await moveDatabase({ dataDir: folder, url, isToServer: true }, unfollowed());
  await expect(moveDatabase({ dataDir: folder, url, isToServer: true }, unfollowed())).rejects.toThrow(
    /^There are rows in postgres:.* already: a move needs an empty one\. Nothing was changed\.$/,
  );
  const db = await openTestDatabase(other);
  onTestFinished(() => db.close());
  expect(JSON.stringify(await exportContent(db))).toBe(before);
  expect(db.revision()).toBe(revision);
  // The first start makes the index; sequences continue.
  await reindexIfNeeded(db, searchIndexes, {});
  for (const index of searchIndexes.indexes) expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
  const [last] = await rowsOf<{ seq: number }>(db, sql`select max(seq) as seq from enquiries`);
  const [next] = await db.write((tx) =>
    rowsOf<{ seq: number }>(tx, sql`select nextval(pg_get_serial_sequence('enquiries', 'seq')) as seq`),
  );
  expect(next?.seq).toBe((last?.seq ?? 0) + 1);
});

/** A folder with more rows than one batch holds. */
async function largeFolder(rows: number) {
  const folder = await temporaryFolder();
  const empty = await urlOf(await temporaryFolder());
  await moveDatabase({ dataDir: folder, url: empty, isToServer: false }, unfollowed());
  const file = new Sqlite(join(folder, 'site.db'));
  const add = file.prepare('insert into categories (id, name) values (?, ?)');
  file.transaction(() => {
    for (let n = 0; n < rows; n++) add.run(`k-${n}`, `Şamandıra\0 ${n}`);
  })();
  file.close();
  return folder;
}

test('a killed move continues where it ended; no site starts on a half, and no other move writes into it', async () => {
  const rows = 150_000;
  const [folder, url] = [await largeFolder(rows), await urlOf(await temporaryFolder())];
  const words = ['--import', 'tsx', 'server/cli/move.ts', '--from', folder, '--to', url];
  const first = spawn(process.execPath, words, { env: onSqlite, stdio: 'ignore' });
  const exit = once(first, 'exit');
  const count = async () => {
    const [row] = await aloneOn(url, (tx) => rowsOf<{ n: number }>(tx, sql`select count(*) as n from categories`));
    return row?.n ?? 0;
  };
  await expect.poll(count, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0);
  expect(first.exitCode).toBeNull();
  first.kill('SIGKILL');
  await exit;
  const half = await count();
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(rows);

  const start = await openDatabase('', { url }).then(
    () => 'started',
    (error: unknown) => explain(error),
  );
  expect(start).toMatch(/^A move into postgres:\/\/.* is not finished: go on with it by the same npm run move as/);
  const otherFolder = await largeFolder(1);
  await expect(moveDatabase({ dataDir: otherFolder, url, isToServer: true }, unfollowed())).rejects.toThrow(
    /^In postgres:.* lies a half of a move from .*site\.db: go on with that one, or begin with an empty one\.$/,
  );

  // The setting's name is enough, and a file holds its value, so that no password appears in the list of processes.
  const file = join(folder, 'address');
  writeFileSync(file, url);
  const again = words.map((word) => (word === url ? 'DATABASE_URL' : word));
  const { stdout, stderr } = await run(process.execPath, again, { env: { ...onSqlite, DATABASE_URL_FILE: file } });
  expect(stderr).toMatch(/^From \/.* to postgres:\/\/[^@]*\.\n$/);
  expect(stdout).toMatch(/^[\da-f]{64} {2}categories: 150,000 rows$/m);
  expect(stdout).toMatch(/tables with 150,\d{3} rows, each with the same SHA-256 on both sides\./);
  expect(await count()).toBe(rows);
  const db = await openDatabase('', { url });
  onTestFinished(() => db.close());
  // PostgreSQL knows no character with the number 0.
  expect((await db.select().from(categories).limit(1)).map(({ name }) => name)).toEqual(['Şamandıra  0']);
});

test('a database of another version is not moved, in either direction', async () => {
  const [folder, later, earlier] = [await largeFolder(1), await temporaryFolder(), await temporaryFolder()];
  const [newer, older] = [await urlOf(later), await urlOf(earlier)];
  const newest = "insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)";
  await aloneOn(newer, (tx) => rowsOf(tx, sql.raw(newest)));
  await aloneOn(older, (tx) => rowsOf(tx, sql`delete from __drizzle_migrations`));
  const move = (dataDir: string, url: string, isToServer: boolean) =>
    moveDatabase({ dataDir, url, isToServer }, unfollowed());
  await expect(move(later, newer, false)).rejects.toThrow(/^The database postgres:.* is newer than this program: move/);
  await expect(move(later, older, false)).rejects.toThrow(/^The database postgres:.* is of an earlier version: start/);
  await expect(move(folder, newer, true)).rejects.toThrow(/^The database postgres:.* is newer than this program: move/);
  const [note] = await aloneOn(newer, (tx) =>
    rowsOf<{ name: string | null }>(tx, sql`select to_regclass('unfinished_move')::text as name`),
  );
  expect(note?.name).toBeNull();
  const file = new Sqlite(join(folder, 'site.db'));
  file.exec('delete from __drizzle_migrations where id > 1');
  file.close();
  await expect(move(folder, newer, true)).rejects.toThrow(
    /^The database .*site\.db is of an earlier version: start the site/,
  );
  await expect(move(earlier, newer, true)).rejects.toThrow(/^There is no database .*site\.db\.$/);
  await expect(move(folder, 'postgres://vitrin@127.0.0.1:1/x', false)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\)/,
  );
});
