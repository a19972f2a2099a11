import { Router } from 'express';
import { addToAudit } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';
import { findBackup } from './listBackups.ts';

/** /admin/backups/NAME: a backup as a file, also in pieces, so that a download that broke off goes on. For the admin. */
export const backupRoutes = ({ db, backups, signedIn, log }: Pick<Services, 'db' | 'backups' | 'signedIn' | 'log'>) =>
  Router().get('/admin/backups/:name', async (req, res, next) => {
    const { name } = req.params;
    const session = await signedIn(req);
    res.set('Cache-Control', 'no-store');
    if (!session) return void res.status(401).type('text').send('Please sign in first.');
    const found = await findBackup(backups.folders.backups, name);
    if (!found) return next();
    // It holds everything that the site knows.
    await addToAudit(db, { event: 'EXPORTED', admin: session.admin.email, about: name });
    log.info({ security: 'backup downloaded', admin: session.admin.email, name }, 'backup downloaded');
    res.attachment(name).type('application/octet-stream');
    res.sendFile(name, { root: backups.folders.backups, cacheControl: false, dotfiles: 'deny' }, (error) => {
      if (error && !res.destroyed) next(error);
    });
  });
