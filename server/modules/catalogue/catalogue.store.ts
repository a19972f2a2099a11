import type { Db } from '../../db/database.ts';
import * as categories from '../categories/categories.store.ts';
import * as products from '../products/products.store.ts';

// What touches a category and its products in one transaction.

/** Its products stay, without a category, and remember where they were. False when the id is unknown. */
export const removeCategory = (db: Db, id: string, now: number) =>
  db.write(async (tx) => {
    if (!(await categories.find(tx, id))) return false;
    await products.leaveCategory(tx, id);
    return categories.remove(tx, id, now);
  });

/** With its former products that still have no category. Undefined when no such category was deleted. */
export const restoreCategory = (db: Db, id: string) =>
  db.write(async (tx) => {
    const restored = await categories.restore(tx, id);
    if (restored) await products.returnToCategory(tx, id);
    return restored;
  });
