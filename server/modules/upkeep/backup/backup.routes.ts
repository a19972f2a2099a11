import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { addToAudit } from '../../../context/audit.ts';
import type { Folders } from '../../../context/backups.ts';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { backupBucket, nameInBucket } from './backupBucket.ts';
import { findBackup, type BackupFile } from './listBackups.ts';

/**
 * Serves /admin/backups/NAME, a backup as a file, to owners. Ranges are served, so that an interrupted download can be
 * resumed.
 */
export const backupRoutes = ({ backups, signedIn, db, log }: Pick<Services, 'backups' | 'signedIn' | 'db' | 'log'>) =>
  Router(oneSpelling).get('/admin/backups/:name', async (req, res, next) => {
    const { name } = req.params;
    const admin = await mayDownload({ signedIn }, req, res, { roles: ['OWNER'] }, db);
    if (!admin) return;
    const found = await findBackup(backups.folders, name);
    if (!found) return next();
    // A backup holds everything that the site knows, so each download is recorded.
    if (req.method === 'GET') {
      await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: name });
      log.info({ security: 'backup downloaded', admin: admin.email, name }, 'backup downloaded');
    }
    res.attachment(name).type('application/octet-stream');
    if (found.isInBucket) return sendStored(backups.folders, found, req, res);
    res.sendFile(name, { root: backups.folders.backups, cacheControl: false, dotfiles: 'deny' }, (error) => {
      if (error && !res.destroyed) next(error);
    });
  });

/** Answers as Express does with files: the whole file, or the range that was asked for. */
async function sendStored(folders: Folders, { name, bytes }: BackupFile, req: Request, res: Response) {
  const asked = req.range(bytes);
  if (asked === -1) return void res.status(416).set('Content-Range', `bytes */${bytes}`).end();
  // Several ranges at once are answered with the whole file, which is allowed.
  const part = typeof asked === 'object' && asked.type === 'bytes' && asked.length === 1 ? asked[0] : undefined;
  const stream = await (await backupBucket(folders))?.stream(nameInBucket(name), part);
  if (!stream) return void res.status(404).type('text').send('Not found');
  if (part) res.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${bytes}`);
  res.set('Accept-Ranges', 'bytes').set('Content-Length', String(part ? part.end - part.start + 1 : bytes));
  await pipeline(stream, res);
}
