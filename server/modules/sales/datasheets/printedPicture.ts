import { readFile } from 'node:fs/promises';
import { unlessMissing } from '../../../storage/files.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import { fromRoot } from '../../../settings/root.ts';
import { loadSharp } from '../../catalogue/images/images.decode.ts';
import { isDrawing } from '../../catalogue/images/images.encode.ts';
import { readPicture } from '../../catalogue/images/images.files.ts';
import { colours } from '../../../pdf/paper.ts';

/** In pixels: 250 of them an inch over the largest width that a picture is printed in. */
const mostPixels = 1500;

/**
 * Returns a stored picture as a PDF holds it, on the white of the paper and without its margins; null when its file is
 * gone.
 */
export async function printedPicture(store: ImageStore, address: string): Promise<Buffer | null> {
  const bytes = (await readPicture(store, address)) ?? (await ownPicture(address));
  if (!bytes) return null;
  const sharp = await loadSharp();
  const printed = sharp(bytes)
    .trim({ threshold: 2 })
    .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: colours.white });
  // JPEG would smear the lines of drawings. More effort would save a few percent of bytes but take three times as long.
  const isLines = await isDrawing(bytes);
  return isLines ? printed.png({ palette: true, effort: 1 }).toBuffer() : printed.jpeg({ quality: 88 }).toBuffer();
}

/**
 * Reads a file that came with the site, such as '/images/logo.png'. In development it is not built yet and comes from
 * the sources.
 */
async function ownPicture(address: string): Promise<Buffer | undefined> {
  if (!/^\/images\/[\w-]+\.(png|jpe?g|webp)$/.test(address)) return undefined;
  const built = await unlessMissing(readFile(fromRoot('dist/web', address)));
  return built ?? unlessMissing(readFile(fromRoot('web/public', address)));
}
