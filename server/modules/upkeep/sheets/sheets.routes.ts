import { Router } from 'express';
import { longestSearch } from '../../../../common/limits.ts';
import { filtersIn, unknownIn } from '../../../../common/productList.ts';
import type { Services } from '../../../context/context.ts';
import { badInput } from '../../../core/errors.ts';
import { oneSpelling } from '../../../http/spelling.ts';
import { readChoice } from '../../catalogue/products/products.choice.ts';
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
/** Further parts of the address of a download. */
const others = ['ids', 'except', 'columns'];

/**
 * Reads which products and columns to export: `ids`, `except` and `columns` joined by commas, and the filters of the admin's
 * list, by the same names as in its address. Throws `BAD_USER_INPUT`.
 */
function readQuery(query: URLSearchParams): Exported {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean);
  const chosen = { ids: list('ids'), except: list('except') };
  for (const [name, ids] of Object.entries(chosen))
    if (ids && ids.length > mostIds) throw badInput(name, `At most ${mostIds} products can be chosen one by one.`);
  const filters = new URLSearchParams([...query].filter(([name]) => !others.includes(name)));
  const [unknown] = unknownIn(filters);
  if (unknown !== undefined) throw badInput(unknown, `The list has no filter ${unknown} with this value.`);
  const { search, ...read } = filtersIn(filters);
  const choice = readChoice({ ...chosen, ...read, search: search?.slice(0, longestSearch) });
  return { ...choice, columns: list('columns') };
}
