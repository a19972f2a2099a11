import { Router, type Request } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { ofCatalogue } from '../../../rights/stated.ts';
import { may, work } from '../../../rights/may.ts';
import { findDocumentFile, isDocumentNamed } from '../references/documents.store.ts';
import { createSendDocument } from './sendDocument.ts';

/** Serves the files of documents. One that no document uses, whether new, replaced or in the bin, is sent only to editors. */
export function documentRoutes({ db, images, log, signedIn }: Pick<Services, 'db' | 'images' | 'log' | 'signedIn'>) {
  const send = createSendDocument({ images, log });

  async function maySeeUnnamed(req: Request) {
    const session = await signedIn(req);
    return session !== null && may(session, work(ofCatalogue));
  }

  return Router(oneSpelling).get('/belgeler/:name', async (req, res, next) => {
    const file = await findDocumentFile(db, `/belgeler/${req.params.name}`);
    if (!file) return next();
    const isNamed = await isDocumentNamed(db, file.url);
    if (!isNamed && !(await maySeeUnnamed(req))) {
      res.set('Cache-Control', 'no-store');
      return next();
    }
    const caching = isNamed ? 'public, max-age=31536000, immutable' : 'private, no-store';
    await send(file, { res, next, caching });
  });
}
