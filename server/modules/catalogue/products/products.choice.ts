import { and, count, desc, inArray, isNotNull, notInArray, type SQL } from 'drizzle-orm';
import { changedList, badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { ordered, type Order } from '../../../db/page.ts';
import { products } from '../../../db/tables/tables.ts';
import type { ChosenProducts } from '../../../generated/resolvers.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import { allConditions, isMade, orders, select, type ProductFilter, type ProductRow } from './products.rows.ts';
import { foundRows, searchFor } from './products.search.ts';
import { readWork } from './products.work.ts';
import { keptOf } from '../../../../common/lists/keptOf.ts';
import { longestSearch } from '../../../../common/limits.ts';
import { filtersIn, productParts } from '../../../../common/product/productFilters.ts';
import { editors } from '../../../entity/entity.ts';
import type { ViewedList } from '../../../entity/viewedList.ts';
import { list } from '../importProfiles/profiles.store.ts';
import { listCategories } from '../references/categories.store.ts';

/** Products by their ids, or all of a list but a few. It can be sent to a job. */
export type Choice = {
  ids?: string[] | undefined;
  search?: string | undefined;
  filter: ProductFilter;
  except?: string[] | undefined;
  /** The number of products that the admin has seen. */
  count?: number | undefined;
};

/** Converts the input of the API. Throws `BAD_USER_INPUT`. */
export function readChoice(chosen: ChosenProducts): Choice {
  const { ids, search, except, count, categoryId, featured, priced } = chosen;
  const work = readWork(chosen.work);
  return {
    ids: ids ?? undefined,
    search: search ?? undefined,
    filter: {
      ...(categoryId != null && { categoryId: categoryId === uncategorizedId ? null : categoryId }),
      ...(featured != null && { featured }),
      ...(priced != null && { priced }),
      ...(work && { work }),
    },
    except: except?.length ? except : undefined,
    count: count ?? undefined,
  };
}

/** Returns the condition that a product of the choice meets. */
export async function isChosen(db: Tx, { ids, search: text, filter, except }: Choice): Promise<SQL | undefined> {
  const search = text && !ids ? await searchFor(db, text, filter) : null;
  return and(
    ids ? inArray(products.id, ids) : search ? foundRows(db, search) : allConditions(db, filter),
    except && notInArray(products.id, except),
  );
}

/**
 * Returns the numbers of the chosen products, the newest first: a change may take products out of the list that it goes
 * through. Throws `CONFLICT` when they are not as many as the admin has seen.
 */
export async function chosenSeqs(db: Tx, choice: Choice): Promise<number[]> {
  const rows = await db
    .select({ seq: products.seq })
    .from(products)
    .where(await isChosen(db, choice))
    .orderBy(desc(products.createdAt), desc(products.id));
  if (choice.count !== undefined && choice.count !== rows.length) throw changedList(choice.count, rows.length);
  return rows.map(({ seq }) => seq);
}

/** Returns the ids of the chosen products, at most so many. */
export async function chosenIds(db: Tx, choice: Choice, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(await isChosen(db, choice))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Returns those of the chosen products that are still made, by name, at most so many, and counts all of them. */
export async function madeByName(db: Tx, choice: Choice, most: number) {
  const which = and(await isChosen(db, choice), isMade);
  const rows = await select(db)
    .where(which)
    .orderBy(...ordered(orders.NAME, products.id))
    .limit(most);
  return { rows, count: await db.$count(products, which) };
}

/** An editor has at most this many products in the grid. */
const mostInGrid = 20_000;

/** Returns the ids of the chosen products in an order, with the count of all and their kinds, the most common first. */
export async function chosenForGrid(db: Tx, choice: Choice, order: Order<ProductRow> = orders.NEWEST) {
  const which = await isChosen(db, choice);
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(...ordered(order, products.id))
    .limit(mostInGrid);
  const kinds = await db
    .select({ kindId: products.kindId })
    .from(products)
    .where(and(which, isNotNull(products.kindId)))
    .groupBy(products.kindId)
    .orderBy(desc(count()), products.kindId);
  return {
    ids: rows.map(({ id }) => id),
    count: rows.length < mostInGrid ? rows.length : await db.$count(products, which),
    kindIds: kinds.flatMap(({ kindId }) => kindId ?? []),
  };
}

export const countChosen = async (db: Tx, choice: Choice) => db.$count(products, await isChosen(db, choice));

/** The admin's list of products, as views know it. A category or a profile that was deleted counts as a filter that is gone. */
export const viewedProducts: ViewedList = {
  roles: editors,
  table: products,
  isContent: true,
  async read(db, queries) {
    const isUsed = queries.some((query) => query.has('category'));
    const known = isUsed ? (await listCategories(db)).map(({ id }) => id) : [];
    const isThere = (id: string) => id === uncategorizedId || known.includes(id);
    const profileIds = queries.some((query) => query.has('import'))
      ? new Set((await list(db)).map(({ id }) => id))
      : new Set<string>();
    const isShort = (text: string) => text.length <= longestSearch;
    const parts = { ...productParts, category: isThere, import: (id: string) => profileIds.has(id), q: isShort };
    return queries.map((query) => keptOf(query, parts));
  },
  rows(db, query) {
    const { search, filter } = readChoice(filtersIn(query));
    return search ? null : { where: allConditions(db, filter) };
  },
};

/** This many ids fit into an address. */
const mostIds = 1000;

/**
 * Reads the products that the address of a download names: `ids` and `except` joined by commas, and the filters of the
 * admin's list by the same names as in its address. `others` are further parts of the address. Throws `BAD_USER_INPUT`.
 */
export function readAddress(query: URLSearchParams, others: string[] = []): Choice {
  const list = (name: string) => query.get(name)?.split(',').filter(Boolean);
  const chosen = { ids: list('ids'), except: list('except') };
  for (const [name, ids] of Object.entries(chosen))
    if (ids && ids.length > mostIds) throw badInput(name, `At most ${mostIds} products can be chosen one by one.`);
  const filters = new URLSearchParams([...query].filter(([name]) => !(name in chosen) && !others.includes(name)));
  const [unknown] = keptOf(filters, productParts).dropped;
  if (unknown !== undefined) throw badInput(unknown, `The list has no filter ${unknown} with this value.`);
  const { search, ...read } = filtersIn(filters);
  return readChoice({ ...chosen, ...read, search: search?.slice(0, longestSearch) });
}
