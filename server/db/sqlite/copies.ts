import { closeSync, existsSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import type Sqlite from 'better-sqlite3';
import { numberFormat } from '../../../common/text/locale.ts';

// The database is copied to backups/site-….db before a migration, and when its file was replaced.

const kept = 5;
/** Returns whether it is half a copy or a file of SQLite's beside it; a killed process leaves both. */
export const isUnfinished = (name: string) => /\.part(-journal|-wal|-shm)?$/.test(name);

/** Writes a consistent copy into `folder`, keeps the newest five, and returns the path of the new one. */
export async function copyAside(connection: Sqlite.Database, folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const name = `site-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`;
  // The copy gets its name once it is complete, so that half a copy never looks like a whole one.
  const half = join(folder, `${name}.part`);
  closeSync(openSync(half, 'w', 0o600));
  await connection.backup(half);
  renameSync(half, join(folder, name));
  const old = readdirSync(folder)
    .filter((name) => /^site-.*\.db$/.test(name))
    .sort()
    .slice(0, -kept);
  old.forEach((name) => rmSync(join(folder, name)));
  return join(folder, name);
}

/** Removes half copies of killed processes. Call it only while no process makes a copy. */
export function removeHalves(folder: string) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (name.startsWith('site-') && isUnfinished(name)) rmSync(join(folder, name));
}

const bytesOf = (connection: Sqlite.Database) =>
  Number(connection.pragma('page_count', { simple: true })) * Number(connection.pragma('page_size', { simple: true }));

/** An update may need three times the size: the copy, the log of a transaction that rewrites all tables, and the grown file. */
const timesItsSize = 3;
const leastRoom = 16e6;

/** Bytes that an update of the database may need in `folder`, and those that are free. Throws where they are not enough. */
export function roomForUpdate(connection: Sqlite.Database, folder: string) {
  const size = bytesOf(connection);
  const needed = Math.max(size * timesItsSize, leastRoom);
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free < needed)
    throw new Error(
      `The update of the database needs ${megabytes(needed)} free in ${folder}, three times its size, ` +
        `and ${megabytes(free)} are: free some space and start again; nothing was changed.`,
    );
  return { size, needed, free };
}

const tenths = numberFormat({ maximumFractionDigits: 1 }, 'en');
const whole = numberFormat({ maximumFractionDigits: 0 }, 'en');

export const megabytes = (bytes: number) => `${(bytes < 10e6 ? tenths : whole).format(bytes / 1e6)} MB`;
