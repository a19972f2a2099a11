import { Router, type RequestHandler } from 'express';
import type { Services } from '../../core/context.ts';
import { productsAsCsv, productsAsXlsx } from './sheets.export.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** /admin/products.csv and /admin/products.xlsx: all products as a file. For the admin. */
export function sheetRoutes({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>) {
  const send =
    (type: keyof typeof types, make: typeof productsAsCsv): RequestHandler =>
    async (req, res) => {
      res.set('Cache-Control', 'no-store');
      if (!(await signedIn(req))) return void res.status(401).type('text').send('Please sign in first.');
      const day = new Date().toISOString().slice(0, 10);
      res.set('Content-Disposition', `attachment; filename="products-${day}.${type}"`).type(types[type]);
      res.send(await make(db));
    };
  return Router()
    .get('/admin/products.csv', send('csv', productsAsCsv))
    .get('/admin/products.xlsx', send('xlsx', productsAsXlsx));
}
