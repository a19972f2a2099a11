import { asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { shipmentRows, shipments } from '../../../db/tables/orderTables.ts';
import { inParts } from '../../../db/parts.ts';

export type ShipmentRecord = typeof shipments.$inferSelect;
export type ShipmentRowRecord = typeof shipmentRows.$inferSelect & { orderSeq: number };

/** Reads the shipments of several orders, the first one at the beginning. */
export const shipmentsOf = (db: Tx, orderSeqs: number[]): Promise<ShipmentRecord[]> =>
  inParts(orderSeqs, (part) =>
    db.select().from(shipments).where(inArray(shipments.orderSeq, part)).orderBy(asc(shipments.seq)),
  );

/** Reads how much of which rows of several orders is in which shipment. */
export async function shippedRowsOf(db: Tx, orderSeqs: number[]): Promise<ShipmentRowRecord[]> {
  const found = await inParts(orderSeqs, (part) =>
    db
      .select({ row: shipmentRows, orderSeq: shipments.orderSeq })
      .from(shipmentRows)
      .innerJoin(shipments, eq(shipments.seq, shipmentRows.shipmentSeq))
      .where(inArray(shipments.orderSeq, part))
      .orderBy(asc(shipmentRows.seq)),
  );
  return found.map(({ row, orderSeq }) => ({ ...row, orderSeq }));
}

/** Returns null when the id is unknown. */
export async function findShipment(db: Tx, id: string): Promise<ShipmentRecord | null> {
  const [row] = await db.select().from(shipments).where(eq(shipments.id, id));
  return row ?? null;
}

/** Returns the number of the last delivery note of an order; older shipments are counted. */
export async function lastPlace(tx: Tx, orderSeq: number): Promise<number> {
  const all = await shipmentsOf(tx, [orderSeq]);
  return Math.max(all.length, ...all.map(({ place }) => place ?? 0));
}

/** Returns the number of a shipment among those of its order. */
export const placeOf = (shipment: ShipmentRecord, all: ShipmentRecord[]) =>
  shipment.place ?? all.findIndex(({ seq }) => seq === shipment.seq) + 1;

type NewRow = Pick<ShipmentRowRecord, 'orderRowSeq' | 'quantity'>;

/** It belongs in the transaction that changes the order. */
export async function putShipment(tx: Tx, values: Omit<typeof shipments.$inferInsert, 'seq'>, rows: NewRow[]) {
  const [row] = await tx.insert(shipments).values(values).returning();
  if (!row) throw new Error('The shipment was not stored.');
  await tx.insert(shipmentRows).values(rows.map((one) => ({ ...one, shipmentSeq: row.seq })));
  return row;
}

/** It belongs in the transaction that changes the order. */
export const removeShipment = (tx: Tx, seq: number) => tx.delete(shipments).where(eq(shipments.seq, seq));
