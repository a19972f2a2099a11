import type { Db, Tx } from '../../../db/database.ts';
import {
  changeCategoryRow,
  findCategory,
  removeCategoryRow,
  upsertCategory,
  type CategoryValues,
} from '../references/categories.store.ts';
import { leaveCategory, updatePublicProducts } from '../products/products.store.ts';

/** Changes a category, and whether visitors see its products. Returns what `categories.change` does. */
export const updateCategory = (db: Db, id: string, values: Partial<CategoryValues>, version?: number | null) =>
  db.write((tx) => changeCategory(tx, id, values, version));

/** Does the same within a transaction. */
export async function changeCategory(tx: Tx, id: string, values: Partial<CategoryValues>, version?: number | null) {
  const saved = await changeCategoryRow(tx, id, values, version);
  if (saved && saved !== 'stale' && values.status !== undefined) await updatePublicProducts(tx, id);
  return saved;
}

/** Adds a category, or replaces the values of the one with its id, and changes whether visitors see its products. */
export async function putCategory(tx: Tx, id: string, values: CategoryValues) {
  await upsertCategory(tx, id, values);
  await updatePublicProducts(tx, id);
}

/**
 * Deletes a category. Its products stay without a category and remember it, so that the deletion can be undone. Returns
 * false when the id is unknown.
 */
export const removeCategory = (db: Db, id: string) =>
  db.write(async (tx) => {
    if (!(await findCategory(tx, id))) return false;
    await leaveCategory(tx, id);
    return removeCategoryRow(tx, id);
  });
