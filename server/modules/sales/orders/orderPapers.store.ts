import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { orderPapers } from '../../../db/tables/orderTables.ts';

type Row = typeof orderPapers.$inferSelect;
export type PaperKind = Row['kind'];
export type OrderPaper = { bytes: Buffer; name: string };

/** Returns a PDF of an order; null where there is none. */
export async function findOrderPaper(db: Tx, orderSeq: number, kind: PaperKind): Promise<OrderPaper | null> {
  const isIt = and(eq(orderPapers.orderSeq, orderSeq), eq(orderPapers.kind, kind));
  const [row] = await db.select().from(orderPapers).where(isIt);
  return row ? { bytes: Buffer.from(row.content, 'base64'), name: row.name } : null;
}

/** Returns which PDFs several orders have, without their contents. */
export const kindsOfOrderPapers = (db: Tx, orderSeqs: number[]): Promise<Pick<Row, 'orderSeq' | 'kind'>[]> =>
  db
    .select({ orderSeq: orderPapers.orderSeq, kind: orderPapers.kind })
    .from(orderPapers)
    .where(inArray(orderPapers.orderSeq, orderSeqs));

/** Keeps a PDF in the place of an earlier one of its kind. */
export async function putOrderPaper(tx: Tx, orderSeq: number, kind: PaperKind, { bytes, name }: OrderPaper) {
  const content = bytes.toString('base64');
  await tx
    .insert(orderPapers)
    .values({ orderSeq, kind, name, content })
    .onConflictDoUpdate({ target: [orderPapers.orderSeq, orderPapers.kind], set: { name, content } });
}

/** It belongs in the transaction that stores the order. */
export async function addOrderPaper(tx: Tx, orderSeq: number, kind: PaperKind, { bytes, name }: OrderPaper) {
  await tx.insert(orderPapers).values({ orderSeq, kind, name, content: bytes.toString('base64') });
}
