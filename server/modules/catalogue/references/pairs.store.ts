import { and, eq, inArray, ne } from 'drizzle-orm';
import { mostTogether } from '../../../../common/limits.ts';
import { amongFound } from '../../../db/subqueries.ts';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { inSlots, slots, slotsFor } from '../../../db/slots.ts';
import { reading } from '../../../db/statements.ts';
import { productPairs } from '../../../db/tables/pairTables.ts';
import { products } from '../../../db/tables/tables.ts';

// A pair is stored at the product where the admin named it. `product_pairs` finds it from the other side.

type Named = Pick<typeof products.$inferSelect, 'seq' | 'id' | 'togetherIds'>;

/** Replaces what one product names as bought together with it. */
export async function replacePairs(tx: Tx, { seq: productSeq, id: productId, togetherIds }: Named) {
  await tx.delete(productPairs).where(eq(productPairs.productSeq, productSeq));
  if (togetherIds.length > 0)
    await tx.insert(productPairs).values(togetherIds.map((otherId) => ({ productSeq, productId, otherId })));
}

/** A washer may be named by each of ten thousand bolts; some of these may be drafts or no longer made. */
const mostNaming = 2 * mostTogether;

const naming = reading((tx, { count }: { count: number }) => {
  const first = tx
    .select({ seq: productPairs.productSeq })
    .from(productPairs)
    .where(eq(productPairs.otherId, products.id))
    .orderBy(productPairs.productSeq)
    .limit(mostNaming);
  return tx
    .select({ id: productPairs.productId, otherId: productPairs.otherId })
    .from(products)
    .innerJoin(productPairs, and(eq(productPairs.otherId, products.id), amongFound(productPairs.productSeq, first)))
    .where(inArray(products.id, slots(count)))
    .orderBy(productPairs.productSeq);
});

/** Returns who names these products, as pairs of ids: for each, the first few that name it, in the order of their entry. */
export const namedBy = (db: Tx, ids: string[]) =>
  inParts(ids, (part) => naming(db, inSlots(part), { count: slotsFor(part.length) }));

const rowsNaming = (tx: Tx, ids: string[], except?: string) =>
  inParts(ids, (part) =>
    tx
      .select({ seq: products.seq, id: products.id, togetherIds: products.togetherIds })
      .from(productPairs)
      .innerJoin(products, eq(products.seq, productPairs.productSeq))
      .where(and(inArray(productPairs.otherId, part), except === undefined ? undefined : ne(products.id, except))),
  );

async function put(tx: Tx, row: Named) {
  await tx.update(products).set({ togetherIds: row.togetherIds }).where(eq(products.seq, row.seq)).returning();
  await replacePairs(tx, row);
}

/** Takes products that are deleted out of what others name. */
export async function leavePairs(tx: Tx, ids: string[]) {
  const gone = new Set(ids);
  const rows = new Map((await rowsNaming(tx, ids)).map((row) => [row.seq, row]));
  for (const row of rows.values())
    await put(tx, { ...row, togetherIds: row.togetherIds.filter((id) => !gone.has(id)) });
}

/** Products that name the one that goes name the one that stays instead. */
export async function movePairs(tx: Tx, goneId: string, keptId: string) {
  for (const row of await rowsNaming(tx, [goneId], keptId))
    await put(tx, { ...row, togetherIds: [...new Set(row.togetherIds.map((id) => (id === goneId ? keptId : id)))] });
}
