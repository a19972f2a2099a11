import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { synonyms } from '../../../db/searchTables.ts';
import { synonymKey } from '../../../search/synonyms.ts';

type SynonymRow = typeof synonyms.$inferSelect;
export type SynonymValues = Omit<SynonymRow, 'key'>;

export const list = async (db: Tx): Promise<SynonymRow[]> => db.select().from(synonyms).orderBy(asc(synonyms.key));

export async function find(db: Tx, said: string): Promise<SynonymRow | undefined> {
  const [row] = await db
    .select()
    .from(synonyms)
    .where(eq(synonyms.key, synonymKey(said)));
  return row;
}

/** Adds or replaces what is found for these words; a synonym that finds nothing is removed. */
export async function put(tx: Tx, values: SynonymValues) {
  const row = { key: synonymKey(values.said), ...values };
  if (values.finds.length === 0) await tx.delete(synonyms).where(eq(synonyms.key, row.key));
  else await tx.insert(synonyms).values(row).onConflictDoUpdate({ target: synonyms.key, set: values });
}
