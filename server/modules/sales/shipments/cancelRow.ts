import { eq } from 'drizzle-orm';
import { badInput } from '../../../core/errors.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import type { Db } from '../../../db/database.ts';
import { orderRows } from '../../../db/tables/orderTables.ts';
import { findOrder, rowsOfOrder, type OrderRecord } from '../orders/orders.store.ts';
import { noteSent, openOf, raise, shippedOf } from './addShipment.ts';
import { shippedRowsOf } from './shipments.store.ts';

type By = { id: string; admin: string; now: number; version: number | null | undefined };

const closed: OrderRecord['state'][] = ['DELIVERED', 'CANCELLED'];

/**
 * Cancels what is left to send of a row, or takes that back where `reason` is null. An order of which all else was sent is `SENT`
 * from then on. Returns `'stale'` when another change came between, and undefined when the order is unknown. Throws
 * `BAD_USER_INPUT`.
 */
export const cancelRow = (db: Db, { id, admin, now, version }: By, rowId: string, reason: string | null) =>
  db.write(
    async (tx) => {
      const order = await findOrder(tx, id);
      if (!order) return undefined;
      if (version != null && version !== order.version) return 'stale' as const;
      const rows = await rowsOfOrder(tx, [order.seq]);
      const row = rows.find(({ seq }) => String(seq) === rowId);
      if (!row) throw badInput('rowId', 'The order has no such row.');
      if (closed.includes(order.state))
        throw badInput('orderId', 'Rows of an order that is delivered or cancelled do not change any more.');
      const shipped = shippedOf(await shippedRowsOf(tx, [order.seq]));
      const cancelled = reason === null ? 0 : openOf({ ...row, cancelled: 0 }, shipped);
      if (reason !== null && cancelled <= 0) throw badInput('rowId', 'All of this row was sent already.');
      if (row.cancelled === cancelled && row.cancelReason === reason) return order;
      const after = rows.map((one) => (one.seq === row.seq ? { ...one, cancelled } : one));
      if (after.every((one) => one.cancelled >= one.quantity))
        throw badInput('rowId', 'This is all that is left of the order: cancel the order instead.');
      await tx.update(orderRows).set({ cancelled, cancelReason: reason }).where(eq(orderRows.seq, row.seq));
      const isWhole = shipped.size > 0 && after.every((one) => openOf(one, shipped) <= 0);
      const becomesSent = isWhole && (order.state === 'CONFIRMED' || order.state === 'READY');
      if (becomesSent) await noteSent(tx, order, admin, await steadyTime(tx, now));
      return raise(tx, order, now, becomesSent ? { state: 'SENT' } : {});
    },
    { raisesRevision: false },
  );
