import { count, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { families } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';

export type FamilyRow = typeof families.$inferSelect;
export type FamilyValues = Omit<typeof families.$inferSelect, 'id' | 'version'>;

const turkish = new Intl.Collator('tr');

/** Returns all families in Turkish order. */
export async function list(db: Tx): Promise<FamilyRow[]> {
  const rows = await db.select().from(families);
  return rows.sort((a, b) => turkish.compare(a.name, b.name));
}

export async function find(db: Tx, id: string): Promise<FamilyRow | null> {
  const [row] = await db.select().from(families).where(eq(families.id, id));
  return row ?? null;
}

/** Adds a family, or replaces the values of the one with its id. */
export async function put(tx: Tx, id: string, values: FamilyValues, version = 1): Promise<FamilyRow> {
  const row = { id, ...values, version };
  await tx.insert(families).values(row).onConflictDoUpdate({ target: families.id, set: row });
  return row;
}

export async function remove(tx: Tx, id: string) {
  await tx.delete(families).where(eq(families.id, id));
}

/** Counts the products of each family; a family without products is missing. */
export async function countProducts(db: Tx): Promise<Map<string, number>> {
  const rows = await db
    .select({ familyId: products.familyId, count: count() })
    .from(products)
    .groupBy(products.familyId);
  return new Map(rows.flatMap(({ familyId, ...row }) => (familyId === null ? [] : [[familyId, row.count] as const])));
}
