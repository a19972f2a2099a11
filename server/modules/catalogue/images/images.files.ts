import { darkUrl } from '../../../../common/pictures.ts';
import { type ImageStore, storageOf } from '../../../storage/storageOf.ts';
import type { Picture } from './images.decode.ts';
import { fileName, filesOf, plainName, urlOf } from './images.names.ts';
import type { ImageRow } from './images.store.ts';

export const folder = 'products';

/** Returns the key of a file in the storage. */
const inFolder = (name: string) => `${folder}/${name}`;

type Forms = Pick<Picture, 'bytes' | 'extension'> & { dark?: Buffer | undefined };

/**
 * Stores a picture and its dark form, if any, durably before it returns. The address is
 * `/uploads/products/{milliseconds}-{name}`, with the next free millisecond if it is taken.
 */
export async function writeFiles(store: ImageStore, { bytes, extension, dark }: Forms, name: string, now: number) {
  const storage = await storageOf(store);
  const file = (moment: number) => `${moment}-${plainName(name)}.${extension}`;
  let moment = now;
  while (await storage.facts(inFolder(file(moment)))) moment++;
  const url = urlOf(file(moment));
  try {
    await writeFile(store, url, bytes);
    if (dark) await writeFile(store, darkUrl(url), dark);
  } catch (error) {
    // On a full disk, the part that was written would only waste space.
    await Promise.all([url, darkUrl(url)].map((one) => storage.remove(inFolder(fileName(one) ?? ''))));
    throw error;
  }
  return url;
}

/** Writes a file atomically, even while another process writes the same one. */
export async function writeFile(store: ImageStore, url: string, bytes: Buffer) {
  const name = fileName(url);
  if (!name) throw new Error(`${url} is no address of a picture.`);
  await (await storageOf(store)).put(inFolder(name), bytes);
}

/** Returns null when the address is not one of ours, or the file is missing. */
export async function readPicture(store: ImageStore, url: string): Promise<Buffer | null> {
  const name = fileName(url);
  if (!name) return null;
  return (await storageOf(store)).read(inFolder(name));
}

/** Copies a file from a remote storage to this disk, from which it is sent. */
export async function bringHere(store: ImageStore, name: string) {
  if (fileName(urlOf(name))) await (await storageOf(store)).local(inFolder(name));
}

/** Removes all files of a picture; a missing one is no error. */
export async function removeFiles(store: ImageStore, image: ImageRow) {
  const storage = await storageOf(store);
  await Promise.all(filesOf(image).map((name) => storage.remove(inFolder(name))));
}
