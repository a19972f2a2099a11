import { and, asc, eq, gt, inArray, isNull, type SQL, desc, gte, lt, ne, or, type Placeholder } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { type PageRequest, ordered } from '../../../db/page.ts';
import { products } from '../../../db/tables/tables.ts';
import { lastChange } from '../../../entity/revisions.store.ts';
import { changeProduct, changeProducts, type ProductValues } from './products.change.ts';
import { jumpsBy, type Confirmed } from './checks/products.jumps.ts';
import {
  type Entered,
  productsWithIds,
  isMade,
  orders,
  type OrderName,
  type ProductFilter,
  type ProductPage,
  type ProductRow,
} from './products.rows.ts';
import { forgetFormer } from './checks/products.former.ts';
import { listedProducts, narrowedList, orderBySpec, type SpecOrder } from './products.list.ts';
import { countFoundByCategory, orderedPage, rankedPage, scopeOfSearch, searchFor } from './products.search.ts';
import { placeholder } from '../../../db/columns/expressions.ts';
import { reading } from '../../../db/statements.ts';
import { copyTexts } from '../../../entity/texts.store.ts';

type Product = typeof products.$inferSelect;
type List = ProductFilter & { search?: string; orderBy?: OrderName; bySpec?: SpecOrder };

export async function findProduct(db: Tx, id: string): Promise<ProductRow | null> {
  const [row] = await productsWithIds(db, [id]);
  return row ?? null;
}

/** Returns the product's own columns, without the joined rows. */
export const plainProduct = ({ category: _, picture: __, ...row }: ProductRow): Product => row;

/** Reads a page, by default in the `usualOrder`, or the best matches first when `search` has a word. Throws `BadCursor`. */
export async function productPage(
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
  return listedProducts(db, { filter, ...(orderBy && { orderBy }) }, request);
}

type MadePart = { after?: number | undefined; skipped?: number; limit: number };

/**
 * Reads products that are still made, oldest first, so that new ones come last, each with the moment of its last change.
 * `after` is the `seq` of the last row before the part.
 */
export async function productsMadeFrom(db: Tx, { after, skipped = 0, limit }: MadePart) {
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
export const createProduct = (db: Db, values: ProductValues, now: number, copyOf?: string | null): Promise<string> =>
  db.write(async (tx) => {
    const { id } = await changeProduct(tx, { add: values, now });
    if (copyOf != null) await copyTexts(tx, 'product', copyOf, id);
    return id;
  });

/**
 * Throws `NOT_FOUND`, `BAD_USER_INPUT`, `CONFLICT` when `version` is given and another save came between, and `PRICE_JUMPS` unless
 * `confirmJumps` is given.
 */
export async function updateProduct(
  db: Db,
  id: string,
  values: Partial<Entered>,
  { version, ...confirmed }: Confirmed & { version?: number | null | undefined } = {},
): Promise<void> {
  await db.write(async (tx) => changeProduct(tx, { of: id, values, version }, { jumps: jumpsBy(confirmed) }));
}

/** The products of a deleted category remember it; others that remembered an earlier deletion of it forget it. */
export async function leaveCategory(tx: Tx, id: string) {
  await forgetFormer(tx, id);
  await changeAll(tx, eq(products.categoryId, id), { categoryId: null, formerCategoryId: id });
}

/** Returns the products to a restored category unless they have another one now. */
export const returnToCategory = (tx: Tx, id: string) =>
  changeAll(tx, and(eq(products.formerCategoryId, id), isNull(products.categoryId)), {
    categoryId: id,
    formerCategoryId: null,
  });

/** Updates whether visitors see the products of a category. */
export async function updatePublicProducts(tx: Tx, categoryId: string) {
  const seqs = await seqsOf(tx, eq(products.categoryId, categoryId));
  await changeProducts(
    tx,
    seqs.map((of) => ({ of, again: 'public' })),
  );
}

async function changeAll(
  tx: Tx,
  which: SQL | undefined,
  values: Pick<Product, 'formerCategoryId'> & { categoryId?: string | null },
) {
  const seqs = await seqsOf(tx, which);
  await changeProducts(
    tx,
    seqs.map((of) => ({ of, values })),
  );
}

const seqsOf = async (tx: Tx, which: SQL | undefined): Promise<number[]> =>
  (await tx.select({ seq: products.seq }).from(products).where(which).orderBy(asc(products.seq))).map(({ seq }) => seq);

/** Returns false when the id is unknown. */
export const removeProduct = async (db: Db, id: string): Promise<boolean> => (await removeProducts(db, [id])) > 0;

/** Removes all products in one transaction; returns how many there were. */
export const removeProducts = (db: Db, ids: string[]) => db.write((tx) => removeProductWithin(tx, ids));

/** Does the same in a transaction that is open already. */
export async function removeProductWithin(tx: Tx, ids: string[]): Promise<number> {
  const seqs = await seqsOf(tx, inArray(products.id, ids));
  await changeProducts(
    tx,
    seqs.map((remove) => ({ remove })),
  );
  return seqs.length;
}

/** The widest screen shows this many products in a row. */
const most = 5;

const among = (where: (categoryId: Placeholder) => SQL | undefined, order: SQL[]) =>
  reading((tx) =>
    tx
      .select({ id: products.id })
      .from(products)
      .where(and(where(placeholder('categoryId')), ne(products.id, placeholder('id')), isMade))
      .orderBy(...order)
      .limit(placeholder('limit')),
  );
const newest = ordered(orders.NEWEST, products.id);
const ofOthers = among((categoryId) => or(ne(products.categoryId, categoryId), isNull(products.categoryId)), newest);
const ofAny = among(() => undefined, newest);

const smaller = lt(products.sizeKey, placeholder('sizeKey'));
const larger = gte(products.sizeKey, placeholder('sizeKey'));
const justBelow = among(
  (categoryId) => and(eq(products.categoryId, categoryId), smaller),
  [desc(products.sizeKey), desc(products.id)],
);
const justAbove = among(
  (categoryId) => and(eq(products.categoryId, categoryId), larger),
  ordered(orders.SIZE, products.id),
);

type Pattern = Pick<ProductRow, 'id' | 'categoryId' | 'sizeKey'>;

/** Returns the products of the same category that are nearest in size and still made, filled up with the newest others. */
export async function related(db: Tx, { categoryId, ...pattern }: Pattern) {
  const { id } = pattern;
  const found =
    categoryId === null ? await ofAny(db, { id, limit: most }) : await nearest(db, { ...pattern, categoryId });
  return productsWithIds(
    db,
    found.map((one) => one.id),
  );
}

/** Half of them are smaller and half larger, as far as there are so many. */
async function nearest(db: Tx, pattern: Pattern & { categoryId: string }) {
  const asked = { ...pattern, limit: most };
  const [below, above] = [await justBelow(db, asked), await justAbove(db, asked)];
  const half = Math.floor(most / 2);
  const fewBelow = below.slice(0, Math.max(half, most - above.length)).toReversed();
  const same = [...fewBelow, ...above].slice(0, most);
  if (same.length === most) return same;
  return [...same, ...(await ofOthers(db, { ...asked, limit: most - same.length }))];
}
