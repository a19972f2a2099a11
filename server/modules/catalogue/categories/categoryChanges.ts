import type { Db } from '../../../db/database.ts';
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
