import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { translations } from '../db/tables/languageTables.ts';
import { cachedByRevision } from '../db/caches/cachedByRevision.ts';
import { isOnSite, shownTexts, type Thing } from './texts.store.ts';
import { slugField } from './words.ts';

const { entity: entityOf, id: idOf, language: languageOf, field, value } = translations;

/** Returns the languages in which a thing has a name that visitors may read. */
export async function languagesOfThing(tx: Tx, entity: string, id: string): Promise<string[]> {
  const rows = await tx
    .select({ language: languageOf })
    .from(translations)
    .where(and(eq(entityOf, entity), eq(idOf, id), eq(field, 'name'), isOnSite(tx)));
  return rows.map(({ language }) => language);
}

/** The names in addresses of the things of an entity that have a name in a language, by id: a slug, or null for the id itself. */
type Named = Map<string, string | null>;

/** Returns which products and categories are named in which language: 'product en', and what they are called in addresses. */
export const namedThings = cachedByRevision(async (db: Db): Promise<Map<string, Named>> => {
  const rows = await db
    .select({ entity: entityOf, id: idOf, language: languageOf, field, value })
    .from(translations)
    .where(and(inArray(entityOf, ['product', 'category']), inArray(field, ['name', 'slug']), isOnSite(db)));
  const named = new Map<string, Named>();
  const ofKey = (key: string): Named => {
    const things = named.get(key) ?? new Map<string, string | null>();
    named.set(key, things);
    return things;
  };
  for (const row of rows) if (row.field === 'name') ofKey(`${row.entity} ${row.language}`).set(row.id, null);
  for (const row of rows) {
    const things = ofKey(`${row.entity} ${row.language}`);
    if (row.field === 'slug' && things.has(row.id)) things.set(row.id, row.value);
  }
  return named;
});

/** Returns what stands for a thing in the addresses of a language: its slug, or its id. */
export async function nameInAddress(tx: Tx, { entity, id }: Thing, language: string): Promise<string> {
  return (await shownTexts(tx, entity, language, [id])).get(id)?.get(slugField) ?? id;
}
