import { open, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageStore } from '../../core/imageStore.ts';
import { unlessMissing } from '../../core/files.ts';
import { fold } from '../search/fold.ts';
import type { ImageRow } from './images.store.ts';
import type { Picture } from './images.decode.ts';

const address = '/uploads/products/';
export const folderOf = (store: ImageStore) => join(store.folder, 'products');
/** Only a bare file name of our own making: an address never leads out of the folder. */
const fileName = (url: string) =>
  url.startsWith(address) ? /^[\w-]+\.[a-z]+$/.exec(url.slice(address.length))?.[0] : undefined;

export const variantUrl = (url: string, { width, type }: { width: number; type: string }) =>
  url.replace(/\.[a-z]+$/, `-w${width}.${type}`);

/** Every width in every type, smallest first. */
export const variantsOf = ({ url, variantWidths, variantTypes }: ImageRow) =>
  variantWidths.flatMap((width) =>
    variantTypes.map((type) => ({ url: variantUrl(url, { width, type }), width, contentType: `image/${type}` })),
  );
/** The names of its files, in `folderOf`. */
export const filesOf = (image: ImageRow): string[] =>
  [image.url, ...variantsOf(image).map(({ url }) => url)].map(fileName).filter((name) => name !== undefined);

/** Turns 'Küresel Vana (1).PNG' into 'kuresel-vana-1'. */
const plainName = (name: string) =>
  fold(name.replace(/\.\w+$/, ''))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'resim';

/**
 * Writes the picture and its variants to the disk, synced before it returns. The address is
 * `/uploads/products/{milliseconds}-{name}`; if it is taken, the next free millisecond.
 */
export async function writeFiles(store: ImageStore, picture: Picture, name: string, now: number) {
  const folder = folderOf(store);
  await mkdir(folder, { recursive: true });
  const file = (moment: number) => `${moment}-${plainName(name)}.${picture.extension}`;
  let moment = now;
  while (existsSync(join(folder, file(moment)))) moment++;
  const url = address + file(moment);
  const variants = picture.variants.map((variant) => ({
    name: fileName(variantUrl(url, variant)) ?? '',
    bytes: variant.bytes,
  }));
  const files = [{ name: file(moment), bytes: picture.bytes }, ...variants];
  try {
    for (const { name, bytes } of files) await writeDurably(folder, name, bytes);
    await sync(folder);
  } catch (error) {
    // On a full disk the half that was written would only be in the way.
    const names = files.flatMap(({ name }) => [name, temporaryName(name)]);
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })));
    throw error;
  }
  return url;
}

const temporaryName = (name: string) => `.${name}.part`;

async function writeDurably(folder: string, name: string, bytes: Buffer) {
  const temporary = join(folder, temporaryName(name));
  const handle = await open(temporary, 'w');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, join(folder, name));
}

async function sync(folder: string) {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
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
