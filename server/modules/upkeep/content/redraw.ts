import { basename, join } from 'node:path';
import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db } from '../../../db/database.ts';
import { readPicture } from '../../catalogue/images/images.files.ts';
import { storeOwn } from '../../catalogue/images/images.intake.ts';
import * as images from '../../catalogue/images/images.store.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { renderDrawing } from './drawings.ts';
import { readStarter, starter, starterFolder, type StarterProduct } from './starter.ts';

/**
 * Makes the pictures of the starter content again from their drawings, in both forms; returns how many changed. A product
 * that an admin has given another picture, or none, keeps what it has.
 */
export async function redraw(db: Db, files: ImageStore, folder = starterFolder()): Promise<number> {
  const { information } = await readStarter(folder);
  /** By drawing: several products may show one. */
  const urls = new Map<string, string>();
  let changed = 0;
  for (const product of information.products.products) {
    const shown = (await products.find(db, product.id))?.image ?? null;
    if (!product.image || !shown || (await images.find(db, shown))?.uploader !== starter) continue;
    const url = urls.get(product.image) ?? (await drawn(db, files, join(folder, product.image), shown));
    urls.set(product.image, url);
    if (url === shown) continue;
    await show(db, product, url);
    changed++;
  }
  return changed;
}

/** The address of the drawing as it is now; `shown`, if that is the same. */
async function drawn(db: Db, files: ImageStore, file: string, shown: string) {
  const { light, dark, ...size } = await renderDrawing(file);
  const isSame = (await readPicture(files, shown))?.equals(light) && (await images.find(db, shown))?.hasDark;
  if (isSame) return shown;
  return (await storeOwn(db, files, { bytes: light, dark, ...size, name: basename(file), uploader: starter })).url;
}

/** What the starter content says under the picture comes with it, unless an admin has written something there. */
async function show(db: Db, { id, imageCaption }: StarterProduct, image: string) {
  const written = (await products.find(db, id))?.imageCaption;
  await products.update(db, id, { image, imageCaption: written ?? imageCaption ?? null });
}
