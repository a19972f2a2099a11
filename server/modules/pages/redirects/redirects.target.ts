import type { Tx } from '../../../db/database.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import { findCategory } from '../../catalogue/references/categories.store.ts';
import { pathOf } from './address.ts';
import { findRedirect } from './redirects.store.ts';

/** Tells whether an address is that of a product or a category that is not there, or that visitors do not see. */
async function leadsNowhere(db: Tx, to: string): Promise<boolean> {
  const [, folder, id] = /^\/(products|categories)\/([^/?#]+)$/.exec(to) ?? [];
  if (folder === undefined || id === undefined) return false;
  const find = folder === 'products' ? findProduct : findCategory;
  return (await find(db, id)) === null;
}

/**
 * Finds the target of an address, by path and query, else by its path alone; encoded for the header `Location`. A target that
 * visitors do not see would tell them that it exists.
 */
export async function targetOf(db: Tx, url: string): Promise<string | undefined> {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  const [bare = ''] = path.split('?', 1);
  const found = (await findRedirect(db, path)) ?? (bare === path ? undefined : await findRedirect(db, bare));
  return found && !(await leadsNowhere(db, found.to)) ? encodeURI(found.to) : undefined;
}
