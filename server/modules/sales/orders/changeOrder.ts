import { eq } from 'drizzle-orm';
import { nextStates } from '../../../../common/offers/orderSteps.ts';
import { badInput } from '../../../core/errors.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { plus } from '../../../db/columns/expressions.ts';
import { orderEvents, orders } from '../../../db/tables/orderTables.ts';
import { addMail } from '../../../mail/outbox.store.ts';
import { emit } from '../../../webhooks/emit.ts';
import { findEnquiryBySeq } from '../enquiries/enquiries.store.ts';
import { liveOrder } from '../offers/liveOrder.store.ts';
import { numberMark, putCarrier } from './carriers.store.ts';
import { eventsOfOrder, findOrder, type OrderRecord } from './orders.store.ts';

/** An admin enters these values; a text that is left out stays as it is. */
export type OrderChange = {
  state: OrderRecord['state'];
  text: string | null;
  carrier: string | null;
  consignment: string | null;
  pattern: string | null;
  reason: string | null;
  mailBuyer: boolean;
};

type By = { id: string; admin: string; now: number; version: number | null | undefined };

const words: Record<OrderRecord['state'], string> = {
  PLACED: 'placed',
  CONFIRMED: 'confirmed',
  READY: 'ready',
  SENT: 'sent',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
};

function refuseState(past: OrderRecord['state'][], state: OrderRecord['state']) {
  const next = nextStates(past);
  if (past.at(-1) === state || next.includes(state)) return;
  const present = words[past.at(-1) ?? 'PLACED'];
  throw badInput('state', `An order that is ${present} can become ${next.map((one) => words[one]).join(' or ')} only.`);
}

function refuseWrong({ state, carrier, consignment, pattern, reason, mailBuyer }: OrderChange, order: OrderRecord) {
  if (state !== 'SENT' && (carrier ?? consignment ?? pattern) !== null)
    throw badInput('carrier', 'Only an order that is sent has a carrier and a number.');
  if (state === 'SENT' && consignment && !(carrier ?? order.carrier))
    throw badInput('carrier', 'Name the carrier of the consignment.');
  if (pattern !== null && !(carrier ?? order.carrier))
    throw badInput('carrier', 'Name the carrier whose address this is.');
  if (pattern && !(/^https?:\/\/\S+$/.test(pattern) && pattern.includes(numberMark)))
    throw badInput('pattern', 'Write an address that begins with https:// and contains {numara}.');
  if (state === 'CANCELLED' && !reason?.trim() && order.state !== 'CANCELLED')
    throw badInput('reason', 'Say why the order is cancelled: the buyer reads it.');
  if (state !== 'CANCELLED' && reason !== null)
    throw badInput('reason', 'Only an order that is cancelled has a reason.');
  if (mailBuyer && order.email === null)
    throw badInput('mailBuyer', 'The buyer’s address was erased: no mail can be sent.');
}

/** The enquiry of a cancelled order may have got another one since, from another offer. */
async function refuseSecond(tx: Tx, { enquirySeq }: OrderRecord) {
  const other = enquirySeq === null ? null : await liveOrder(tx, enquirySeq);
  if (other)
    throw badInput(
      'state',
      `The buyer has accepted ${other.offerNumber} as ${other.number} since. Cancel that order before this one comes back.`,
    );
}

/**
 * Moves an order and records it, with the mail and the event for other programs, in one transaction. Returns `'stale'` when
 * another change came between, and undefined when the id is unknown. Throws `BAD_USER_INPUT`.
 */
export const changeOrder = (db: Db, { id, admin, now, version }: By, change: OrderChange) =>
  db.write(
    async (tx) => {
      const before = await findOrder(tx, id);
      if (!before) return undefined;
      if (version != null && version !== before.version) return 'stale' as const;
      const past = await eventsOfOrder(tx, [before.seq]);
      const { state, mailBuyer, pattern } = change;
      refuseState(
        past.map((one) => one.state),
        state,
      );
      refuseWrong(change, before);
      if (before.state === 'CANCELLED' && state !== 'CANCELLED') await refuseSecond(tx, before);
      const values = valuesOf(change, before);
      if (pattern !== null && values.carrier) await putCarrier(tx, values.carrier, pattern.trim());
      const last = past.at(-1);
      const text = change.text ?? (state === before.state ? (last?.text ?? null) : null);
      const isSame = Object.entries(values).every(([name, value]) => before[name as keyof typeof values] === value);
      if (isSame && text === (last?.text ?? null) && (!mailBuyer || last?.mailed)) return before;
      return store(tx, before, { values, text, mailed: mailBuyer, admin, now });
    },
    { raisesRevision: false },
  );

/** An order that goes back has no carrier any more, and one that is revived no reason. */
function valuesOf({ state, carrier, consignment, reason }: OrderChange, before: OrderRecord) {
  const isSent = state === 'SENT';
  const keepsSending = state === 'DELIVERED' || state === 'CANCELLED';
  return {
    state,
    carrier: isSent ? (carrier ?? before.carrier) || null : keepsSending ? before.carrier : null,
    consignment: isSent ? (consignment ?? before.consignment) || null : keepsSending ? before.consignment : null,
    cancelReason: state === 'CANCELLED' ? reason?.trim() || before.cancelReason : null,
  };
}

type Stored = { values: ReturnType<typeof valuesOf>; text: string | null; mailed: boolean; admin: string; now: number };

async function store(tx: Tx, before: OrderRecord, { values, text, mailed, admin, now }: Stored) {
  const createdAt = await steadyTime(tx, now);
  const [event] = await tx
    .insert(orderEvents)
    .values({ orderSeq: before.seq, state: values.state, text, admin, mailed, createdAt })
    .returning();
  const [row] = await tx
    .update(orders)
    .set({ ...values, version: plus(orders.version, 1) })
    .where(eq(orders.seq, before.seq))
    .returning();
  if (!event || !row) throw new Error('The order was not changed.');
  const enquiry = row.enquirySeq === null ? null : await findEnquiryBySeq(tx, row.enquirySeq);
  const happened = { event: 'ORDER_CHANGED' as const, subject: row.id, version: row.version };
  await emit(tx, [{ ...happened, ...(enquiry && { enquiryId: enquiry.id }) }], now);
  // The time is that of the outbox, which may be before the steady one.
  if (mailed) await addMail(tx, { kind: 'ORDER', subjectId: String(event.seq) }, now);
  return row;
}
