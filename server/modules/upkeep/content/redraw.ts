import { basename, join } from 'node:path';
import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import { readPicture } from '../../catalogue/images/images.files.ts';
import { storeOwnImage } from '../../catalogue/images/images.intake.ts';
import { findImage } from '../../catalogue/images/images.store.ts';
import { findProduct, updateProduct } from '../../catalogue/products/products.store.ts';
import { renderDrawing } from './drawings.ts';
import { readStarter, starter, type StarterProduct } from './starter.ts';

/**
 * Renders the pictures of the starter content from their drawings, in both versions; returns how many changed. A
 * product whose picture an admin has changed or removed keeps that.
 */
export async function redraw(db: Db, files: ImageStore, folder: string): Promise<number> {
  const { information } = await readStarter(folder);
  /** The key is the drawing, since several products may show one. */
  const urls = new Map<string, string>();
  let changed = 0;
  for (const product of information.products.products) {
    const shown = (await findProduct(db, product.id))?.image ?? null;
    if (!product.image || !shown || (await findImage(db, shown))?.uploader !== starter) continue;
    const url = urls.get(product.image) ?? (await drawn(db, files, join(folder, product.image), shown));
    urls.set(product.image, url);
    if (url === shown) continue;
    await show(db, product, url);
    changed++;
  }
  return changed;
}

/** Returns the address of the drawing as it is now, which is `shown` if nothing changed. */
async function drawn(db: Db, files: ImageStore, file: string, shown: string) {
  const { light, dark, ...size } = await renderDrawing(file);
  const isSame = (await readPicture(files, shown))?.equals(light) && (await findImage(db, shown))?.hasDark;
  if (isSame) return shown;
  return (await storeOwnImage(db, files, { bytes: light, dark, ...size, name: basename(file), uploader: starter })).url;
}

/** The caption of the starter content comes with the picture, unless an admin has written one. */
async function show(db: Db, { id, imageCaption }: StarterProduct, image: string) {
  const written = (await findProduct(db, id))?.imageCaption;
  await updateProduct(db, id, { image, imageCaption: written ?? imageCaption ?? null });
}
