import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { mayDownload } from './mayDownload.ts';

type Csv = { name: string; make: (query: URLSearchParams) => Readable };

/** Sends what visitors wrote as a file for a spreadsheet, to the roles that answer them. */
export async function sendCsv(
  { db, signedIn }: Pick<Services, 'db' | 'signedIn'>,
  req: IncomingMessage,
  res: ServerResponse,
  { name, make }: Csv,
) {
  const admin = await mayDownload({ signedIn }, req, res, ['OWNER', 'SALES']);
  if (!admin) return;
  const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: file });
  res.setHeader('Content-Type', 'text/csv; charset=utf-8');
  res.setHeader('Content-Disposition', `attachment; filename="${file}"`);
  await pipeline(make(searchParams), res);
}
