import { Router, type RequestHandler } from 'express';
import { addToAudit } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';
import { mayDownload } from '../auth/mayDownload.ts';
import { productsAsCsv, productsAsXlsx } from './sheets.export.ts';
import { templateAsCsv, templateAsXlsx } from './sheets.template.ts';

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** /admin/products.csv and .xlsx: all products as a file; /admin/products-template.csv and .xlsx: one to fill in. For owners and editors. */
export function sheetRoutes({ db, signedIn }: Pick<Services, 'db' | 'signedIn'>) {
  const send =
    (type: keyof typeof types, name: () => string, make: typeof productsAsCsv): RequestHandler =>
    async (req, res) => {
      const admin = await mayDownload({ signedIn }, req, res, ['OWNER', 'EDITOR']);
      if (!admin) return;
      const file = await make(db);
      const fileName = `${name()}.${type}`;
      // A template holds nothing that is anyone's.
      if (make === productsAsCsv || make === productsAsXlsx)
        await addToAudit(db, { event: 'EXPORTED', admin: admin.email, about: fileName });
      res.set('Content-Disposition', `attachment; filename="${fileName}"`).type(types[type]).send(file);
    };
  const ofToday = () => `products-${new Date().toISOString().slice(0, 10)}`;
  const template = () => 'products-template';
  return Router()
    .get('/admin/products.csv', send('csv', ofToday, productsAsCsv))
    .get('/admin/products.xlsx', send('xlsx', ofToday, productsAsXlsx))
    .get('/admin/products-template.csv', send('csv', template, templateAsCsv))
    .get('/admin/products-template.xlsx', send('xlsx', template, templateAsXlsx));
}
