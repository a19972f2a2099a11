import { shareUrl, shareWidth } from '../../../../common/pictures.ts';
import type { Services } from '../../../context/context.ts';
import type { Db } from '../../../db/database.ts';
import { encodePictureJob } from './encodePicture.job.ts';
import type { Wanted } from './images.encode.ts';
import { readPicture, writeFile } from './images.files.ts';
import { formsOf, possibleMasters, urlOf, variantsOf } from './images.names.ts';
import * as images from './images.store.ts';

type Variant = { bytes: Buffer; contentType: string; isKept: boolean };

/** What a file is made of, and how. */
type Recipe = { url: string; master: string; contentType: string; row: images.ImageRow; wanted: Wanted };
type Needed = Pick<Services, 'db' | 'images' | 'heavyWork' | 'log'>;

/**
 * Narrower pictures, each made when it is first asked for and then kept as a file: an upload is answered at once, and a
 * picture of years ago gets a new width like any other (docs/decisions/031). One at a time, so that however many are
 * asked for at once, an upload waits behind one.
 */
export function createVariants({ db, images: files, heavyWork, log }: Needed) {
  const underWay = new Map<string, Promise<Variant | null>>();
  let last: Promise<unknown> = Promise.resolve();

  /** By the name of its file; null when no picture has such a variant. */
  return async (name: string): Promise<Variant | null> => {
    const recipe = underWay.has(name) ? undefined : await recipeFor(db, name);
    // Others may have asked for it meanwhile.
    const known = underWay.get(name);
    if (known || !recipe) return known ?? null;
    const made = last.then(() => make(recipe));
    underWay.set(name, made);
    // The caller hears of a failure; whoever comes next only waits for the end.
    const done = () => void underWay.delete(name);
    last = made.then(done, done);
    return made;
  };

  async function make({ url, master, contentType, row, wanted }: Recipe): Promise<Variant | null> {
    const source = await readPicture(files, master);
    if (!source) return null;
    const { isAnimated } = row;
    const made = await heavyWork.run(encodePictureJob, { ...wanted, bytes: source, isAnimated });
    const bytes = Buffer.from(made.buffer, made.byteOffset, made.byteLength);
    return { bytes, contentType, isKept: await keep(row, url, bytes) };
  }

  /** What cannot be kept is sent all the same, and made again the next time. */
  async function keep(row: images.ImageRow, url: string, bytes: Buffer) {
    if ((await images.bytesUsed(db)) + bytes.length > files.quotaBytes) return false;
    try {
      await writeFile(files, url, bytes);
      await images.addBytes(db, row.url, bytes.length);
      return true;
    } catch (error) {
      log.error({ err: error, url }, 'a narrower picture could not be kept');
      return false;
    }
  }
}

async function recipeFor(db: Db, name: string): Promise<Recipe | undefined> {
  const rows = await images.findAll(db, possibleMasters(name));
  return rows.flatMap(recipesOf).find(({ url }) => url === urlOf(name));
}

function recipesOf(row: images.ImageRow): Recipe[] {
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
