import { eq, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { placeholder } from '../../../db/columns/expressions.ts';
import { reading } from '../../../db/statements.ts';
import { categories, general, type products } from '../../../db/tables/tables.ts';
import { holds } from '../../../core/holds.ts';
import { badInput } from '../../../core/errors.ts';
import { isReserved, uncategorizedName } from './categoryCell.ts';
import { categoryKey, uncategorizedId } from './categoryId.ts';
import { languageOfHandle, sourceLanguage } from '../../../db/inLanguage.ts';
import { rowsInLanguage } from '../../../entity/readInLanguage.ts';
import { languageOfWords, words } from '../../../words/words.ts';
import { collator, collatorOf } from '../../../../common/text/locale.ts';

export type CategoryRow = typeof categories.$inferSelect;
export type CategoryValues = Omit<typeof categories.$inferSelect, 'id' | 'version'>;

const turkish = collator();

/** Products without a category are shown in this one. */
export const uncategorized: CategoryRow = {
  id: uncategorizedId,
  name: uncategorizedName,
  description: '',
  status: 'PUBLISHED',
  version: 0,
};

/** Returns that group with its name in the language of the handle. */
export const uncategorizedIn = (db: Tx): CategoryRow => {
  const language = languageOfHandle(db);
  return language === sourceLanguage
    ? uncategorized
    : { ...uncategorized, name: words(languageOfWords(language)).pages.uncategorized };
};

const all = reading((tx) => tx.select().from(categories));
const byId = reading((tx) =>
  tx
    .select()
    .from(categories)
    .where(eq(categories.id, placeholder('id'))),
);

/** Returns all categories in the order of their names in the language of the handle; there are few, and SQLite cannot sort by the Turkish alphabet. */
export async function listCategories(db: Tx): Promise<CategoryRow[]> {
  const rows = await all(db, {});
  const language = languageOfHandle(db);
  if (language === sourceLanguage) return rows.sort((a, b) => turkish.compare(a.name, b.name));
  const { compare } = collatorOf(language);
  return (await rowsInLanguage(db as Db, 'category', rows, { name: true, description: true })).sort((a, b) =>
    compare(a.name, b.name),
  );
}

/** Returns the ids of the categories that visitors do not see. */
export const unpublishedCategoryIds = async (tx: Tx): Promise<string[]> =>
  (await tx.select({ id: categories.id }).from(categories).where(ne(categories.status, 'PUBLISHED'))).map(
    ({ id }) => id,
  );

export async function findCategory(db: Tx, id: string): Promise<CategoryRow | null> {
  if (id === uncategorizedId) return uncategorizedIn(db);
  return (await rowOf(db, id)) ?? null;
}

async function rowOf(db: Tx, id: string) {
  const [row] = await byId(db, { id });
  return row;
}

/** Returns the category that has this name already, however it is written. */
export async function twinOfCategory(tx: Tx, name: string, id?: string): Promise<CategoryRow | undefined> {
  const rows = await all(tx, {});
  return rows.find((row) => row.id !== id && categoryKey(row.name) === categoryKey(name));
}

/** Throws `BAD_USER_INPUT` for the name of another category, or of none. */
async function refuseTaken(tx: Tx, name: string, id?: string) {
  if (isReserved(name)) throw badInput('name', 'This name is reserved for products without a category.');
  const twin = await twinOfCategory(tx, name, id);
  if (twin) throw badInput('name', `There is already a category ${twin.name}.`);
}

/** Returns undefined when the id is taken. Throws `BAD_USER_INPUT` when the name is. */
export async function createCategory(db: Db, id: string, values: CategoryValues) {
  return db.write(async (tx) => {
    await refuseTaken(tx, values.name);
    const [added] = await tx
      .insert(categories)
      .values({ id, ...values })
      .onConflictDoNothing()
      .returning();
    return added;
  });
}

/** Adds a category, or replaces the values of the one with its id. */
export async function upsertCategory(tx: Tx, id: string, values: CategoryValues) {
  await tx
    .insert(categories)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: categories.id, set: values });
}

/**
 * Returns 'stale' when `version` is given and another save came between, undefined when the id is unknown. Products depend
 * on the status of their category (see categories.changes.ts). Throws `BAD_USER_INPUT` for a new name that another one has.
 */
export async function changeCategoryRow(tx: Tx, id: string, values: Partial<CategoryValues>, version?: number | null) {
  const current = await rowOf(tx, id);
  if (!current) return undefined;
  if (version != null && version !== current.version) return 'stale';
  if (holds(current, values)) return current;
  // Twins of an earlier version are edited like any other.
  const { name = current.name } = values;
  if (categoryKey(name) !== categoryKey(current.name)) await refuseTaken(tx, name, id);
  const saved = { ...values, version: current.version + 1 };
  await tx.update(categories).set(saved).where(eq(categories.id, id));
  return { ...current, ...saved };
}

/** Call it in the transaction in which the products leave the category. False when the id is unknown. */
export async function removeCategoryRow(tx: Tx, id: string) {
  return (await tx.delete(categories).where(eq(categories.id, id)).returning()).length > 0;
}

type Status = (typeof products.$inferSelect)['status'];

/** Returns the status of new products and categories whose input names none, as the settings of the site say. */
export async function statusOfNew(db: Tx): Promise<Status> {
  const [row] = await db.select({ newAsDrafts: general.newAsDrafts }).from(general);
  return row?.newAsDrafts ? 'DRAFT' : 'PUBLISHED';
}
