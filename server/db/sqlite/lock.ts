import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makePrivate } from './file.ts';
import { begin } from '../transactions.ts';

/**
 * The lock is awaited for this many milliseconds: a first start and a new search index of millions of rows take less.
 */
const patience = 600_000;

/**
 * Runs `work` while no other process runs such work with this folder. SQLite holds the lock, so that it ends with the
 * process, however that ends.
 */
export async function alone<T>(folder: string, work: () => Promise<T>, name = 'start.lock'): Promise<T> {
  const file = join(folder, name);
  makeLock(file);
  const lock = new Sqlite(file);
  try {
    await begin(lock, patience);
    return await work();
  } finally {
    lock.close();
  }
}

/** A lock file of root's would lock out all others forever, so a user who may write to the folder replaces it. */
function makeLock(file: string) {
  try {
    makePrivate(file);
  } catch (error) {
    const isForeign = error instanceof Error && 'code' in error && error.code === 'EACCES';
    if (!isForeign || !existsSync(file) || isHeld(file)) throw error;
    rmSync(file);
    makePrivate(file);
  }
}

const locks = '/proc/locks';

/** Returns whether a process holds the lock, by Linux's own list; on other systems it counts as held. */
function isHeld(file: string) {
  return !existsSync(locks) || readFileSync(locks, 'utf8').includes(`:${statSync(file).ino} `);
}
