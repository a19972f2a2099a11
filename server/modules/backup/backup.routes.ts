import { Router } from 'express';
import { addToAudit } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';
import { mayDownload } from '../auth/mayDownload.ts';
import { findBackup } from './listBackups.ts';

/** /admin/backups/NAME: a backup as a file, also in pieces, so that a download that broke off goes on. For owners. */
export const backupRoutes = ({ backups, signedIn, db, log }: Pick<Services, 'backups' | 'signedIn' | 'db' | 'log'>) =>
  Router().get('/admin/backups/:name', async (req, res, next) => {
    const { name } = req.params;
    const admin = await mayDownload({ signedIn }, req, res, ['OWNER'], db);
    if (!admin) return;
    const found = await findBackup(backups.folders.backups, name);
    if (!found) return next();
    // It holds everything that the site knows.
    if (req.method === 'GET') {
      await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: name });
      log.info({ security: 'backup downloaded', admin: admin.email, name }, 'backup downloaded');
    }
    res.attachment(name).type('application/octet-stream');
    res.sendFile(name, { root: backups.folders.backups, cacheControl: false, dotfiles: 'deny' }, (error) => {
      if (error && !res.destroyed) next(error);
    });
  });
