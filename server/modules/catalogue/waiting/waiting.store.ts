import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { plus } from '../../../db/columns/expressions.ts';
import { inParts } from '../../../db/parts.ts';
import { waitingChanges, waitingPictures } from '../../../db/tables/previewTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { picturesOf } from '../products/checks/products.references.ts';
import type { ProductRow } from '../products/products.rows.ts';
import type { Resolved, Waiting } from './resolved.ts';

/** The values in the columns have been checked as those of a product. */
export type WaitingChangesRow = typeof waitingChanges.$inferSelect & Waiting;

/** The waiting changes of a product, joined with what is on the site. */
export type WaitingOfProduct = Resolved & { product: ProductRow; row: WaitingChangesRow };

export const waitingChangesWithIds = (db: Tx, productIds: string[]): Promise<WaitingChangesRow[]> =>
  inParts(productIds, (part) => db.select().from(waitingChanges).where(inArray(waitingChanges.productId, part)));

/** Returns the waiting changes of a product. Visitors find none. */
export async function findWaitingChanges(db: Tx, productId: string): Promise<WaitingChangesRow | null> {
  const [row] = await waitingChangesWithIds(db, [productId]);
  return row ?? null;
}

/** Replaces the waiting changes of a product. */
export async function putWaitingChanges(tx: Tx, row: WaitingChangesRow) {
  const { productId, ...set } = row;
  await tx.insert(waitingChanges).values(row).onConflictDoUpdate({ target: waitingChanges.productId, set });
  await tx.delete(waitingPictures).where(eq(waitingPictures.productId, productId));
  const { image = null, morePictures = [] } = row.changes;
  const urls = picturesOf({ image, morePictures });
  if (urls.length > 0) await tx.insert(waitingPictures).values(urls.map((url) => ({ productId, url })));
}

export async function removeWaitingChanges(tx: Tx, productId: string) {
  await tx.delete(waitingChanges).where(eq(waitingChanges.productId, productId));
}

/** A form that began before the waiting changes were changed must not overwrite them, so the product gets a new version. */
export async function noteWaitingInProduct(tx: Tx, productId: string) {
  const set = { version: plus(products.version, 1) };
  await tx.update(products).set(set).where(eq(products.id, productId));
}

/** Removes the changes of products that are gone, which were made before a moment. */
export async function removeOrphanWaitingChanges(tx: Tx, before: number) {
  const product = tx.select({ id: products.id }).from(products).where(eq(products.id, waitingChanges.productId));
  await tx.delete(waitingChanges).where(and(lt(waitingChanges.changedAt, before), notExists(product)));
}
