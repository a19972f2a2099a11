import { Router, type Request } from 'express';
import type { Services } from '../../../context/context.ts';
import { hasAny } from '../../../context/rights.ts';
import { uploadHeaders } from '../../../http/headers.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { editors } from '../../../entity/entity.ts';
import { nameOf } from './documents.files.ts';
import { formats } from './documents.formats.ts';
import * as documents from '../references/documents.store.ts';

/**
 * Serves the files of documents as downloads, so that no browser opens one as a page of this site. A file that no document
 * uses, whether new, replaced or in the bin, is sent only to admins who work with documents.
 */
export function documentRoutes({ db, images, log, signedIn }: Pick<Services, 'db' | 'images' | 'log' | 'signedIn'>) {
  async function maySeeUnnamed(req: Request) {
    const session = await signedIn(req);
    return session !== null && !session.admin.owesTwoStep && hasAny(session.admin, editors);
  }

  return Router(oneSpelling).get('/belgeler/:name', async (req, res, next) => {
    const file = await documents.findFile(db, `/belgeler/${req.params.name}`);
    if (!file) return next();
    const isNamed = await documents.isNamed(db, file.url);
    if (!isNamed && !(await maySeeUnnamed(req))) {
      res.set('Cache-Control', 'no-store');
      return next();
    }
    const path = await (await storageOf(images)).local(nameOf(file.url));
    if (path === null) {
      log.error({ url: file.url }, 'the file of a document is gone');
      return next();
    }
    res
      .attachment(file.name)
      .type(formats[file.format].contentType)
      .set(uploadHeaders)
      .set('ETag', `"${file.sha256}"`)
      .set('Cache-Control', isNamed ? 'public, max-age=31536000, immutable' : 'private, no-store');
    res.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error?: Error) => {
      if (!error || res.headersSent) return;
      // The request asks for a range beyond the end of the file; Express would answer like this.
      if ('status' in error && error.status === 416) {
        return void res.status(416).set('Content-Range', `bytes */${file.byteSize}`).end();
      }
      log.error({ err: error, url: file.url }, 'the file of a document cannot be read');
      for (const name of ['Content-Disposition', 'ETag', 'Cache-Control']) res.removeHeader(name);
      next();
    });
  });
}
