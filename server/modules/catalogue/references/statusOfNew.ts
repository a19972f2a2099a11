import type { Tx } from '../../../db/database.ts';
import { general, type products } from '../../../db/tables.ts';

type Status = (typeof products.$inferSelect)['status'];

/** Returns the status of new products and categories whose input names none, as the settings of the site say. */
export async function statusOfNew(db: Tx): Promise<Status> {
  const [row] = await db.select({ newAsDrafts: general.newAsDrafts }).from(general);
  return row?.newAsDrafts ? 'DRAFT' : 'PUBLISHED';
}
