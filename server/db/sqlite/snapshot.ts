import { chmodSync, existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { fromRoot } from '../../settings/root.ts';
import { DamagedContent } from './damage.ts';
import { databaseFile } from './sqliteDatabase.ts';

// These functions copy and check databases as files, by SQLite's own means.

/** Pages that are copied at once, before other work gets a turn. */
const atOnce = 200;

/** Copies the database in the state of one moment, while others write to it. */
export async function copyDatabase(dataDir: string, target: string) {
  const source = new Sqlite(databaseFile(dataDir), { fileMustExist: true });
  try {
    // Later writes are left out; without this, SQLite would start again after each write.
    source.exec('begin');
    source.prepare('select count(*) from sqlite_schema').get();
    await source.backup(target, { progress: () => atOnce });
  } finally {
    source.close();
  }
  const copy = new Sqlite(target);
  try {
    // This leaves one file without a log beside it.
    copy.pragma('journal_mode = DELETE');
  } finally {
    copy.close();
  }
  chmodSync(target, 0o600);
}

/** The tables of the content are counted under these words for a person. */
export const counted: Record<string, string> = {
  products: 'products',
  categories: 'categories',
  messages: 'messages',
  enquiries: 'enquiries',
  offers: 'offers',
  orders: 'orders',
  images: 'pictures',
  documents: 'documents',
  admins: 'admins',
};

/** `files` are the paths of the uploads that the database names, below the data folder. */
export type Snapshot = { counts: Record<string, number>; files: string[]; isNewer: boolean };

/** Checks a complete copy, and returns its content. Throws the first error. */
export function lookInto(file: string): Snapshot {
  const copy = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const found = copy.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new DamagedContent(`integrity_check: ${String(found)}`);
    const dangling = copy.pragma('foreign_key_check') as unknown[];
    if (dangling.length > 0) throw new DamagedContent(`${dangling.length} references lead nowhere`);
    // A backup of an earlier version lacks the tables of later ones.
    const has = copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").pluck();
    const count = (table: string) =>
      has.get(table) ? (copy.prepare(`select count(*) from "${table}"`).pluck().get() as number) : 0;
    const urls = (table: string) =>
      has.get(table) ? (copy.prepare(`select url from "${table}"`).pluck().all() as string[]) : [];
    const attached = () =>
      has.get('attachments')
        ? (copy.prepare('select id from attachments where enquiry_id is not null').pluck().all() as string[]).map(
            (id) => `uploads/attachments/${id}`,
          )
        : [];
    if (!has.get('__drizzle_migrations')) throw new DamagedContent('it holds no tables of this product');
    const migration = copy.prepare('select max(created_at) from __drizzle_migrations').pluck().get() as number | null;
    const known = readMigrationFiles({ migrationsFolder: fromRoot('server/db/migrations') });
    return {
      counts: Object.fromEntries(Object.entries(counted).map(([table, word]) => [word, count(table)])),
      files: [
        ...urls('images').map((url) => url.slice(1)),
        ...urls('document_files').map((url) => url.replace('/belgeler/', 'uploads/documents/')),
        ...attached(),
      ],
      isNewer: (migration ?? 0) > (known.at(-1)?.folderMillis ?? 0),
    };
  } finally {
    copy.close();
  }
}

/** The rows of tables by the tables' names, in the form of SQLite. */
export type Rows = Record<string, Record<string, string | number | null>[]>;

/** Reads all rows of these tables; a missing table has none. Throws SQLite's own errors. */
export function rowsIn(file: string, tables: string[]): Rows {
  const database = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    const has = database.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").pluck();
    const all = (table: string) => (has.get(table) ? database.prepare(`select * from "${table}"`).all() : []);
    return Object.fromEntries(tables.map((table) => [table, all(table) as Rows[string]]));
  } finally {
    database.close();
  }
}

/**
 * Returns whether another process has the database open. If none has, all of it is in the one file afterwards. A
 * damaged database, which SQLite cannot read, counts as not in use.
 */
export function isInUse(file: string): boolean {
  if (!existsSync(file)) return false;
  const connection = new Sqlite(file, { timeout: 0 });
  try {
    // SQLite can leave the mode with a log only if no other process has the database open.
    connection.pragma('journal_mode = DELETE');
    return false;
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    return error.code.startsWith('SQLITE_BUSY');
  } finally {
    connection.close();
  }
}
