import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { addToAudit } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';
import { filterOf, messagesCsv } from './messages.csv.ts';

/** /admin/messages.csv: the messages that the admin's list shows, as a file for a spreadsheet. For the admin. */
export const messageRoutes = ({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>) =>
  Router().get('/admin/messages.csv', async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    const session = await signedIn(req);
    if (!session) {
      return void res.status(401).type('text').send('No authenticated user found. Please log in again.');
    }
    const { searchParams } = new URL(req.originalUrl, 'http://localhost');
    const name = `messages-${new Date().toISOString().slice(0, 10)}.csv`;
    await addToAudit(db, { event: 'EXPORTED', admin: session.admin.email, about: name });
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="${name}"`);
    await pipeline(messagesCsv(db, filterOf(searchParams)), res);
  });
