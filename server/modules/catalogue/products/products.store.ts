import { and, asc, eq, gt, inArray, isNull, max, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { type PageRequest } from '../../../db/page.ts';
import { products } from '../../../db/tables.ts';
import { leavePairs } from '../references/pairs.store.ts';
import { lastChange } from '../../../entity/revisions.store.ts';
import { enteredOf } from '../../../fields/field.ts';
import * as searchIndex from '../../../search/searchIndex.ts';
import { productFields, type Entered } from './products.fields.ts';
import { list } from './products.lists.ts';
import { withIds } from './products.lookup.ts';
import { leaveSuccessors } from './products.successor.ts';
import { productWriter, type ProductWriter } from './products.writer.ts';
import {
  isMade,
  orders,
  productIndex,
  type OrderName,
  type ProductFilter,
  type ProductPage,
  type ProductRow,
} from './products.rows.ts';
import { narrowedList } from './products.narrowed.ts';
import { orderBySpec, type SpecOrder } from './products.specOrder.ts';
import { countFoundByCategory, orderedPage, rankedPage, scopeOfSearch, searchFor } from './products.search.ts';

type Product = typeof products.$inferSelect;
/** The stored values of a product, with the price in kuruş. */
export type ProductValues = Pick<typeof products.$inferInsert, keyof Entered>;
type List = ProductFilter & { search?: string; orderBy?: OrderName; bySpec?: SpecOrder };

export async function find(db: Tx, id: string): Promise<ProductRow | null> {
  const [row] = await withIds(db, [id]);
  return row ?? null;
}

/** Returns the product's own columns, without the joined rows. */
export const plain = ({ category: _, picture: __, ...row }: ProductRow): Product => row;

/** Reads a page, by default in the `usualOrder`, or the best matches first when `search` has a word. Throws `BadCursor`. */
export async function page(
  db: Db,
  { search: text, orderBy, bySpec, ...filter }: List,
  request: PageRequest,
): Promise<ProductPage> {
  const order = bySpec ? orderBySpec(db, bySpec) : orderBy && orders[orderBy];
  const search = text ? await searchFor(db, text, filter) : null;
  if (text && search) {
    const found = order ? orderedPage(db, search, order, request) : rankedPage(db, search, request);
    const { categoryId: _, ...anyCategory } = filter;
    const { priced: __, narrowing: ___, ...unnarrowed } = filter;
    // Most lists are not narrowed, so the prepared search serves the counts too.
    const searchWith = async (other: ProductFilter) =>
      JSON.stringify(other) === JSON.stringify(filter) ? search : searchFor(db, text, other);
    return {
      ...(await found),
      countByCategory: async () => countFoundByCategory(db, await searchWith(anyCategory)),
      scope: async () => scopeOfSearch(db, await searchWith(unnarrowed), filter),
      usualOrder: () => Promise.resolve('RELEVANCE'),
      list: null,
    };
  }
  if (filter.narrowing || filter.work || bySpec) return narrowedList(db, filter, order, request);
  return list(db, { filter, ...(orderBy && { orderBy }) }, request);
}

type MadePart = { after?: number | undefined; skipped?: number; limit: number };

/**
 * Reads products that are still made, oldest first, so that new ones come last, each with the moment of its last change.
 * `after` is the `seq` of the last row before the part.
 */
export async function madeFrom(db: Tx, { after, skipped = 0, limit }: MadePart) {
  const { seq, id, image, morePictures } = products;
  return db
    .select({ seq, id, image, morePictures, changedAt: lastChange(db, 'product', id) })
    .from(products)
    .where(and(isMade, after === undefined ? undefined : gt(seq, after)))
    .orderBy(asc(seq))
    .limit(limit)
    .offset(skipped);
}

/** Adds a product, whose id is `now` in milliseconds or the next free one. */
export const create = (db: Db, values: ProductValues, now: number): Promise<string> =>
  db.write((tx) => add(tx, '', values, now));

/** Adds a product and returns its id: the given one or, when that is blank, one as `create` makes it. */
export async function add(tx: Tx, given: string, values: ProductValues, now: number): Promise<string> {
  const writer = productWriter(tx);
  const id = await (await adder(tx, writer))(given, values, now);
  await writer.finish();
  return id;
}

/** Returns a function that adds products, each newer than the last, and returns the id as `add` does. */
export async function adder(tx: Tx, writer: ProductWriter) {
  // The product added last is the newest, even after the clock was set back.
  let last = (await newest(tx)) ?? 0;
  return async (given: string, values: ProductValues, now: number): Promise<string> => {
    let next = Math.max(now, last + 1);
    while (!given && (await rowOf(tx, String(next)))) next++;
    const id = given || String(next);
    const createdAt = timeOf(id) ?? next;
    last = Math.max(last, createdAt);
    await writer.add({ ...enteredOf(productFields, values), id, createdAt });
    return id;
  };
}

async function newest(tx: Tx) {
  const [row] = await tx.select({ createdAt: max(products.createdAt) }).from(products);
  return row?.createdAt;
}

/** Returns the time of creation in milliseconds if the id contains it. */
export const timeOf = (id: string) => (/^\d{12,14}$/.test(id) ? Number(id) : undefined);

async function rowOf(tx: Tx, id: string) {
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  return row;
}

/** Returns the former row, 'stale' when `version` is given and another save came between, undefined when the id is unknown. */
export async function update(db: Db, id: string, values: Partial<ProductValues>, version?: number | null) {
  return db.write(async (tx) => {
    const before = await rowOf(tx, id);
    if (!before) return undefined;
    if (version != null && version !== before.version) return 'stale';
    await change(tx, before, values);
    return before;
  });
}

async function change(tx: Tx, before: Product, values: Partial<Product>) {
  const writer = productWriter(tx);
  await writer.change(before, values);
  await writer.finish();
}

/** The products of a deleted category remember it; others that remembered an earlier deletion of it forget it. */
export async function leaveCategory(tx: Tx, id: string) {
  await tx.update(products).set({ formerCategoryId: null }).where(eq(products.formerCategoryId, id));
  await changeAll(tx, eq(products.categoryId, id), { categoryId: null, formerCategoryId: id });
}

/** Returns the products to a restored category unless they have another one now. */
export const returnToCategory = (tx: Tx, id: string) =>
  changeAll(tx, and(eq(products.formerCategoryId, id), isNull(products.categoryId)), {
    categoryId: id,
    formerCategoryId: null,
  });

/** Updates whether visitors see the products of a category. */
export async function updatePublic(tx: Tx, categoryId: string) {
  const writer = productWriter(tx);
  for await (const row of rowsOf(tx, eq(products.categoryId, categoryId))) await writer.updatePublic(row);
  await writer.finish();
}

/** So many products are read at once, since a thousand would keep others waiting. */
const atOnce = 100;

async function changeAll(tx: Tx, which: SQL | undefined, values: Partial<Product>) {
  const writer = productWriter(tx);
  for await (const row of rowsOf(tx, which)) await writer.change(row, values);
  await writer.finish();
}

async function* rowsOf(tx: Tx, which: SQL | undefined): AsyncGenerator<Product> {
  for (let after: number | undefined = 0; after !== undefined;) {
    const isNext = and(which, gt(products.seq, after));
    const rows: Product[] = await tx.select().from(products).where(isNext).orderBy(asc(products.seq)).limit(atOnce);
    yield* rows;
    after = rows.length < atOnce ? undefined : rows.at(-1)?.seq;
  }
}

/** Returns the removed row; undefined when the id is unknown. */
export async function remove(db: Db, id: string) {
  return db.write(async (tx) => {
    const [removed] = await tx.delete(products).where(eq(products.id, id)).returning();
    if (removed) await forget(tx, [removed]);
    return removed;
  });
}

/** Removes all products in one transaction; returns the removed rows. */
export const removeMany = (db: Db, ids: string[]) => db.write((tx) => removeWithin(tx, ids));

/** Does the same in a transaction that is open already. */
export const removeWithin = (tx: Tx, ids: string[]) => removeAll(tx, inArray(products.id, ids));

async function removeAll(tx: Tx, which: SQL) {
  const removed = await tx.delete(products).where(which).returning();
  await forget(tx, removed);
  return removed;
}

/** Removes products from the search index, and from the products that name them as successors or as bought together. */
async function forget(tx: Tx, removed: Product[]) {
  await searchIndex.remove(tx, productIndex, removed);
  const ids = removed.map(({ id }) => id);
  await leavePairs(tx, ids);
  await leaveSuccessors(tx, ids);
}
