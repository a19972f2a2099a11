import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type Response } from 'express';
import { addToAudit } from '../../../context/audit.ts';
import type { Folders } from '../../../context/backups.ts';
import type { Services } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { backupBucket, nameInBucket } from './backupBucket.ts';
import { findBackup, type BackupFile } from './listBackups.ts';
import { BadBackup } from './archive/manifest.ts';
import { wholeName } from './backupNames.ts';
import { makeWholeJob } from './thinBackups.jobs.ts';

/**
 * Serves /admin/backups/NAME, a backup as a file, to owners. Ranges are served, so that an interrupted download can be
 * resumed. A thin backup is sent as a whole one, since it leaves the folder of its files.
 */
type Given = Pick<Services, 'backups' | 'signedIn' | 'db' | 'log' | 'heavyWork'>;

export const backupRoutes = ({ backups, signedIn, db, log, heavyWork }: Given) =>
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
    const thin = !found.isInBucket && (await isThinOrOdd(join(backups.folders.backups, name), backups.passphrase));
    try {
      if (thin) await heavyWork.run(makeWholeJob, { ...backups, name });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return void res.status(409).type('text').send(error.message);
    }
    res.attachment(name).type('application/octet-stream');
    if (found.isInBucket) return sendStored(backups.folders, found, req, res);
    const sent = thin ? wholeName(name) : name;
    const options = { root: backups.folders.backups, cacheControl: false, dotfiles: 'allow' } as const;
    res.sendFile(sent, options, (error) => {
      if (error && !res.destroyed) next(error);
    });
  });

/** A file that is no backup is sent as it is. */
async function isThinOrOdd(file: string, passphrase: string | undefined) {
  // Most processes serve no backup.
  const { isThin } = await import('./thinBackups.ts');
  try {
    return await isThin(file, passphrase);
  } catch (error) {
    if (error instanceof BadBackup) return false;
    throw error;
  }
}

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
