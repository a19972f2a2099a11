import { Router, type RequestHandler } from 'express';
import type { Services } from '../../core/context.ts';
import { adminOf } from '../auth/auth.store.ts';
import { sessionToken } from '../../core/sessionCookie.ts';
import { productsAsCsv, productsAsXlsx } from './sheets.export.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** All products as a file, for the admin: /admin/products.csv and /admin/products.xlsx. */
export function productSheets({ db }: Pick<Services, 'db'>): Router {
  const send =
    (type: keyof typeof types, make: typeof productsAsCsv): RequestHandler =>
    async (req, res) => {
      res.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
      const token = sessionToken(req.headers.cookie);
      if (!token || !(await adminOf(db, token, Date.now()))) {
        return void res.status(401).type('text').send('Please sign in first.');
      }
      const day = new Date().toISOString().slice(0, 10);
      res.set('Content-Disposition', `attachment; filename="products-${day}.${type}"`).type(types[type]);
      res.send(await make(db));
    };
  return Router()
    .get('/admin/products.csv', send('csv', productsAsCsv))
    .get('/admin/products.xlsx', send('xlsx', productsAsXlsx));
}
