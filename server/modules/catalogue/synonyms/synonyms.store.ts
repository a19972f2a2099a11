import { asc, eq, like, lt } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Page } from '../../../db/page.ts';
import { synonyms } from '../../../db/tables/searchTables.ts';
import { holds } from '../../../core/holds.ts';
import { synonymKey } from '../../../search/synonyms.ts';

export type SynonymRow = typeof synonyms.$inferSelect;
export type SynonymValues = Omit<SynonymRow, 'key'>;

export type SynonymPage = Page<SynonymRow>;

/** Lists the synonyms whose words contain a text, with one statement; those that begin with a number come last. */
export const searchSynonyms = async (
  db: Tx,
  text: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<SynonymRow[]> =>
  db
    .select()
    .from(synonyms)
    .where(containing(text))
    .orderBy(lt(synonyms.key, 'a'), asc(synonyms.key))
    .limit(limit)
    .offset(offset);

export const countSynonyms = (db: Tx, text: string) => db.$count(synonyms, containing(text));

const containing = (text: string) => {
  const key = synonymKey(text);
  return key === '' ? undefined : like(synonyms.key, `%${key}%`);
};

export const listSynonyms = async (db: Tx): Promise<SynonymRow[]> =>
  db.select().from(synonyms).orderBy(asc(synonyms.key));

export async function findSynonym(db: Tx, said: string): Promise<SynonymRow | undefined> {
  const [row] = await db
    .select()
    .from(synonyms)
    .where(eq(synonyms.key, synonymKey(said)));
  return row;
}

/** Adds or replaces what is found for these words; a synonym that finds nothing is removed. */
export async function putSynonym(tx: Tx, values: SynonymValues) {
  const row = { key: synonymKey(values.said), ...values };
  if (values.finds.length === 0) await tx.delete(synonyms).where(eq(synonyms.key, row.key));
  else await tx.insert(synonyms).values(row).onConflictDoUpdate({ target: synonyms.key, set: values });
}

export const removeSynonym = (tx: Tx, said: string) => tx.delete(synonyms).where(eq(synonyms.key, synonymKey(said)));

/** Changes a synonym; one with other words is another row. */
export async function changeSynonym(tx: Tx, before: SynonymRow, values: SynonymValues) {
  if (holds(before, values)) return before;
  if (synonymKey(values.said) !== before.key) await removeSynonym(tx, before.said);
  await putSynonym(tx, values);
  return findSynonym(tx, values.said);
}
