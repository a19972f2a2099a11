import type { Db } from '../../../db/database.ts';
import { bringBack } from '../../upkeep/bin/bin.ts';
import * as bin from '../../../entity/bin.store.ts';
import * as categories from '../references/categories.store.ts';
import * as products from '../products/products.store.ts';

// What touches a category and its products in one transaction.

/** Its products stay, without a category, and remember where they were. False when the id is unknown. */
export const removeCategory = (db: Db, id: string) =>
  db.write(async (tx) => {
    if (!(await categories.find(tx, id))) return false;
    await products.leaveCategory(tx, id);
    return categories.remove(tx, id);
  });

/** Out of the bin, with its former products that still have no category. Undefined when no such category lies there. */
export async function restoreCategory(db: Db, id: string) {
  const binned = await bin.lastOf(db, 'category', id);
  if (binned === undefined) return undefined;
  await bringBack(db, binned);
  return categories.find(db, id);
}
