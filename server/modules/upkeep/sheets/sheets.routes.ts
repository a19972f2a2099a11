import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Router, type RequestHandler } from 'express';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import type { Job } from '../../../jobs/job.ts';
import { downloadUnderWay } from '../../../storage/uploadLeftovers.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { mayDownload } from '../../people/sessions/mayDownload.ts';
import { productIndex } from '../../catalogue/products/products.rows.ts';
import { exportSheetJob, templateSheetJob, type ExportedSheet } from './exportSheet.job.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * Serves /admin/products.csv and .xlsx, all products as a file, and /admin/products-template.csv and .xlsx, one to fill
 * in, to owners and editors. A worker makes the file, and this process sends it piece by piece.
 */
export function sheetRoutes({ db, heavyWork, signedIn }: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) {
  const send =
    (
      type: ExportedSheet['type'],
      name: () => string,
      jobFor: () => Promise<Job<ExportedSheet, void>>,
    ): RequestHandler =>
    async (req, res) => {
      const admin = await mayDownload({ signedIn }, req, res, ['OWNER', 'EDITOR']);
      if (!admin) return;
      const fileName = `${name()}.${type}`;
      // A template holds no data of anyone, so it is not recorded.
      if (jobFor === ofAll) await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: fileName });
      const file = downloadUnderWay(randomBytes(16).toString('hex'));
      const left = new AbortController();
      res.once('close', () => left.abort());
      try {
        await heavyWork.run(await jobFor(), { file, type }, { signal: left.signal });
        res.set('Content-Disposition', `attachment; filename="${fileName}"`).type(types[type]);
        res.set('Content-Length', String((await stat(file)).size));
        await pipeline(createReadStream(file), res);
      } catch (error) {
        // A client that has closed the connection needs neither the file nor an error.
        if (!res.destroyed) throw error;
      } finally {
        await rm(file, { force: true });
      }
    };
  const ofAll = async () => exportSheetJob(await productIndex.count(db));
  const toFillIn = async () => templateSheetJob;
  const ofToday = () => `products-${new Date().toISOString().slice(0, 10)}`;
  const template = () => 'products-template';
  return Router(oneSpelling)
    .get('/admin/products.csv', send('csv', ofToday, ofAll))
    .get('/admin/products.xlsx', send('xlsx', ofToday, ofAll))
    .get('/admin/products-template.csv', send('csv', template, toFillIn))
    .get('/admin/products-template.xlsx', send('xlsx', template, toFillIn));
}
