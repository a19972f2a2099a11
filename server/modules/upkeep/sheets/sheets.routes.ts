import { Router } from 'express';
import type { Services } from '../../../context/context.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { readAddress } from '../../catalogue/products/products.address.ts';
import { serveFile } from '../../people/sessions/serveFile.ts';
import { exportSheetJob, templateSheetJob } from './exportSheet.job.ts';
import type { Exported, Type } from './sheets.export.ts';

const roles = ['OWNER', 'EDITOR'] as const;

/**
 * Serves /admin/products.csv and .xlsx, products as a file, and /admin/products-template.csv and .xlsx, one to fill in, to
 * owners and editors.
 */
export function sheetRoutes(services: Pick<Services, 'db' | 'heavyWork' | 'signedIn'>) {
  const products = (type: Type) =>
    serveFile(services, {
      roles,
      name: 'products',
      type,
      job: exportSheetJob,
      read: (query) => ({ type, ...readQuery(query) }),
      isRecorded: true,
    });
  const template = (type: Type) =>
    serveFile(services, {
      roles,
      name: 'products-template',
      type,
      job: templateSheetJob,
      read: () => ({ type }),
      isRecorded: false,
    });
  return Router(oneSpelling)
    .get('/admin/products.csv', products('csv'))
    .get('/admin/products.xlsx', products('xlsx'))
    .get('/admin/products-template.csv', template('csv'))
    .get('/admin/products-template.xlsx', template('xlsx'));
}

/** Reads which products and columns to export. Throws `BAD_USER_INPUT`. */
const readQuery = (query: URLSearchParams): Exported => ({
  ...readAddress(query, ['columns']),
  columns: query.get('columns')?.split(',').filter(Boolean),
});
