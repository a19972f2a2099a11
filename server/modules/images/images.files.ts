import { randomUUID } from 'node:crypto';
import { open, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from '../../core/flush.ts';
import { darkUrl } from '../../../pictures.ts';
import type { ImageStore } from '../../core/imageStore.ts';
import { unlessMissing } from '../../core/files.ts';
import type { Picture } from './images.decode.ts';
import { fileName, filesOf, plainName, urlOf } from './images.names.ts';
import type { ImageRow } from './images.store.ts';

export const folderOf = (store: ImageStore) => join(store.folder, 'products');

type Forms = Pick<Picture, 'bytes' | 'extension'> & { dark?: Buffer | undefined };

/**
 * Writes the picture to the disk, in both forms if it has a second one, synced before it returns. The address is
 * `/uploads/products/{milliseconds}-{name}`; if it is taken, the next free millisecond.
 */
export async function writeFiles(store: ImageStore, { bytes, extension, dark }: Forms, name: string, now: number) {
  const folder = folderOf(store);
  await mkdir(folder, { recursive: true });
  const file = (moment: number) => `${moment}-${plainName(name)}.${extension}`;
  let moment = now;
  while (existsSync(join(folder, file(moment)))) moment++;
  const url = urlOf(file(moment));
  try {
    await writeFile(store, url, bytes);
    if (dark) await writeFile(store, darkUrl(url), dark);
    await flush(folder);
  } catch (error) {
    // On a full disk the half that was written would only be in the way.
    await Promise.all([url, darkUrl(url)].map((one) => rm(join(folder, fileName(one) ?? ''), { force: true })));
    throw error;
  }
  return url;
}

/** Puts the file in place whole or not at all, whoever else writes the same. */
export async function writeFile(store: ImageStore, url: string, bytes: Buffer) {
  const name = fileName(url);
  if (!name) throw new Error(`${url} is no address of a picture.`);
  const temporary = join(folderOf(store), `.${name}.${randomUUID()}.part`);
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, join(folderOf(store), name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Null when it is not one of ours, or gone. */
export async function readPicture(store: ImageStore, url: string): Promise<Buffer | null> {
  const name = fileName(url);
  if (!name) return null;
  return (await unlessMissing(readFile(join(folderOf(store), name)))) ?? null;
}

/** A file that is already gone is no failure. */
export async function removeFiles(store: ImageStore, image: ImageRow) {
  await Promise.all(filesOf(image).map((name) => rm(join(folderOf(store), name), { force: true })));
}
