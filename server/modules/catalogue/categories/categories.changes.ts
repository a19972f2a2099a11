import type { Db } from '../../../db/database.ts';
import * as categories from '../references/categories.store.ts';
import * as products from '../products/products.store.ts';

/**
 * Deletes a category. Its products stay without a category and remember it, so that the deletion can be undone. Returns
 * false when the id is unknown.
 */
export const removeCategory = (db: Db, id: string) =>
  db.write(async (tx) => {
    if (!(await categories.find(tx, id))) return false;
    await products.leaveCategory(tx, id);
    return categories.remove(tx, id);
  });
