import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { addToAudit } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';
import { auditCsv } from './audit.csv.ts';

/** /admin/audit.csv: the whole audit log, as a file for a spreadsheet. For the admin. */
export const auditRoutes = ({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>) =>
  Router().get('/admin/audit.csv', async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const session = await signedIn(req);
    if (!session) return void res.status(401).type('text').send('Please sign in first.');
    const name = `audit-${new Date().toISOString().slice(0, 10)}.csv`;
    await addToAudit(db, { event: 'EXPORTED', admin: session.admin.email, about: name });
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    await pipeline(auditCsv(db), res);
  });
