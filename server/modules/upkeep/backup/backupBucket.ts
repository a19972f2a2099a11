import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Folders } from '../../../context/backups.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { uploadsIn } from '../../../storage/uploadFolders.ts';
import { BadBackup, filesBelow, sumOf } from './archive/manifest.ts';

// Finished backups are stored where the uploads are: on a site with a bucket, not on its own disk.

const folder = 'backups';
export const nameInBucket = (name: string) => `${folder}/${name}`;

/** Returns the storage of the uploads. */
export const uploadsOf = ({ uploads, bucket }: Folders) => storageOf({ folder: uploads, bucket });

/** Returns undefined when backups stay in their folder. */
export const backupBucket = async (folders: Folders): Promise<FileStorage | undefined> =>
  folders.bucket && uploadsOf(folders);

/**
 * Returns the names of the uploads; names of files that are set aside or unfinished begin with a dot and are left out.
 */
export async function uploadedFiles(folders: Folders): Promise<string[]> {
  if (!folders.bucket) return filesBelow(folders.uploads);
  const storage = await uploadsOf(folders);
  const names: string[] = [];
  for await (const name of uploadsIn(storage)) names.push(name);
  return names.sort();
}

/** Returns the names of the backups in the bucket. */
export async function backupsInBucket(folders: Folders): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await backupBucket(folders))?.list(folder) ?? []) names.push(basename(name));
  return names;
}

/** Moves a finished backup to the bucket, reads it back and compares it. Throws `BadBackup` when the copy differs. */
export async function moveToBucket(folders: Folders, file: string) {
  const storage = await backupBucket(folders);
  if (!storage) return;
  const [name, sum] = [nameInBucket(basename(file)), await sumOf(file)];
  await storage.take(name, file);
  if ((await sumIn(storage, name)) === sum) return;
  await storage.remove(name);
  throw new BadBackup('The backup arrived damaged in the bucket.');
}

/** Returns undefined when there is none. */
export async function sumIn(storage: FileStorage, name: string): Promise<string | undefined> {
  const stream = await storage.stream(name);
  if (!stream) return undefined;
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** Returns the backup's path on this disk; one in the bucket is downloaded into `target`. */
export async function fetchBackup(folders: Folders, file: string, target: string): Promise<string> {
  const stream = await (await backupBucket(folders))?.stream(nameInBucket(basename(file)));
  if (!stream) return file;
  const fetched = join(target, basename(file));
  await pipeline(stream, createWriteStream(fetched, { mode: 0o600 }));
  return fetched;
}

/** A backup that is gone already is no error. */
export async function removeBackup(folders: Folders, name: string) {
  await rm(join(folders.backups, name), { force: true });
  await (await backupBucket(folders))?.remove(nameInBucket(name));
}
