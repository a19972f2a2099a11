import { posix } from 'node:path';
import { Router, type RequestHandler } from 'express';
import type { Services } from '../../../context/context.ts';
import { pictureHeaders } from '../../../http/headers.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { bringHere } from './images.files.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { may, work } from '../../../rights/may.ts';
import type { PictureUse } from '../../../entity/pictureUses.ts';
import { createVariants } from './images.variants.ts';
import { isShownFile } from './shownFiles.ts';

const uncached = 'private, no-store';

/**
 * Guards the files of pictures. A picture that no page shows, whether new, replaced or in the bin, is sent only to admins who
 * work with pictures, and is not cached.
 */
export const guardUnshown =
  ({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>, uses: readonly PictureUse[]): RequestHandler =>
  async (req, res, next) => {
    const name = nameIn(req.path);
    if (await isShownFile(db, uses, name)) return next();
    const session = await signedIn(req);
    if (session && may(session, work(ofCatalogue))) {
      res.set('Cache-Control', uncached);
      return next();
    }
    // Another server of the site may just have put the picture on a page.
    if (db.isShared && (await db.catchUp(), await isShownFile(db, uses, name))) return next();
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  };

/** Copies a picture from a remote storage first, since files are always sent from this disk. */
export const fetchPicture =
  ({ images }: Pick<Services, 'images'>): RequestHandler =>
  async (req, _res, next) => {
    await bringHere(images, nameIn(req.path));
    next();
  };

/** Returns the file name as the file system will read it, after percent-decoding; '' when it cannot be decoded. */
function nameIn(path: string): string {
  try {
    return posix.basename(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

type Making = Pick<Services, 'db' | 'images' | 'heavyWork' | 'log' | 'limits'>;

/** Answers pictures whose files the app has not sent, with `sendVariant`. */
export const imageRoutes = (sendVariant: RequestHandler) =>
  Router(oneSpelling).get('/uploads/products/:name', sendVariant);

/** Makes variants that are not on the disk yet, at addresses that end with the name of a file. Use one per process. */
export function createSendVariant(services: Making): RequestHandler {
  const variant = createVariants(services);
  return async (req, res, next) => {
    const left = new AbortController();
    res.once('close', () => left.abort());
    const made = await variant(nameIn(req.path), { left: left.signal, address: req.ip ?? '' });
    if (left.signal.aborted) return;
    if (!made) return next();
    // The guard has already set the header for a picture that no page shows.
    const caching = res.get('Cache-Control') ?? (made.isKept ? 'public, max-age=31536000, immutable' : 'no-store');
    res
      .type(made.contentType)
      .set(pictureHeaders(res.get('Cache-Control')))
      .set('Cache-Control', caching)
      .send(made.bytes);
  };
}
