import { shareUrl, shareWidth } from '../../../../common/pictures.ts';
import type { Services } from '../../../context/context.ts';
import type { Db } from '../../../db/database.ts';
import { encodePictureJob } from './encodePicture.job.ts';
import type { Wanted } from './images.encode.ts';
import { readPicture, writeFile } from './images.files.ts';
import { formsOf, possibleMasters, urlOf, variantsOf } from './images.names.ts';
import { type ImageRow, addBytes, bytesUsed, findImages } from './images.store.ts';

type Variant = { bytes: Buffer; contentType: string; isKept: boolean };

/** Describes how a variant is made, and from which file. */
type Recipe = { url: string; master: string; contentType: string; row: ImageRow; wanted: Wanted };
/** A variant that is being made or waits for its turn; each request for it has a signal that it was given up. */
type Started = { made: Promise<Variant | null>; requests: AbortSignal[] };
type Needed = Pick<Services, 'db' | 'images' | 'heavyWork' | 'log' | 'limits'>;
/** Who asks for a variant; `left` says when the asker has left. */
type Asker = { left: AbortSignal; address: string };

/**
 * Makes each variant at its first request and then stores it as a file, so that an upload is answered at once and old
 * pictures get new widths too (docs/decisions/031). Variants are made one at a time, so that an upload never waits for more
 * than one. One that no request waits for when its turn comes is not made: its page was left. A variant is made once, so that no address
 * pays for it; where there is no room to keep it, it is made at each request, which the address of the first pays for.
 */
export function createVariants({ db, images: files, heavyWork, log, limits }: Needed) {
  const underWay = new Map<string, Started>();
  let last: Promise<unknown> = Promise.resolve();
  let isFull = false;

  /** Returns the variant with this file name; null when no picture has it, or when all who asked for it have left. */
  return async (name: string, { left, address }: Asker): Promise<Variant | null> => {
    const recipe = underWay.has(name) ? undefined : await recipeFor(db, name);
    // Another request may have started it meanwhile.
    const known = underWay.get(name);
    if (known) known.requests.push(left);
    if (known || !recipe) return known?.made ?? null;
    if (isFull) await limits.beforeWork(address);
    const requests = [left];
    const made = last.then(() => {
      if (requests.some(({ aborted }) => !aborted)) return make(recipe, address);
      underWay.delete(name);
      return null;
    });
    const started = { made, requests };
    underWay.set(name, started);
    // Only the caller receives an error; the next variant just waits for the end.
    const done = () => {
      if (underWay.get(name) === started) underWay.delete(name);
    };
    last = made.then(done, done);
    return made;
  };

  async function make({ url, master, contentType, row, wanted }: Recipe, address: string): Promise<Variant | null> {
    const source = await readPicture(files, master);
    if (!source) return null;
    const { isAnimated } = row;
    let used = 0;
    const onSpent = (milliseconds: number) => void (used = milliseconds);
    const made = await heavyWork.run(encodePictureJob, { ...wanted, bytes: source, isAnimated }, { onSpent });
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    const isKept = await keep(row, url, bytes);
    isFull = !isKept;
    if (!isKept) limits.afterWork(address, used);
    return { bytes, contentType, isKept };
  }

  /** A variant that cannot be stored is sent all the same, and made again at the next request. */
  async function keep(row: ImageRow, url: string, bytes: Buffer) {
    if ((await bytesUsed(db)) + bytes.length > files.quotaBytes) return false;
    try {
      await writeFile(files, url, bytes);
      await addBytes(db, row.url, bytes.length);
      return true;
    } catch (error) {
      log.error({ err: error, url }, 'a narrower picture could not be kept');
      return false;
    }
  }
}

async function recipeFor(db: Db, name: string): Promise<Recipe | undefined> {
  const rows = await findImages(db, possibleMasters(name));
  return rows.flatMap(recipesOf).find(({ url }) => url === urlOf(name));
}

function recipesOf(row: ImageRow): Recipe[] {
  const narrower = formsOf(row).flatMap((master) =>
    variantsOf(master, row).map(({ url, width, type, contentType }) => {
      return { url, master, contentType, row, wanted: { width, type } };
    }),
  );
  const share = {
    url: shareUrl(row.url),
    master: row.url,
    contentType: 'image/jpeg',
    row,
    wanted: { width: shareWidth, type: 'share' as const },
  };
  return [...narrower, share];
}
