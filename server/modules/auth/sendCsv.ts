import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addToAudit } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';

type Csv = { /** What the file is called. */ name: string; make: (query: URLSearchParams) => Readable };

/** Sends a file for a spreadsheet to a signed-in admin; a visitor reads a sentence with status 401. */
export async function sendCsv(
  { db, signedIn }: Pick<Services, 'db' | 'signedIn'>,
  req: IncomingMessage,
  res: ServerResponse,
  { name, make }: Csv,
) {
  res.setHeader('Cache-Control', 'no-store');
  const session = await signedIn(req);
  if (!session) {
    res.writeHead(401, { 'Content-Type': 'text/plain; charset=utf-8' });
    return void res.end('No authenticated user found. Please log in again.');
  }
  const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  await addToAudit(db, { event: 'EXPORTED', admin: session.admin.email, about: file });
  res.setHeader('Content-Type', 'text/csv; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="${file}"`);
  await pipeline(make(searchParams), res);
}
