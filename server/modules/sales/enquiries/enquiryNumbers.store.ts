import { plus } from '../../../db/expressions.ts';
import type { Tx } from '../../../db/database.ts';
import { enquiryNumbers } from '../../../db/enquiryTables.ts';

/**
 * Returns a number such as 'T-2026-00042'. It belongs in the transaction that stores the enquiry: a rollback gives the
 * number back, so that there are no gaps for an auditor to ask about.
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
