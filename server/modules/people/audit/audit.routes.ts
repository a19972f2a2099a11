import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { mayDownload } from '../sessions/mayDownload.ts';
import { auditCsv } from './audit.csv.ts';

/** Serves /admin/audit.csv, the whole audit log as a file for a spreadsheet, to owners. */
export const auditRoutes = ({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>) =>
  Router(oneSpelling).get('/admin/audit.csv', async (req, res) => {
    const admin = await mayDownload({ signedIn }, req, res, ['OWNER']);
    if (!admin) return;
    const name = `audit-${new Date().toISOString().slice(0, 10)}.csv`;
    await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: name });
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    await pipeline(auditCsv(db), res);
  });
