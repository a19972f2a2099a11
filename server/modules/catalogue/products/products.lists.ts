import { and, count, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
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
import { productsWithIds } from './products.lookup.ts';
import { usualOrder } from './products.usualOrder.ts';
import { isToDo } from './products.work.ts';

// Reads lists without a search, which visitors request most. Their statements are prepared once and read ids from an index
// alone.

const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);

/** A list without `first` has this many items. */
const defaultFirst = 20;
const place = { key: placeholder('key'), id: placeholder('id') };

/** The category is a parameter of the statement; the rest of the filter has few combinations, each a statement of its own. */
const shapeOf = ({ categoryId, narrowing: _, work: __, ...filter }: ProductFilter) => ({
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

/** The parts of a filter that apply when the category is given. */
type OfEach = Pick<ProductFilter, 'discontinued'>;
type EachShape = OfEach & { categoryCount: number };

/** Reads the first rows of each of many categories from the index, without reading further rows. */
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

/** Counts from an index, without reading rows. */
export async function countProducts(db: Tx, filter: ProductFilter): Promise<number> {
  const [row] = await counted(db, { categoryId: filter.categoryId }, shapeOf(filter));
  return row?.n ?? 0;
}

/** Counts the products of each of these categories. */
export async function countProductsOfEach(db: Tx, categoryIds: string[], filter: OfEach): Promise<Map<string, number>> {
  const rows = await inParts(categoryIds, (part) =>
    countedOfEach(db, inSlots(part), { categoryCount: slotsFor(part.length), ...filter }),
  );
  const counts = new Map(rows.map(({ categoryId, count }) => [categoryId, count]));
  return new Map(categoryIds.map((id) => [id, counts.get(id) ?? 0]));
}

export type List = { filter: ProductFilter; orderBy?: OrderName };

/** Throws `BadCursor`. */
export async function listedProducts(db: Db, { filter, orderBy }: List, request: PageRequest): Promise<ProductPage> {
  const order = orderBy ?? (await usualOrder(db, filter, request));
  const first = request.first ?? defaultFirst;
  const after = placeAfter(request.after, orders[order]);
  const shape = { ...shapeOf(filter), orderBy: order, isAfter: after !== undefined };
  const found = await listed(db, { categoryId: filter.categoryId, limit: first + 1, ...after }, shape);
  const rows = await productsWithIds(db, idsOf(found));
  const shown = { filter, order: orders[order], groupOrder: orders[orderBy ?? 'SIZE'] };
  return plainProductPage(db, rows, shown, { ...request, first }, () => countProducts(db, filter));
}

/** Reads the same page of each of these categories. Throws `BadCursor`. */
export async function productsOfEach(
  db: Db,
  categoryIds: string[],
  { filter, orderBy = 'NEWEST' }: Omit<List, 'filter'> & { filter: OfEach },
  request: PageRequest,
): Promise<Map<string, ProductPage>> {
  const first = request.first ?? defaultFirst;
  const after = placeAfter(request.after, orders[orderBy]);
  const found = await inParts(categoryIds, (part) =>
    listedOfEach(
      db,
      { ...inSlots(part), limit: first + 1, ...after },
      { categoryCount: slotsFor(part.length), orderBy, isAfter: after !== undefined, ...filter },
    ),
  );
  const rowsOf = new Map<string | null, ProductRow[]>(categoryIds.map((id) => [id, []]));
  for (const row of await productsWithIds(db, idsOf(found))) rowsOf.get(row.categoryId)?.push(row);
  let counts: Promise<Map<string, number>> | undefined;
  const countIn = async (id: string) => (await (counts ??= countProductsOfEach(db, categoryIds, filter))).get(id) ?? 0;
  return new Map(
    categoryIds.map((id) => [
      id,
      plainProductPage(
        db,
        rowsOf.get(id) ?? [],
        { filter: { ...filter, categoryId: id }, order: orders[orderBy], groupOrder: orders[orderBy] },
        { ...request, first },
        () => countIn(id),
      ),
    ]),
  );
}

type Shown = { filter: ProductFilter; order: Order<ProductRow>; groupOrder: Order<ProductRow> };

/** Makes the page of a list without a search. */
export function plainProductPage(
  db: Db,
  rows: ProductRow[],
  { filter, order, groupOrder }: Shown,
  request: PageRequest & { first: number },
  countAll: () => Promise<number>,
): ProductPage {
  const { edges, ...page } = pageOf(rows, request, order, countAll);
  const { categoryId: _, ...anyCategory } = filter;
  return {
    ...page,
    edges: edges.map((edge) => Object.assign(edge, { matches: [], matchedBy: null, missingWords: () => [] })),
    didYouMean: null,
    isPartial: false,
    leadsTo: null,
    matchingCategories: [],
    countByCategory: async () => exactly(await countByCategory(db, allConditions(db, anyCategory))),
    isCountExact: () => Promise.resolve(true),
    scope: () => Promise.resolve(scopeOf(filter, filter.work && isToDo(db, filter.work))),
    usualOrder: () => usualOrder(db, filter),
    list: { filter, order: groupOrder },
  };
}
