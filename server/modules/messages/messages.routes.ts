import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { requestContext, type Services } from '../../core/context.ts';
import { filterOf, messagesCsv } from './messages.csv.ts';

/** The messages that the desk shows, as a file for a spreadsheet. For the admin. */
export const messagesFile =
  (services: Services): RequestHandler =>
  async (req, res) => {
    const { admin } = await requestContext(services, req, res);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Content-Type-Options', 'nosniff');
    if (!admin) {
      res.status(401).type('text').send('No authenticated user found. Please log in again.');
      return;
    }
    const { searchParams } = new URL(req.originalUrl, 'http://localhost');
    const day = new Date().toISOString().slice(0, 10);
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', `attachment; filename="messages-${day}.csv"`);
    await pipeline(messagesCsv(services.db, filterOf(searchParams)), res);
  };
