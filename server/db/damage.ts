import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { HeldFile } from './heldFile.ts';
import { StorageFailure, storageFailureOf } from './storageFailure.ts';

/** Milliseconds after which a start does not begin with the check of another table. */
const longest = 1000;

/**
 * A quick check at start, table by table, so that its time is bounded: a large catalogue is not looked through whole.
 * Throws an Error with one clear sentence.
 */
export function refuseDamage(connection: Sqlite.Database, held: HeldFile) {
  held.checkHeader();
  const start = Date.now();
  // Virtual tables would check their whole index; the tables below them are checked as all others are.
  const tables = connection
    .prepare(`select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'`)
    .pluck()
    .all() as string[];
  for (const table of tables) {
    if (Date.now() - start > longest) return;
    const found = connection.pragma(`quick_check('${table.replaceAll(`'`, `''`)}')`, { simple: true });
    if (found !== 'ok') throw new Error(`quick_check of ${table}: ${String(found)}`);
  }
}

/** What to do about a database that cannot be read, in one sentence; other errors are returned as they are. */
export function explainDamage(error: unknown, file: string, backupsFolder: string): unknown {
  const isDamage = storageFailureOf(error)?.problem === 'unavailable' || isQuickCheck(error);
  if (!isDamage || !existsSync(file)) return error;
  const backup = newestBackup(backupsFolder);
  const way = backup
    ? `move it and the files beside it that begin with its name away, copy ${backup} to ${file} and start again`
    : `move it and the files beside it that begin with its name away, copy your backup to ${file} and start again; there is none in ${backupsFolder}`;
  const first = error instanceof StorageFailure ? error.cause : error;
  const reason = first instanceof Error ? first.message.replace(/\.$/, '') : String(first);
  return new Error(`The database ${file} is damaged (${reason}): ${way}.`, { cause: error });
}

/** By the codes of SQLite: what lies on the disk cannot be read, or makes no sense. */
export const isDamage = (error: unknown) =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(IOERR|CORRUPT|NOTADB)/.test(error.code);

const isQuickCheck = (error: unknown) => error instanceof Error && error.message.startsWith('quick_check');

function newestBackup(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const newest = names
    .filter((name) => /^site-.*\.db$/.test(name))
    .sort()
    .at(-1);
  return newest && join(folder, newest);
}
