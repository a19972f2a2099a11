import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/openDatabase.ts';
import { databaseFile } from '../db/sqlite/sqliteDatabase.ts';

let bytes: Promise<Buffer> | undefined;

/** The migrations run once for all tests of a process, since they take longer than most tests. */
async function migrated() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-'));
  const db = await openDatabase(folder);
  // Closing moves the rest of the write-ahead log into the file.
  db.close();
  const file = await readFile(databaseFile(folder));
  await rm(folder, { recursive: true });
  return file;
}

/** Puts a database with all tables and no rows into the folder. */
export const putEmptyDatabase = async (folder: string) => writeFile(databaseFile(folder), await (bytes ??= migrated()));
