import { plus } from '../../../db/expressions.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiryNumbers } from '../../../db/enquiryTables.ts';

/**
 * 'T-2026-00042': belongs into the transaction that stores the enquiry, which gives the number back when it does not come
 * about. So there are no gaps, which an auditor would ask about.
 */
export async function nextNumber(tx: Tx, year: number): Promise<string> {
  const [row] = await tx
    .insert(enquiryNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: enquiryNumbers.year, set: { last: plus(enquiryNumbers.last, 1) } })
    .returning();
  if (!row) throw new Error('No number was given.');
  return `T-${year}-${String(row.last).padStart(5, '0')}`;
}
