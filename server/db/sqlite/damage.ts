import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { HeldFile } from './heldFile.ts';
import { storageFailureOf } from '../storageFailure.ts';

/** After this many milliseconds a start checks no further table. */
const longest = 1000;

/**
 * A quick check at start, table by table, so that its time is bounded: a large catalogue is not checked completely.
 * Throws an Error with one clear sentence.
 */
export function refuseDamage(connection: Sqlite.Database, held: HeldFile) {
  held.checkHeader();
  const start = Date.now();
  // Virtual tables would check their whole index; the tables below them are checked like all others.
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

/** Says in one sentence what to do about a database that cannot be read. Other errors are returned unchanged. */
export function explainDamage(error: unknown, file: string, backupsFolder: string): unknown {
  const failure = storageFailureOf(error);
  const first = failure ? failure.cause : error;
  // An error with a code of the file system does not mean that the database is damaged.
  const isOurs = failure?.problem === 'unavailable' && first instanceof Error && !('code' in first);
  if (!(isOurs || isDamage(first) || isQuickCheck(first)) || !existsSync(file)) return error;
  return new Error(`The database ${file} is damaged (${reasonOf(first)}): ${wayBack(file, backupsFolder)}.`, {
    cause: error,
  });
}

/** SQLite's message has a line for each damaged page. */
const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replaceAll(/\s+/g, ' ')
    .replace(/^(.{120}).*/, '$1…')
    .replace(/\.$/, '');

/** Says how to go back to the newest backup, which contains the files, too, or to a copy from before a migration. */
function wayBack(file: string, backupsFolder: string) {
  const newest = newestIn(backupsFolder);
  if (newest?.includes('.tar'))
    return `restore the newest backup by npm run restore -- ${newest} --yes, and start again`;
  const away = 'move it and the files beside it that begin with its name away';
  return newest
    ? `${away}, copy ${newest} to ${file} and start again`
    : `${away}, copy your backup to ${file} and start again; there is none in ${backupsFolder}`;
}

/** Returns whether SQLite's code means that the file cannot be read, or is damaged. */
export const isDamage = (error: unknown) =>
  error instanceof Sqlite.SqliteError && /^SQLITE_(IOERR(?!_SHM)|CORRUPT|NOTADB)/.test(error.code);

/** A check found that the file is whole for SQLite, and its content is not. The message is the first fault. */
export class DamagedContent extends Error {}

/**
 * Returns whether the content of a database is lost, or that part of it which was asked for. A disk that is full, a lock
 * or a missing right mean nothing of the kind.
 */
export const isUnreadable = (error: unknown) =>
  error instanceof DamagedContent ||
  (error instanceof Sqlite.SqliteError &&
    /^SQLITE_(CORRUPT|NOTADB|IOERR_(READ|SHORT_READ|DATA|CORRUPTFS)$)/.test(error.code));

const isQuickCheck = (error: unknown) => error instanceof Error && error.message.startsWith('quick_check');

/** Sorts by the moments in the names. */
function newestIn(folder: string) {
  const named = /^(?:nightly|vitrin|site)-(.*)\.(?:tar|tar\.enc|db)$/;
  const madeAt = (name: string) => named.exec(name)?.[1] ?? '';
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => named.test(name));
  const newest = names.sort((one, other) => (madeAt(one) < madeAt(other) ? -1 : 1)).at(-1);
  return newest && join(folder, newest);
}
