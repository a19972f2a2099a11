import { readFile } from 'node:fs/promises';
import { unlessMissing } from '../../../storage/files.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { fromRoot } from '../../../settings/root.ts';
import { loadSharp } from '../../catalogue/images/images.decode.ts';
import { isDrawing } from '../../catalogue/images/images.encode.ts';
import { readPicture } from '../../catalogue/images/images.files.ts';

/** Pixels: 250 of them an inch, over the widest that a picture is printed. */
const mostPixels = 1500;

/** A stored picture as a PDF holds it, on the white of the paper and without its margins; null when its file is gone. */
export async function printedPicture(store: ImageStore, address: string): Promise<Buffer | null> {
  const bytes = (await readPicture(store, address)) ?? (await ownPicture(address));
  if (!bytes) return null;
  const sharp = await loadSharp();
  const printed = sharp(bytes)
    .trim({ threshold: 2 })
    .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#FFFFFF' });
  // JPEG would smear the lines of drawings. More effort would save a few percent of bytes for three times the time.
  const isLines = await isDrawing(bytes);
  return isLines ? printed.png({ palette: true, effort: 1 }).toBuffer() : printed.jpeg({ quality: 88 }).toBuffer();
}

/** A file that came with the site, such as '/images/logo.png': as built, or in development from the sources. */
async function ownPicture(address: string): Promise<Buffer | undefined> {
  if (!/^\/images\/[\w-]+\.(png|jpe?g|webp)$/.test(address)) return undefined;
  const built = await unlessMissing(readFile(fromRoot('dist/web', address)));
  return built ?? unlessMissing(readFile(fromRoot('web/public', address)));
}
