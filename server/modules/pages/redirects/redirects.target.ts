import type { Tx } from '../../../db/database.ts';
import { pathOf } from './address.ts';
import * as redirects from './redirects.store.ts';

/** Finds the target of an address, by path and query, else by its path alone; encoded for the header `Location`. */
export async function targetOf(db: Tx, url: string): Promise<string | undefined> {
  const path = pathOf(url);
  if (path === undefined) return undefined;
  const [bare = ''] = path.split('?', 1);
  const found = (await redirects.find(db, path)) ?? (bare === path ? undefined : await redirects.find(db, bare));
  return found && encodeURI(found.to);
}
