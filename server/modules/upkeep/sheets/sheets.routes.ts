import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { longestSearch } from '../../../../common/limits.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { badInput, DomainError, statusOf } from '../../../core/errors.ts';
import { downloadUnderWay } from '../../../storage/uploadLeftovers.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { exportSheetJob, templateSheetJob } from './exportSheet.job.ts';
import type { Exported, Type } from './sheets.export.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const newFile = () => downloadUnderWay(randomBytes(16).toString('hex'));

/**
 * Serves /admin/products.csv and .xlsx, products as a file, and /admin/products-template.csv and .xlsx, one to fill in, to
 * owners and editors. A worker makes the file, which ends when the client leaves, and this process sends it piece by piece.
 */
export function sheetRoutes({ db, heavyWork, signedIn }: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) {
  const serve =
    (type: Type, name: () => string, make: (made: Making) => Promise<void>): RequestHandler =>
    async (req, res) => {
      const admin = await mayDownload({ signedIn }, req, res, ['OWNER', 'EDITOR']);
      if (!admin) return;
      const fileName = `${name()}.${type}`;
      const file = newFile();
      const left = new AbortController();
      res.once('close', () => left.abort());
      try {
        await make({ req, admin, file, fileName, signal: left.signal });
        res.set('Content-Disposition', `attachment; filename="${fileName}"`).type(types[type]);
        res.set('Content-Length', String((await stat(file)).size));
        await pipeline(createReadStream(file), res);
      } catch (error) {
        // A client that has closed the connection needs neither the file nor an error.
        if (!res.destroyed) refuse(res, error);
      } finally {
        await rm(file, { force: true });
      }
    };
  const products = (type: Type) =>
    serve(type, ofToday, async ({ req, admin, file, fileName, signal }) => {
      const exported = readQuery(req);
      await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: fileName });
      const rowsFile = newFile();
      try {
        await heavyWork.run(exportSheetJob, { file, rowsFile, type, ...exported }, { signal, visitor: admin.email });
      } finally {
        await rm(rowsFile, { force: true });
      }
    });
  // A template holds no data of anyone, so it is not recorded.
  const template = (type: Type) =>
    serve(
      type,
      () => 'products-template',
      ({ file, signal }) => heavyWork.run(templateSheetJob, { file, type }, { signal }),
    );
  return Router(oneSpelling)
    .get('/admin/products.csv', products('csv'))
    .get('/admin/products.xlsx', products('xlsx'))
    .get('/admin/products-template.csv', template('csv'))
    .get('/admin/products-template.xlsx', template('xlsx'));
}

type Making = { req: Request; admin: { email: string }; file: string; fileName: string; signal: AbortSignal };

const ofToday = () => `products-${new Date().toISOString().slice(0, 10)}`;

/** A refusal is a sentence for the admin. Throws every other error. */
function refuse(res: Response, error: unknown) {
  if (!(error instanceof DomainError) || res.headersSent) throw error;
  const { retryAfter } = error.details;
  if (retryAfter) res.set('Retry-After', String(retryAfter));
  res
    .status(statusOf(error) ?? 400)
    .type('text')
    .send(error.message);
}

/** This many ids fit into an address. */
const mostIds = 1000;

/**
 * Reads which products and columns to export: `ids` and `columns` joined by commas, or the filter of the admin's list, by
 * the same names: `q`, `category` and `featured`. Throws `BAD_USER_INPUT`.
 */
function readQuery({ query }: Request): Exported {
  const text = (name: string) => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : undefined);
  const list = (name: string) => text(name)?.split(',').filter(Boolean);
  const [ids, featured, category] = [list('ids'), text('featured'), text('category')];
  if (ids && ids.length > mostIds) throw badInput('ids', `At most ${mostIds} products can be chosen one by one.`);
  if (featured && featured !== 'yes' && featured !== 'no') throw badInput('featured', 'Featured is yes or no.');
  return {
    ids,
    columns: list('columns'),
    search: text('q')?.slice(0, longestSearch),
    categoryId: category === 'uncategorized' ? null : category,
    featured: featured === undefined ? undefined : featured === 'yes',
  };
}
