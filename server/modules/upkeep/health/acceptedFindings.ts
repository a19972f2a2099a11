import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { ProductCheck } from '../../../../common/health/healthChecks.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { acceptedFindings } from '../../../db/tables/healthTables.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { fineMark, isSaidFine } from '../../catalogue/references/completeness.ts';
import { readDefinitions } from '../../catalogue/references/definitions.ts';
import { gapsOf } from '../../catalogue/references/lackingSpecs.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';

export type Saying = { reason: string; admin: string; now: number };

const keyOf = (check: ProductCheck, id: string) => `${check} ${id}`;

/** Returns how many of the products exist. */
export const acceptFinding = (db: Db, check: ProductCheck, ids: string[], { reason, admin, now }: Saying) =>
  db.write(async (tx) => {
    const rows = await productsWithIds(tx, [...new Set(ids)]);
    for (const { id } of rows) {
      const said = { key: keyOf(check, id), check, productId: id, reason, admin, createdAt: now };
      await tx.insert(acceptedFindings).values(said).onConflictDoUpdate({ target: acceptedFindings.key, set: said });
    }
    await note(tx, rows, (row) => (isSaidFine(row, check) ? row.fine : row.fine + fineMark(check)));
    return rows.length;
  });

/** Returns how many were said to be fine. */
export const takeBackFinding = (db: Db, check: ProductCheck, ids: string[]) =>
  db.write(async (tx) => {
    const which = and(eq(acceptedFindings.check, check), inArray(acceptedFindings.productId, ids));
    const gone = await tx.delete(acceptedFindings).where(which).returning();
    await note(tx, await productsWithIds(tx, [...new Set(ids)]), (row) => row.fine.replace(fineMark(check), ''));
    return gone.length;
  });

type Row = Awaited<ReturnType<typeof productsWithIds>>[number];

/** The versions stay, so that nobody who edits one of the products is disturbed. */
async function note(tx: Tx, rows: Row[], fineOf: (row: Row) => string) {
  const definitions = await readDefinitions(tx);
  for (const row of rows) {
    const fine = fineOf(row);
    const { complete } = gapsOf({ ...row, fine }, definitions);
    await tx.update(products).set({ fine, complete }).where(eq(products.seq, row.seq));
  }
}

/** Returns the last ones, with their products; those of deleted products are left out. */
export async function listAcceptedFindings(db: Tx, first: number) {
  const said = await db
    .select({ said: acceptedFindings })
    .from(acceptedFindings)
    .innerJoin(products, eq(products.id, acceptedFindings.productId))
    .orderBy(desc(acceptedFindings.createdAt), desc(acceptedFindings.key))
    .limit(first);
  const rows = await productsWithIds(db, [...new Set(said.map(({ said: { productId } }) => productId))]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return said.flatMap(({ said: { key, productId, createdAt, ...rest } }) => {
    const product = byId.get(productId);
    return product ? [{ ...rest, id: key, product, createdAt: new Date(createdAt).toISOString() }] : [];
  });
}

/** Removes what was said of products that are deleted for good. */
export async function forgetDeletedFindings(tx: Tx) {
  const binned = tx.select({ id: bin.entityId }).from(bin).where(eq(bin.entity, 'product'));
  const kept = tx.select({ id: products.id }).from(products);
  await tx
    .delete(acceptedFindings)
    .where(and(notInArray(acceptedFindings.productId, kept), notInArray(acceptedFindings.productId, binned)));
}
