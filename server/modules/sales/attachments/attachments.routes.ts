import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { uploadHeaders } from '../../../http/headers.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { work } from '../../../rights/may.ts';
import { ofSales } from '../../../rights/stated.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { nameOfAttachment } from './attachments.files.ts';
import { formats } from './attachments.formats.ts';
import { findAttachment } from './attachments.store.ts';

/**
 * Serves /admin/messages/enquiries/ID/attachments/ID, a file of an enquiry, to admins alone, and only for saving: no browser opens
 * what a stranger has sent as a page of this site.
 */
export const attachmentRoutes = (services: Pick<Services, 'db' | 'images' | 'log' | 'signedIn'>) =>
  Router(oneSpelling).get('/admin/messages/enquiries/:enquiry/attachments/:id', async (req, res, next) => {
    const { db, images, log } = services;
    if (!(await mayDownload(services, req, res, work(ofSales)))) return;
    const file = await findAttachment(db, req.params.enquiry, req.params.id);
    if (!file) return next();
    // The bytes go past the copies that a server keeps of a bucket's files: those would outlive an erased person.
    const stream = await (await storageOf(images)).stream(nameOfAttachment(file.id));
    if (!stream) {
      log.error({ attachment: file.id }, 'the file of an enquiry is gone');
      return next();
    }
    res
      .attachment(file.name)
      .type(formats[file.format].contentType)
      .set(uploadHeaders)
      .set('Cache-Control', 'private, no-store')
      .set('Content-Length', String(file.byteSize));
    await pipeline(stream, res);
  });
