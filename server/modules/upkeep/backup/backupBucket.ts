import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Folders } from '../../../context/backups.ts';
import type { FileStorage } from '../../../storage/fileStorage.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { uploadsIn } from '../../../storage/uploadFolders.ts';
import { BadBackup } from './badBackup.ts';
import { filesBelow, sumOf } from './manifest.ts';

// Finished backups lie where the uploads do: where that is a bucket, not on the disk of the site.

const folder = 'backups';
export const nameElsewhere = (name: string) => `${folder}/${name}`;

/** Where the uploads lie. */
export const uploadsOf = ({ uploads, bucket }: Folders) => storageOf({ folder: uploads, bucket });

/** Undefined where backups stay in their folder. */
export const elsewhere = async (folders: Folders): Promise<FileStorage | undefined> =>
  folders.bucket && uploadsOf(folders);

/** Names of the uploads: what was set aside or is only half there begins with a dot. */
export async function uploadedFiles(folders: Folders): Promise<string[]> {
  if (!folders.bucket) return filesBelow(folders.uploads);
  const storage = await uploadsOf(folders);
  const names: string[] = [];
  for await (const name of uploadsIn(storage)) names.push(name);
  return names.sort();
}

/** Names of those in the bucket. */
export async function storedBackups(folders: Folders): Promise<string[]> {
  const names: string[] = [];
  for await (const name of (await elsewhere(folders))?.list(folder) ?? []) names.push(basename(name));
  return names;
}

/** Sends a finished backup there, reads it back, and compares; it is on this disk no longer then. */
export async function sendElsewhere(folders: Folders, file: string) {
  const storage = await elsewhere(folders);
  if (!storage) return;
  const [name, sum] = [nameElsewhere(basename(file)), await sumOf(file)];
  await storage.take(name, file);
  if ((await sumIn(storage, name)) === sum) return;
  await storage.remove(name);
  throw new BadBackup('The backup arrived damaged in the bucket.');
}

/** Undefined when there is none. */
export async function sumIn(storage: FileStorage, name: string): Promise<string | undefined> {
  const stream = await storage.stream(name);
  if (!stream) return undefined;
  const hash = createHash('sha256');
  await pipeline(stream, hash);
  return hash.digest('hex');
}

/** Its path on this disk; one that lies elsewhere is fetched into `target`. */
export async function bringBackup(folders: Folders, file: string, target: string): Promise<string> {
  const stream = await (await elsewhere(folders))?.stream(nameElsewhere(basename(file)));
  if (!stream) return file;
  const fetched = join(target, basename(file));
  await pipeline(stream, createWriteStream(fetched, { mode: 0o600 }));
  return fetched;
}

/** One that is gone already is no failure. */
export async function removeBackup(folders: Folders, name: string) {
  await rm(join(folders.backups, name), { force: true });
  await (await elsewhere(folders))?.remove(nameElsewhere(name));
}
