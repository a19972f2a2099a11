import { count, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { productKinds } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';

export type KindRow = typeof productKinds.$inferSelect;
export type KindValues = Omit<typeof productKinds.$inferSelect, 'id' | 'version'>;

const turkish = new Intl.Collator('tr');

/** Returns all kinds in Turkish order. */
export async function list(db: Tx): Promise<KindRow[]> {
  const rows = await db.select().from(productKinds);
  return rows.sort((a, b) => turkish.compare(a.name, b.name));
}

export async function find(db: Tx, id: string): Promise<KindRow | null> {
  const [row] = await db.select().from(productKinds).where(eq(productKinds.id, id));
  return row ?? null;
}

/** Adds a kind, or replaces the values of the one with its id. */
export async function put(tx: Tx, id: string, values: KindValues, version = 1): Promise<KindRow> {
  const row = { id, ...values, version };
  await tx.insert(productKinds).values(row).onConflictDoUpdate({ target: productKinds.id, set: row });
  return row;
}

export async function remove(tx: Tx, id: string) {
  await tx.delete(productKinds).where(eq(productKinds.id, id));
}

/** Counts the products of each kind, and of none under null. */
export async function countProducts(db: Tx): Promise<Map<string | null, number>> {
  const rows = await db.select({ id: products.kindId, count: count() }).from(products).groupBy(products.kindId);
  return new Map(rows.map((row) => [row.id, row.count]));
}
