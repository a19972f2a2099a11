import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { openDatabase } from './openDatabase.ts';
import { connect, databaseFile } from './sqliteDatabase.ts';
import { categories, products } from './tables.ts';

const ours = 'server/db/migrations';

/** The migrations of the product and one more. */
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

/** A database with 2 categories and 30 products in them. */
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

/** As drizzle-kit writes it when a column changes in a way that SQLite cannot alter. */
const rebuildOfCategories = [
  'PRAGMA foreign_keys=OFF;',
  'CREATE TABLE `__new_categories` (`id` text PRIMARY KEY NOT NULL, `name` text NOT NULL, `description` text, `version` integer DEFAULT 1 NOT NULL);',
  'INSERT INTO `__new_categories` SELECT `id`, `name`, `description`, `version` FROM `categories`;',
  'DROP TABLE `categories`;',
  'ALTER TABLE `__new_categories` RENAME TO `categories`;',
  'PRAGMA foreign_keys=ON;',
].join('--> statement-breakpoint\n');

test('what was acknowledged survives a power cut: WAL with full syncs, on both connections', async () => {
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

test('what a killed backup left is no backup, and goes with the next', async () => {
  const folder = await filled();
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, 'site-2026-11-01.db.part'), 'half');
  await open(folder, await migrationsWith('ALTER TABLE `categories` ADD `colour` text;'));
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^site-.*Z\.db$/)]);
});

test.each([
  ['DELETE FROM `products` WHERE `id` = 7;', /lose 1 of 30 rows of products/],
  ['DROP TABLE `products`;', /lose 30 of 30 rows of products/],
  [`UPDATE products SET category_id = 'yok' WHERE id = '7';`, /references of products dangling/],
])('a migration that would do harm is taken back whole: %s', async (sql, reason) => {
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
