import { createHmac } from 'node:crypto';
import { and, gte, lt } from 'drizzle-orm';
import { perMailbox } from '../limits/budget.ts';
import { dayHere } from '../core/companyDays.ts';
import type { Db, Tx } from '../db/database.ts';
import { plus } from '../db/columns/expressions.ts';
import { state } from '../db/tables/tables.ts';

const prefix = 'confirmations:';
const dayKey = (now: number) => prefix + dayHere(now);

/** Ignores the case of letters and a tag, as in 'ad+etiket@…', since both reach the same mailbox. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@');
  return `${local.replace(/(?<=.)\+.*/, '')}@${domain}`;
}

/**
 * Counts one mail to an address, from all senders together; false when the address has reached its limit for the day. Call it
 * in the transaction that adds the mail to the outbox, so that neither a restart nor another server forgets the count. Only a
 * hash of the address, made with the site's key, is stored.
 */
export async function countConfirmation(tx: Tx, secret: Buffer, email: string, now: number): Promise<boolean> {
  const key = `${dayKey(now)}:${createHmac('sha256', secret).update(mailboxOf(email)).digest('base64url')}`;
  const [row] = await tx
    .insert(state)
    .values({ key, value: 1 })
    .onConflictDoUpdate({ target: state.key, set: { value: plus(state.value, 1) } })
    .returning();
  return (row?.value ?? 1) <= perMailbox.confirmationsADay;
}

/** Forgets the counts of earlier days. */
export async function forgetCounts(db: Db, now: number) {
  const isOver = and(gte(state.key, prefix), lt(state.key, dayKey(now)));
  await db.write(async (tx) => tx.delete(state).where(isOver), { raisesRevision: false });
}
