import { Router } from 'express';
import { longestSearch } from '../../../../common/limits.ts';
import type { Services } from '../../../context/context.ts';
import { badInput } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
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

/** This many ids fit into an address. */
const mostIds = 1000;

/**
 * Reads which products and columns to export: `ids` and `columns` joined by commas, or the filter of the admin's list, by
 * the same names: `q`, `category` and `featured`. Throws `BAD_USER_INPUT`.
 */
function readQuery(query: URLSearchParams): Exported {
  const text = (name: string) => query.get(name) || undefined;
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
