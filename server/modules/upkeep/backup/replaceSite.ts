import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { flush, unlessMissing } from '../../../storage/files.ts';
import type { Folders } from '../../../context/backups.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { databaseFile } from '../../../db/sqlite/sqliteDatabase.ts';
import { asideName } from './backupNames.ts';
import { uploadsOf } from './backupBucket.ts';
import { databaseName, uploadsName } from './archive/manifest.ts';
import { loadServerCopies } from './loadServerCopies.ts';
import type { Opened } from './openBackup.ts';

const halfRestored = `.${databaseName}-restored.part`;

/** A restore that was killed while it replaced the database leaves this file. */
export const isHalfRestored = (name: string) => name === halfRestored;

type Files = { added: string[]; replaced: string[]; removed: string[] };

/**
 * Replaces the site with an opened backup, and moves the former state into a folder, which it returns. Files are added
 * before the database that names them and removed after it: an interrupted restore loses nothing, and repeating it
 * completes it.
 */
export async function replaceSite(folders: Folders, { folder }: Opened, files: Files, now: number) {
  const aside = join(folders.backups, asideName(now));
  await mkdir(join(aside, uploadsName), { recursive: true, mode: 0o700 });
  const storage = await uploadsOf(folders);
  const setAside = async (path: string) => {
    await keepCopy(storage, path, join(aside, uploadsName, path));
    await storage.remove(path);
  };

  for (const path of files.replaced) await setAside(path);
  for (const path of [...files.replaced, ...files.added]) {
    await storage.take(path, join(folder, uploadsName, path));
  }
  const { databaseUrl, dataDir } = folders;
  const restored = join(folder, databaseName);
  await (databaseUrl ? putRows(databaseUrl, restored, aside) : putDatabase(databaseFile(dataDir), restored, aside));
  for (const path of files.removed) await setAside(path);
  return aside;
}

async function keepCopy(storage: FileStorage, name: string, to: string) {
  const stream = await storage.stream(name);
  if (!stream) return;
  await mkdir(dirname(to), { recursive: true });
  await pipeline(stream, createWriteStream(to, { flush: true }));
}

async function putRows(url: string, restored: string, aside: string) {
  const { countsOnServer, copyServer, replaceServer } = await loadServerCopies();
  if (await countsOnServer(url)) await copyServer(url, join(aside, databaseName));
  await replaceServer(url, restored);
}

async function putDatabase(database: string, restored: string, aside: string) {
  // SQLite would take the write-ahead log of the old database for that of the new one.
  for (const behind of ['-wal', '-shm', '-journal']) {
    await move(`${database}${behind}`, join(aside, `${databaseName}${behind}`));
  }
  await unlessMissing(copyFile(database, join(aside, databaseName)));
  await put(restored, database);
}

/** The file is replaced as a whole or not at all, and is on the disk before this returns. */
async function put(from: string, to: string) {
  await mkdir(dirname(to), { recursive: true });
  const half = join(dirname(to), halfRestored);
  try {
    await copyFile(from, half);
    await flush(half, 'r+');
    await rename(half, to);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  await flush(dirname(to));
}

/** It also moves to another disk. A missing file is skipped. */
async function move(from: string, to: string) {
  if ((await unlessMissing(copyFile(from, to).then(() => true))) === undefined) return;
  await rm(from);
}
