import { darkUrl } from '../../../../common/pictures.ts';
import { type ImageStore, storageOf } from '../../../storage/storageOf.ts';
import type { Picture } from './images.decode.ts';
import { fileName, filesOf, plainName, urlOf } from './images.names.ts';
import type { ImageRow } from './images.store.ts';

export const folder = 'products';

/** What the storage calls it. */
const inFolder = (name: string) => `${folder}/${name}`;

type Forms = Pick<Picture, 'bytes' | 'extension'> & { dark?: Buffer | undefined };

/**
 * Stores the picture, in both forms if it has a second one, safely before it returns. The address is
 * `/uploads/products/{milliseconds}-{name}`; if it is taken, the next free millisecond.
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
    // On a full disk the half that was written would only be in the way.
    await Promise.all([url, darkUrl(url)].map((one) => storage.remove(inFolder(fileName(one) ?? ''))));
    throw error;
  }
  return url;
}

/** Puts the file in place whole or not at all, whoever else writes the same. */
export async function writeFile(store: ImageStore, url: string, bytes: Buffer) {
  const name = fileName(url);
  if (!name) throw new Error(`${url} is no address of a picture.`);
  await (await storageOf(store)).put(inFolder(name), bytes);
}

/** Null when it is not one of ours, or gone. */
export async function readPicture(store: ImageStore, url: string): Promise<Buffer | null> {
  const name = fileName(url);
  if (!name) return null;
  return (await storageOf(store)).read(inFolder(name));
}

/** Brings what lies elsewhere to this disk, from where it is sent. */
export async function bringHere(store: ImageStore, name: string) {
  if (fileName(urlOf(name))) await (await storageOf(store)).local(inFolder(name));
}

/** A file that is already gone is no failure. */
export async function removeFiles(store: ImageStore, image: ImageRow) {
  const storage = await storageOf(store);
  await Promise.all(filesOf(image).map((name) => storage.remove(inFolder(name))));
}
