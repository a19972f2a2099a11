import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { makePrivate } from './file.ts';
import { begin } from './transactions.ts';

/** Milliseconds: a first start and a new search index of millions of rows take less. */
const patience = 600_000;

/**
 * Runs `work` while no other process does something of the kind with this folder. SQLite holds the lock, so that it ends
 * with the process, however this ends.
 */
export async function alone<T>(folder: string, work: () => Promise<T>, name = 'start.lock'): Promise<T> {
  const file = join(folder, name);
  makePrivate(file);
  const lock = new Sqlite(file);
  try {
    await begin(lock, patience);
    return await work();
  } finally {
    lock.close();
  }
}
