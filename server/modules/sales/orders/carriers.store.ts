import { asc, eq, inArray } from 'drizzle-orm';
import { fold } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { carriers } from '../../../db/tables/orderTables.ts';

export type CarrierRow = typeof carriers.$inferSelect;

/** It stands for the number of a consignment in the address of a carrier. */
export const numberMark = '{numara}';

const keyOf = (name: string) => fold(name).trim();

export const allCarriers = async (db: Tx): Promise<CarrierRow[]> =>
  db.select().from(carriers).orderBy(asc(carriers.key));

/** Keeps the address of a carrier in the place of the one before; an empty one removes it. */
export async function putCarrier(tx: Tx, name: string, pattern: string) {
  const key = keyOf(name);
  if (pattern === '') await tx.delete(carriers).where(eq(carriers.key, key));
  else
    await tx
      .insert(carriers)
      .values({ key, name, pattern })
      .onConflictDoUpdate({ target: carriers.key, set: { name, pattern } });
}

/** Returns the addresses of consignments, by the order's `seq`; an order without one is left out. */
export async function addressesOf(
  db: Tx,
  orders: { seq: number; carrier: string | null; consignment: string | null }[],
): Promise<Map<number, string>> {
  const sent = orders.flatMap(({ seq, carrier, consignment }) =>
    carrier && consignment ? [{ seq, key: keyOf(carrier), consignment }] : [],
  );
  const keys = [...new Set(sent.map(({ key }) => key))];
  const known = await inParts(keys, (part) => db.select().from(carriers).where(inArray(carriers.key, part)));
  const byKey = new Map(known.map(({ key, pattern }) => [key, pattern]));
  return new Map(
    sent.flatMap(({ seq, key, consignment }) => {
      const pattern = byKey.get(key);
      return pattern ? [[seq, pattern.replaceAll(numberMark, encodeURIComponent(consignment))] as const] : [];
    }),
  );
}
