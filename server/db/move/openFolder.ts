import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makePrivate } from '../sqlite/file.ts';
import { migrate } from '../sqlite/migrate.ts';
import { isInUse } from '../sqlite/snapshot.ts';
import { connect, databaseFile } from '../sqlite/sqliteDatabase.ts';
import { halfMoved, noteTable, originKey } from '../sqlite/moveNote.ts';
import { inUse, migrationsOf, notEmpty, otherMove, refuseNewer, refuseOtherVersion } from './schemaState.ts';
import { sqliteSource, sqliteTarget, tablesOf } from './sqliteSide.ts';

const has = (connection: Sqlite.Database, table: string) =>
  connection.prepare(`select 1 from sqlite_schema where type = 'table' and name = ?`).get(table) !== undefined;

/** Returns the time of the last migration; null for none. */
const appliedIn = (connection: Sqlite.Database) =>
  has(connection, '__drizzle_migrations')
    ? (connection.prepare('select max(created_at) from __drizzle_migrations').pluck().get() as number | null)
    : null;

/** Opens a database file for reading. Throws an Error with one clear sentence. */
export function openFile(file: string) {
  const connection = new Sqlite(file, { fileMustExist: true, readonly: true });
  try {
    if (has(connection, noteTable)) throw halfMoved(file);
    refuseOtherVersion(appliedIn(connection), migrationsOf.sqlite, file);
    connection.exec('begin');
    const close = () => connection.close();
    return { side: sqliteSource(connection, file), tables: tablesOf(connection), close };
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Opens the database of a folder, on which no site may run. */
export function openFolderSource(dataDir: string) {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new Error(`There is no database ${file}.`);
  if (isInUse(file)) throw inUse(file);
  return openFile(file);
}

/** Opens a new database file, or one that the same move has half filled. `origin` names the source of its rows. */
export async function openFileTarget(file: string, origin: string, backupsFolder: string) {
  if (existsSync(file) && isInUse(file)) throw inUse(file);
  const isNew = !statSync(file, { throwIfNoEntry: false })?.size;
  makePrivate(file);
  const connection = connect(file);
  const close = () => connection.close();
  try {
    if (!isNew) refuseRows(connection, file, origin);
    refuseNewer(appliedIn(connection), migrationsOf.sqlite, file);
    const side = sqliteTarget(connection, file);
    connection.prepare(`insert or replace into ${noteTable} (key, place) values (?, ?)`).run(originKey, origin);
    await migrate(connection, { migrationsFolder: migrationsOf.sqlite, backupsFolder });
    return { side, tables: tablesOf(connection), finish: () => finish(connection), close };
  } catch (error) {
    close();
    throw error;
  }
}

export function openFolderTarget(dataDir: string, origin: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return openFileTarget(databaseFile(dataDir), origin, join(dataDir, 'backups'));
}

function refuseRows(connection: Sqlite.Database, file: string, origin: string) {
  if (has(connection, noteTable)) {
    const other = connection.prepare(`select place from ${noteTable} where key = ?`).pluck().get(originKey);
    if (typeof other === 'string' && other !== origin) throw otherMove(file, other);
    return;
  }
  for (const table of tablesOf(connection).keys()) {
    if (connection.prepare(`select 1 from "${table}" limit 1`).get()) throw notEmpty(file);
  }
}

/** Makes it an ordinary database, whose first start makes the search index. */
function finish(connection: Sqlite.Database) {
  const dangling = connection.pragma('foreign_key_check') as unknown[];
  if (dangling.length > 0) throw new Error(`${dangling.length} references lead nowhere.`);
  connection.transaction(() => {
    connection.exec(`delete from state where key = 'search-rules'`);
    connection.exec(`drop table ${noteTable}`);
  })();
  // This leaves one file without a log beside it.
  connection.pragma('journal_mode = DELETE');
}
