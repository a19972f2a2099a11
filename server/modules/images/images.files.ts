import { open, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageStore } from '../../core/context.ts';
import { fold } from '../search/fold.ts';
import type { ImageRow } from './images.store.ts';
import type { Picture } from './images.decode.ts';

const address = '/uploads/products/';
const folderOf = (store: ImageStore) => join(store.folder, 'products');
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
const filesOf = (image: ImageRow) => [image.url, ...variantsOf(image).map(({ url }) => url)];

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
  await writeDurably(folder, file(moment), picture.bytes);
  for (const variant of picture.variants) {
    await writeDurably(folder, fileName(variantUrl(url, variant)) ?? '', variant.bytes);
  }
  await sync(folder);
  return url;
}

async function writeDurably(folder: string, name: string, bytes: Buffer) {
  const temporary = join(folder, `.${name}.part`);
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
  return readFile(join(folderOf(store), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

/** A file that is already gone is no failure. */
export async function removeFiles(store: ImageStore, image: ImageRow) {
  const names = filesOf(image)
    .map(fileName)
    .filter((name) => name !== undefined);
  await Promise.all(names.map((name) => rm(join(folderOf(store), name), { force: true })));
}

/** Removes files that no row knows: what a crash between writing and noting left behind. */
export async function removeStrays(store: ImageStore, images: ImageRow[]) {
  const folder = folderOf(store);
  if (!existsSync(folder)) return;
  const known = new Set(images.flatMap(filesOf).map(fileName));
  const strays = (await readdir(folder)).filter((name) => !known.has(name));
  await Promise.all(strays.map((name) => rm(join(folder, name), { force: true })));
}
