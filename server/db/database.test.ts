import {
  closeSync,
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { openDatabase } from './openDatabase.ts';
import { connect, databaseFile } from './sqlite/sqliteDatabase.ts';
import { categories, products } from './tables/tables.ts';

const ours = 'server/db/migrations';

/** Returns a folder with the product's migrations and one more. */
async function migrationsWith(sql: string) {
  const folder = join(await temporaryFolder(), 'migrations');
  cpSync(ours, folder, { recursive: true });
  const journalFile = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { idx: number; when: number }[] };
  const last = journal.entries.at(-1);
  const next = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1000, tag: '9999_next' };
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));
  writeFileSync(join(folder, '9999_next.sql'), sql);
  return folder;
}

async function open(folder: string, migrations?: string) {
  const db = await openDatabase(folder, { migrationsFolder: migrations });
  onTestFinished(() => db.close());
  return db;
}

/** Returns a database with 2 categories and 30 products in them. */
async function filled() {
  const folder = await temporaryFolder();
  const db = await openDatabase(folder);
  await db.write(async (tx) => {
    await tx.insert(categories).values(['vanalar', 'ölçüm-cihazları'].map((id) => ({ id, name: id })));
    const rows = Array.from({ length: 30 }, (_, n) => ({
      id: String(n),
      name: `Vana ${n}`,
      nameKey: '',
      description: '',
      categoryId: n % 2 ? 'vanalar' : 'ölçüm-cihazları',
      createdAt: n,
    }));
    await tx.insert(products).values(rows);
  });
  db.close();
  return folder;
}

/** A migration like those that drizzle-kit writes for a change that SQLite cannot make by `alter table`. */
const rebuildOfCategories = [
  'PRAGMA foreign_keys=OFF;',
  'CREATE TABLE `__new_categories` (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL, `description` text, `version` integer DEFAULT 1 NOT NULL);',
  'INSERT INTO `__new_categories` SELECT `id`, `name`, `description`, `version` FROM `categories`;',
  'DROP TABLE `categories`;',
  'ALTER TABLE `__new_categories` RENAME TO `categories`;',
  'PRAGMA foreign_keys=ON;',
].join('--> statement-breakpoint\n');

test('an acknowledged write survives a power cut: both connections use WAL with full syncs', async () => {
  const folder = await temporaryFolder();
  await open(folder);
  const connection = connect(databaseFile(folder));
  onTestFinished(() => void connection.close());
  const full = 2;
  expect(connection.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(connection.pragma('synchronous', { simple: true })).toBe(full);
  expect(connection.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(connection.pragma('busy_timeout', { simple: true })).toBe(5000);
});

test('rebuilding the table of categories keeps every product in its category', async () => {
  const folder = await filled();
  const db = await open(folder, await migrationsWith(rebuildOfCategories));
  expect((await db.select({ n: count() }).from(products).get())?.n).toBe(30);
  expect((await db.select({ n: count() }).from(products).where(eq(products.categoryId, 'vanalar')).get())?.n).toBe(15);
  await db.write(async (tx) => tx.delete(categories).where(eq(categories.id, 'vanalar')));
  expect((await db.select({ n: count() }).from(products)).at(0)?.n).toBe(30);
});

test('a backup from before a migration is kept, and opens with all rows', async () => {
  const folder = await filled();
  await open(folder, await migrationsWith('ALTER TABLE `categories` ADD `colour` text;'));
  const [backup] = readdirSync(join(folder, 'backups'));
  const copy = connect(join(folder, 'backups', backup ?? ''));
  onTestFinished(() => void copy.close());
  expect(copy.prepare('select count(*) from products').pluck().get()).toBe(30);
  expect(() => copy.prepare('select colour from categories').get()).toThrow();
});

test('the next start ignores and removes a half copy, and leaves files of a running one alone', async () => {
  const folder = await filled();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const halves = ['site-2026-11-01.db.part', 'site-2026-11-01.db.part-journal'];
  const others = ['nightly-2026-11-01.tar.part', 'site-2026-11-01.db'];
  for (const name of [...halves, ...others]) writeFileSync(join(backups, name), 'half');
  await open(folder);
  expect(readdirSync(backups).sort()).toEqual(others);
});

test('an update of the tables reports its migrations and the path of the copy', async () => {
  const folder = await filled();
  const [said, doing]: [string[], string[]] = [[], []];
  const telling = { say: (line: string) => void said.push(line), doing: (what: string) => void doing.push(what) };
  const migrationsFolder = await migrationsWith('ALTER TABLE `categories` ADD `colour` text;');
  const again = async () => (await openDatabase(folder, { migrationsFolder, ...telling })).close();
  await again();
  const [copy = ''] = readdirSync(join(folder, 'backups'));
  expect(said).toEqual([
    expect.stringMatching(
      /^The database is older than this program: 1 migration to make\. A copy .* [\d.]+ MB, .*free\.$/,
    ),
    expect.stringMatching(/^The database is up to date, 1 migration in \d+\.\d s\. The database as it was: \S+$/),
  ]);
  expect(said[1]).toContain(join(folder, 'backups', copy));
  expect(doing).toEqual(['updating the database, 1 migration']);
  await again();
  expect(said).toHaveLength(2);
});

test('an update for which the disk has too little room is refused before anything is changed', async () => {
  const folder = await filled();
  const file = databaseFile(folder);
  // The file is sparse and has a terabyte: no machine that runs tests has three times as much free space.
  const pages = 2 ** 28;
  const header = readFileSync(file).subarray(0, 100);
  header.writeUInt32BE(pages, 28);
  const handle = openSync(file, 'r+');
  writeSync(handle, header, 0, 100, 0);
  closeSync(handle);
  truncateSync(file, pages * 4096);
  const migrationsFolder = await migrationsWith('ALTER TABLE `categories` ADD `colour` text;');
  await expect(openDatabase(folder, { migrationsFolder })).rejects.toThrow(
    /^The update of the database needs 3,298,535 MB free in .*, three times its size, and [\d,]+ MB are: free some space/,
  );
  expect(readdirSync(folder)).not.toContain('backups');
});

test.each([
  ['DELETE FROM `products` WHERE `id` = 7;', /lose 1 of 30 rows of products/],
  ['DROP TABLE `products`;', /lose 30 of 30 rows of products/],
  [`UPDATE products SET category_id = 'yok' WHERE id = '7';`, /references of products dangling/],
])('a harmful migration is rolled back completely: %s', async (sql, reason) => {
  const folder = await filled();
  await expect(openDatabase(folder, { migrationsFolder: await migrationsWith(sql) })).rejects.toThrow(reason);
  const db = await open(folder);
  expect((await db.select({ n: count() }).from(products).get())?.n).toBe(30);
});

test('a database of a later version is refused in one sentence', async () => {
  const folder = await temporaryFolder();
  const later = await migrationsWith('CREATE TABLE `later` (`id` integer);');
  (await openDatabase(folder, { migrationsFolder: later })).close();
  await expect(openDatabase(folder)).rejects.toThrow('The database is newer than this program');
});
