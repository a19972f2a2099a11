import { createHmac } from 'node:crypto';
import { and, gte, lt } from 'drizzle-orm';
import { perMailbox } from '../../core/budget.ts';
import { dayInIstanbul } from '../../core/istanbul.ts';
import type { Db, Tx } from '../../db/database.ts';
import { plus } from '../../db/expressions.ts';
import { state } from '../../db/tables.ts';

const prefix = 'confirmations:';
const dayKey = (now: number) => prefix + dayInIstanbul(now);

/** However its letters are written, and without the tag that many servers leave to their users: 'ad+etiket@…'. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFKC').toLowerCase().split('@');
  return `${local.replace(/(?<=.)\+.*$/, '')}@${domain}`;
}

/**
 * Counts one mail to an address, of however many senders; false when it has had all that it may get on that day. Belongs into
 * the transaction that puts the mail into the outbox, so that neither a restart nor another server forgets it. Of the
 * address nothing is kept but a hash that needs the site's key.
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
