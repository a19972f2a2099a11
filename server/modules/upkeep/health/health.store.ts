import { and, asc, count, eq, inArray, like, lt, lte, max, notExists, or, type SQL } from 'drizzle-orm';
import {
  documentYears,
  productCheckNames,
  type HealthCheck,
  type ProductCheck,
} from '../../../../common/health/healthChecks.ts';
import { dayHere } from '../../../core/companyDays.ts';
import { isSetTo, sumOf, textAfter } from '../../../db/columns/expressions.ts';
import { oneRow } from '../../../db/subqueries.ts';
import type { AnyColumn } from '../../../db/columns/columns.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { documents, productDocuments } from '../../../db/tables/documentTables.ts';
import { notDoubles } from '../../../db/tables/doubleTables.ts';
import { healthDays, acceptedFindings } from '../../../db/tables/healthTables.ts';
import { categories, products, redirects } from '../../../db/tables/tables.ts';
import { isFound } from '../../catalogue/products/products.work.ts';
import { select, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { countDoubles } from '../doubles/doubles.store.ts';

// The page of health is three statements, whatever the size of the catalogue; each count walks an index. Doubles are paired
// in memory, once for each state of the catalogue.

export type Counts = Record<HealthCheck, number>;

const week = 7 * 86_400_000;
const year = 365.25 * 86_400_000;

/** Each check as a count of its own. */
function countsOf(db: Tx, now: number) {
  const ofProducts = productCheckNames.map((check) => [check, db.$count(products, isFound(db, check, now))] as const);
  const oldBefore = dayHere(now - documentYears * year);
  const others = {
    OLD_DOCUMENT: db.$count(documents, lt(documents.date, oldBefore)),
    UNUSED_DOCUMENT: db.$count(documents, isUnused(db)),
    DEAD_LINK: db.$count(redirects, leadsNowhere(db)),
    REDIRECT_CHAIN: db.$count(redirects, inArray(redirects.toKey, db.select({ key: redirects.key }).from(redirects))),
  };
  return { ...(Object.fromEntries(ofProducts) as Record<ProductCheck, ReturnType<Tx['$count']>>), ...others };
}

function isUnused(db: Tx) {
  const { documentId } = productDocuments;
  return notExists(db.select({ documentId }).from(productDocuments).where(eq(documentId, documents.id)));
}

/** Holds for redirects to a product or a category that visitors do not find. */
function leadsNowhere(db: Tx) {
  const to = (folder: string, id: AnyColumn, isOnSite: SQL) =>
    and(
      like(redirects.to, `${folder}%`),
      notExists(
        db
          .select({ id })
          .from(id.table)
          .where(and(eq(id, textAfter(redirects.to, folder.length)), isOnSite)),
      ),
    );
  return or(
    to('/products/', products.id, isSetTo(products.isPublic, true)),
    to('/categories/', categories.id, eq(categories.status, 'PUBLISHED')),
  );
}

/** Counts what all checks find. */
export async function countAll(db: Db, now: number): Promise<Counts> {
  return (await lookAt(db, now)).counts;
}

const doublesOf = new WeakMap<Db, { state: string; count: Promise<number> }>();

async function countUnkept(db: Db) {
  try {
    return (await countDoubles(db)).count;
  } catch (error) {
    // A failure is not kept, so that the next call tries again.
    doublesOf.delete(db);
    throw error;
  }
}

/** Counts doubles once for each state of the catalogue and of what people have said of pairs. */
function countedDoubles(db: Db, said: { count: number | null; last: number | null } | null) {
  const state = [db.revision(), said?.count, said?.last].join(' ');
  const known = doublesOf.get(db);
  if (known?.state === state) return known.count;
  const counted = countUnkept(db);
  doublesOf.set(db, { state, count: counted });
  return counted;
}

/** Counts the same, with what stands beside it on the page. `before` are the counts of a week ago, if there are any. */
export async function lookAt(db: Db, now: number) {
  const weekAgo = db
    .select({ day: max(healthDays.day) })
    .from(healthDays)
    .where(lte(healthDays.day, dayHere(now - week)));
  const said = db
    .select({ count: count().as('pairs'), last: max(notDoubles.createdAt).as('latest') })
    .from(notDoubles)
    .as('said');
  const [row] = await db
    .select({
      counts: countsOf(db, now),
      fineCount: db.$count(
        acceptedFindings,
        inArray(acceptedFindings.productId, db.select({ id: products.id }).from(products)),
      ),
      said: { count: said.count, last: said.last },
      before: { counts: healthDays.counts, countedAt: healthDays.countedAt },
    })
    .from(oneRow)
    .leftJoin(said, eq(said.count, said.count))
    .leftJoin(healthDays, inArray(healthDays.day, weekAgo));
  if (!row) throw new Error('A statement of counts has returned no row.');
  const { said: latest, counts, ...others } = row;
  return { ...others, counts: { ...counts, DOUBLE: await countedDoubles(db, latest) } };
}

export type Looked = Awaited<ReturnType<typeof lookAt>>;

export type CategoryRow = { id: string | null; name: string | null; complete: number; count: number };

/** Sums up how complete the products of each category are; null stands for products without one. */
export async function completeByCategory(db: Tx): Promise<CategoryRow[]> {
  // The sums come first, from an index alone, and only then the names.
  const by = db
    .select({ id: products.categoryId, complete: sumOf(products.complete).as('sum'), count: count().as('products') })
    .from(products)
    .groupBy(products.categoryId)
    .as('by_category');
  return db
    .select({ id: by.id, name: categories.name, complete: by.complete, count: by.count })
    .from(by)
    .leftJoin(categories, eq(categories.id, by.id));
}

/** Returns the products that lack most. */
export const leastComplete = (db: Tx, most: number): Promise<ProductRow[]> =>
  select(db).where(lt(products.complete, 100)).orderBy(asc(products.complete), asc(products.id)).limit(most);

/** Returns the counts of the last night before a day. */
export async function lastBefore(db: Tx, day: string) {
  const last = db
    .select({ day: max(healthDays.day) })
    .from(healthDays)
    .where(lt(healthDays.day, day));
  const [row] = await db.select().from(healthDays).where(inArray(healthDays.day, last));
  return row;
}

/** Keeps the counts of a day; returns false when they were kept already. */
export async function keep(tx: Tx, row: typeof healthDays.$inferSelect) {
  return (await tx.insert(healthDays).values(row).onConflictDoNothing().returning()).length > 0;
}

/** Removes counts that nothing is compared with any more. */
export const forgetBefore = async (tx: Tx, day: string) => tx.delete(healthDays).where(lt(healthDays.day, day));
