import type { Tx } from '../../../db/database.ts';
import { plus } from '../../../db/columns/expressions.ts';
import { orderNumbers } from '../../../db/tables/orderTables.ts';

/**
 * Returns a number such as 'S-2026-00042'. It belongs in the transaction that stores the order: a rollback gives the number
 * back, so that there are no gaps.
 */
export async function nextOrderNumber(tx: Tx, year: number): Promise<string> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: orderNumbers.year, set: { last: plus(orderNumbers.last, 1) } })
    .returning();
  if (!row) throw new Error('No number was given.');
  return `S-${year}-${String(row.last).padStart(5, '0')}`;
}
