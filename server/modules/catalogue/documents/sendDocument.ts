import type { NextFunction, Response } from 'express';
import type { Services } from '../../../context/context.ts';
import { uploadHeaders } from '../../../http/headers.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import type { FileRow } from '../references/documents.store.ts';
import { nameOf } from './documents.files.ts';
import { formats } from './documents.formats.ts';

type Answer = { res: Response; next: NextFunction; caching: string };

/** Sends files of documents as downloads, so that no browser opens one as a page of this site. */
export const createSendDocument =
  ({ images, log }: Pick<Services, 'images' | 'log'>) =>
  async (file: FileRow, { res, next, caching }: Answer) => {
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
      .set('Cache-Control', caching);
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
  };
