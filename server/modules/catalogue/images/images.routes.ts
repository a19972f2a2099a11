import { posix } from 'node:path';
import { Router, type RequestHandler } from 'express';
import type { Services } from '../../../context/context.ts';
import { uploadHeaders } from '../../../http/headers.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { bringHere } from './images.files.ts';
import { editors } from '../../../entity/entity.ts';
import { createVariants } from './images.variants.ts';
import { isShownFile } from './shownFiles.ts';

const unkept = 'private, no-store';

/**
 * Guards the files: a picture that no page shows, whether new, replaced or in the bin, is sent only to admins who work with
 * pictures, and no cache keeps it.
 */
export const guardUnshown =
  ({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>): RequestHandler =>
  async (req, res, next) => {
    const name = nameIn(req.path);
    if (await isShownFile(db, name)) return next();
    const session = await signedIn(req);
    if (session && !session.admin.owesTwoStep && editors.includes(session.admin.role)) {
      res.set('Cache-Control', unkept);
      return next();
    }
    // Another server may just have put it on a page.
    if (db.isShared && (await db.catchUp(), await isShownFile(db, name))) return next();
    res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
  };

/** Stands there, too, where files lie elsewhere: they are sent from this disk all the same. */
export const fetchPicture =
  ({ images }: Pick<Services, 'images'>): RequestHandler =>
  async (req, _res, next) => {
    await bringHere(images, nameIn(req.path));
    next();
  };

/** As the file system will read it, however it was written; '' for what nothing can read. */
function nameIn(path: string): string {
  try {
    return posix.basename(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return '';
    throw error;
  }
}

/** Narrower pictures that are not on the disk yet; those that are, the app has sent before it asks here. */
export function imageRoutes(services: Pick<Services, 'db' | 'images' | 'heavyWork' | 'log'>) {
  const variant = createVariants(services);
  return Router(oneSpelling).get('/uploads/products/:name', async (req, res, next) => {
    const made = await variant(req.params.name);
    if (!made) return next();
    // The guard has set the header where no page shows the picture.
    const caching = res.get('Cache-Control') ?? (made.isKept ? 'public, max-age=31536000, immutable' : 'no-store');
    res.type(made.contentType).set(uploadHeaders).set('Cache-Control', caching).send(made.bytes);
  });
}
