import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { amongFound } from '../../../db/amongFound.ts';
import { placeholder } from '../../../db/expressions.ts';
import { beyond, ordered, pageOf, placeAfter, type Order, type PageRequest } from '../../../db/page.ts';
import { inParts } from '../../../db/parts.ts';
import { inSlots, slots, slotsFor } from '../../../db/slots.ts';
import { reading } from '../../../db/statements.ts';
import { categories, products } from '../../../db/tables.ts';
import {
  allConditions,
  conditions,
  countByCategory,
  exactly,
  orders,
  scopeOf,
  type OrderName,
  type ProductFilter,
  type ProductPage,
  type ProductRow,
} from './products.rows.ts';
import { withIds } from './products.lookup.ts';

// Lists in which nothing is searched for, as visitors read them all the time: their statements are made once, and find ids
// by an index alone.

const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

/** Items of a list that is not told how many. */
const usualFirst = 20;
const place = { key: placeholder('key'), id: placeholder('id') };

/** Which category is told when the statement runs: what is left of the filter makes few statements. */
const shapeOf = ({ categoryId, narrowing: _, ...filter }: ProductFilter) => ({
  ...filter,
  isOfOne: typeof categoryId === 'string',
  isOfNone: categoryId === null,
});
type FilterShape = ReturnType<typeof shapeOf>;
const filterOf = ({ isOfOne, isOfNone, ...filter }: FilterShape) =>
  conditions({
    ...filter,
    ...(isOfNone && { categoryId: null }),
    ...(isOfOne && { categoryId: placeholder('categoryId') }),
  });

type ListShape = { orderBy: OrderName; isAfter: boolean };

const listed = reading((tx, { orderBy, isAfter, ...filter }: FilterShape & ListShape) =>
  tx
    .select({ id: products.id })
    .from(products)
    .where(and(filterOf(filter), isAfter ? beyond(place, orders[orderBy], products.id) : undefined))
    .orderBy(...ordered(orders[orderBy], products.id))
    .limit(placeholder('limit')),
);
const counted = reading((tx, filter: FilterShape) => tx.select({ n: count() }).from(products).where(filterOf(filter)));

/** What of a filter makes sense where the category is told. */
type OfEach = Pick<ProductFilter, 'discontinued'>;
type EachShape = OfEach & { categoryCount: number };

/** The first rows of each of many categories: each is looked up by the index, and those of the others are not read. */
const listedOfEach = reading((tx, { categoryCount, orderBy, isAfter, ...made }: EachShape & ListShape) => {
  const first = tx
    .select({ seq: products.seq })
    .from(products)
    .where(
      and(
        eq(products.categoryId, categories.id),
        conditions(made),
        isAfter ? beyond(place, orders[orderBy], products.id) : undefined,
      ),
    )
    .orderBy(...ordered(orders[orderBy], products.id))
    .limit(placeholder('limit'));
  return tx
    .select({ id: products.id, categoryId: categories.id })
    .from(categories)
    .innerJoin(products, amongFound(products.seq, first))
    .where(inArray(categories.id, slots(categoryCount)))
    .orderBy(...ordered(orders[orderBy], products.id));
});
const countedOfEach = reading((tx, { categoryCount, ...made }: EachShape) =>
  countByCategory(tx, and(inArray(products.categoryId, slots(categoryCount)), conditions(made))),
);

/** By index, without reading a row. */
export async function countOf(db: Tx, filter: ProductFilter): Promise<number> {
  const [row] = await counted(db, { categoryId: filter.categoryId }, shapeOf(filter));
  return row?.n ?? 0;
}

/** How many products each of these categories has. */
export async function countOfEach(db: Tx, categoryIds: string[], filter: OfEach): Promise<Map<string, number>> {
  const rows = await inParts(categoryIds, (part) =>
    countedOfEach(db, inSlots(part), { categoryCount: slotsFor(part.length), ...filter }),
  );
  const counts = new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
  return new Map(categoryIds.map((id) => [id, counts.get(id) ?? 0]));
}

export type List = { filter: ProductFilter; orderBy?: OrderName };

/** Throws `BadCursor`. */
export async function list(db: Tx, { filter, orderBy = 'NEWEST' }: List, request: PageRequest): Promise<ProductPage> {
  const first = request.first ?? usualFirst;
  const after = placeAfter(request.after, orders[orderBy]);
  const shape = { ...shapeOf(filter), orderBy, isAfter: after !== undefined };
  const found = await listed(db, { categoryId: filter.categoryId, limit: first + 1, ...after }, shape);
  const rows = await withIds(db, idsOf(found));
  return plainPage(db, rows, { filter, order: orders[orderBy] }, { ...request, first }, () => countOf(db, filter));
}

/** The same page of each of these categories. Throws `BadCursor`. */
export async function listOfEach(
  db: Tx,
  categoryIds: string[],
  { filter, orderBy = 'NEWEST' }: Omit<List, 'filter'> & { filter: OfEach },
  request: PageRequest,
): Promise<Map<string, ProductPage>> {
  const first = request.first ?? usualFirst;
  const after = placeAfter(request.after, orders[orderBy]);
  const found = await inParts(categoryIds, (part) =>
    listedOfEach(
      db,
      { ...inSlots(part), limit: first + 1, ...after },
      { categoryCount: slotsFor(part.length), orderBy, isAfter: after !== undefined, ...filter },
    ),
  );
  const rowsOf = new Map<string | null, ProductRow[]>(categoryIds.map((id) => [id, []]));
  for (const row of await withIds(db, idsOf(found))) rowsOf.get(row.categoryId)?.push(row);
  let counts: Promise<Map<string, number>> | undefined;
  const countIn = async (id: string) => (await (counts ??= countOfEach(db, categoryIds, filter))).get(id) ?? 0;
  return new Map(
    categoryIds.map((id) => [
      id,
      plainPage(
        db,
        rowsOf.get(id) ?? [],
        { filter: { ...filter, categoryId: id }, order: orders[orderBy] },
        { ...request, first },
        () => countIn(id),
      ),
    ]),
  );
}

/** A page of a list in which nothing was searched for. */
export function plainPage(
  db: Tx,
  rows: ProductRow[],
  { filter, order }: { filter: ProductFilter; order: Order<ProductRow> },
  request: PageRequest & { first: number },
  countAll: () => Promise<number>,
): ProductPage {
  const { edges, ...page } = pageOf(rows, request, order, countAll);
  const { categoryId: _, ...anyCategory } = filter;
  return {
    ...page,
    edges: edges.map((edge) => Object.assign(edge, { matches: [] })),
    didYouMean: null,
    matchingCategories: [],
    countByCategory: async () => exactly(await countByCategory(db, allConditions(db, anyCategory))),
    isCountExact: () => Promise.resolve(true),
    scope: () => Promise.resolve(scopeOf(filter)),
  };
}
