import { largestUpload } from '../../../../../common/limits.ts';
import type { Services } from '../../../../context/context.ts';
import { importFrom } from '../../../../core/actor.ts';
import { DomainError } from '../../../../core/errors.ts';
import { FetchFailure, fetchFile } from '../../../../http/fetchFile.ts';
import { decodePictureJob } from '../../../catalogue/images/decodePicture.job.ts';
import { isPictureFile } from '../../../catalogue/images/images.decode.ts';
import { storeImage } from '../../../catalogue/images/images.intake.ts';
import { showFetched, storedEarlier } from './fetched.store.ts';
import { nextToFetch, noteFetched, type FetchedRow } from './fetchedPictures.store.ts';

type Needed = Pick<Services, 'db' | 'images' | 'heavyWork' | 'log'>;

const second = 1000;
/** A picture is fetched in so many milliseconds, or not at all. */
const longest = 30 * second;
const mostTries = 3;
/** The products of one step become visible together. */
const inOneStep = 12;
/** So many pictures are asked for at once. */
const atOnce = 4;
/** A host that has failed so often in a row is left alone for a while. */
const [mostFailures, rest] = [8, 5 * 60 * second];
/** A round ends after this, so that other work of the house gets its turn. */
const round = 20 * second;

export type FetchOptions = { trusted: string[]; longest?: number };

/**
 * Returns a function that fetches the pictures that imports have named, and gives them to their products. A process that ends
 * leaves the rest to the next one. Each picture is asked for through the same door as the files of profiles, and at the host alone
 * that the profile names.
 */
export function createPictureFetcher(services: Needed, options: FetchOptions) {
  let restsUntil = 0;
  return async (now = Date.now()) => {
    if (now < restsUntil) return;
    const end = Date.now() + round;
    let failures = 0;
    while (Date.now() < end) {
      const rows = await nextToFetch(services.db, inOneStep);
      if (rows.length === 0) return;
      const failed = await fetchStep(services, rows, options);
      failures = failed.isWhole ? failures + failed.count : 0;
      if (failures < mostFailures) continue;
      restsUntil = now + rest;
      return;
    }
  };
}

/** Fetches what waits of these rows, and shows it. `isWhole` says that nothing was answered at all. */
async function fetchStep(services: Needed, rows: FetchedRow[], options: FetchOptions) {
  const waiting = rows.filter(({ state }) => state === 'WAITING');
  const { importId = '' } = rows[0] ?? {};
  // Variants of a product share pictures: each address is asked for once.
  const byAddress = new Map<string, FetchedRow[]>();
  for (const row of waiting) byAddress.set(row.address, [...(byAddress.get(row.address) ?? []), row]);
  const known = await storedEarlier(services.db, importId, [...byAddress.keys()]);
  const addresses = [...byAddress.keys()].values();
  const outcomes = new Map<string, Outcome>();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const address of addresses) {
        const [row] = byAddress.get(address) ?? [];
        const url = known.get(address);
        if (row) outcomes.set(address, url ? { state: 'DONE', url } : await fetchOne(services, row, options));
      }
    }),
  );
  const done = waiting.map((row) => ({ ...row, ...outcomes.get(row.address) }));
  const products = [...new Set(rows.map(({ productSeq }) => productSeq))];
  await importFrom('pictures', () =>
    services.db.write(async (tx) => {
      for (const row of waiting) await noteFetched(tx, row, outcomes.get(row.address) ?? {});
      await showFetched(tx, importId, products);
    }),
  );
  const open = done.filter(({ state }) => state === 'WAITING').length;
  return { count: open, isWhole: open > 0 && open === done.length };
}

type Outcome = Partial<Pick<FetchedRow, 'state' | 'url' | 'reason' | 'tries'>>;

const left = (reason: string): Outcome => ({ state: 'LEFT', reason });

async function fetchOne(services: Needed, row: FetchedRow, options: FetchOptions): Promise<Outcome> {
  const { db, images, heavyWork, log } = services;
  const { address, host, importId, tries } = row;
  try {
    const url = addressOf(address, options.trusted);
    const file = await fetchFile(url.href, {
      headers: { Accept: 'image/*' },
      ...{ most: largestUpload, trusted: options.trusted, host, longest: options.longest ?? longest },
    });
    if (!file || !isPictureFile(file.bytes))
      return left('It is no picture that the site can show: PNG, JPEG, WebP or GIF.');
    const name = decodeURIComponent(url.pathname.split('/').at(-1) ?? '') || 'resim';
    const sent = { bytes: file.bytes, name, uploader: `import ${importId}`, isQuiet: true };
    const stored = await storeImage(db, images, sent, (bytes, given) =>
      heavyWork.run(decodePictureJob, { bytes, ...given }),
    );
    return { state: 'DONE', url: stored.url };
  } catch (error) {
    if (error instanceof DomainError || error instanceof URIError) return left(error.message);
    if (!(error instanceof FetchFailure)) {
      log.error({ err: error, importId }, 'a picture could not be fetched');
      return left('The server could not store it.');
    }
    const isLast = error.isFinal || tries + 1 >= mostTries;
    return isLast ? left(error.message) : { tries: tries + 1 };
  }
}

/** Old files name pictures at http://, which the same host also has at https://. */
function addressOf(address: string, trusted: string[]): URL {
  const url = new URL(address.startsWith('//') ? `https:${address}` : address);
  if (url.protocol === 'http:' && !trusted.includes(url.hostname)) url.protocol = 'https:';
  return url;
}
