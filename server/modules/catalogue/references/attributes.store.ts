import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { attributes } from '../../../db/specTables.ts';

export type AttributeRow = typeof attributes.$inferSelect;
export type AttributeValues = Omit<typeof attributes.$inferSelect, 'id' | 'version'>;
/** An option with the id of its attribute. */
export type OptionRow = AttributeRow['options'][number] & { attributeId: string };

const turkish = new Intl.Collator('tr');

/** Returns all attributes in Turkish order; there are some hundreds at most, so they are sorted in memory. */
export async function list(db: Tx): Promise<AttributeRow[]> {
  const rows = await db.select().from(attributes);
  return rows.sort((a, b) => turkish.compare(a.name, b.name));
}

export async function find(db: Tx, id: string): Promise<AttributeRow | null> {
  const [row] = await db.select().from(attributes).where(eq(attributes.id, id));
  return row ?? null;
}

/** Adds an attribute, or replaces the values of the one with its id. */
export async function put(tx: Tx, id: string, values: AttributeValues, version = 1): Promise<AttributeRow> {
  const row = { id, ...values, version };
  await tx.insert(attributes).values(row).onConflictDoUpdate({ target: attributes.id, set: row });
  return row;
}

export async function remove(tx: Tx, id: string) {
  await tx.delete(attributes).where(eq(attributes.id, id));
}
