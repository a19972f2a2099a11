import { collator } from '../../../../common/text/locale.ts';
import { and, count, eq, inArray, asc, desc, max, min, exists, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { placeholder, orElse, placeAmong } from '../../../db/columns/expressions.ts';
import { amongFound } from '../../../db/subqueries.ts';
import { beyond, ordered, pageOf, placeAfter, type Order, type PageRequest, isOf, after } from '../../../db/page.ts';
import { inParts } from '../../../db/parts.ts';
import { inSlots, slots, slotsFor } from '../../../db/slots.ts';
import { reading } from '../../../db/statements.ts';
import { categories, products } from '../../../db/tables/tables.ts';
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
  productsWithIds,
  select,
} from './products.rows.ts';
import { isToDo } from './products.work.ts';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import { badInput } from '../../../core/errors.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';
import { specRowsOf } from '../specs/specs.store.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { changes, revisions } from '../../../db/tables/historyTables.ts';

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
function plainProductPage(
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
    edges: edges.map((edge) =>
      Object.assign(edge, {
        matches: [],
        matchedBy: null,
        missingWords: () => Promise.resolve([]),
        foundInLanguage: () => Promise.resolve(null),
      }),
    ),
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

type UsualOrder = 'SIZE' | 'NEWEST';

/**
 * Returns the order of a list for which none is asked: by size where all its products are of one kind, else the newest first.
 * Lists of work and of changes are the newest first. A further page has the order of the page before it, whatever has been
 * saved in between.
 */
async function usualOrder(db: Db, filter: ProductFilter, { after }: PageRequest = {}): Promise<UsualOrder> {
  if (after) return isOf(after, orders.SIZE) ? 'SIZE' : 'NEWEST';
  return (await isOfOneKind(db, filter)) ? 'SIZE' : 'NEWEST';
}

async function isOfOneKind(db: Db, filter: ProductFilter): Promise<boolean> {
  const { categoryId, narrowing, work, discontinued } = filter;
  if (work) return false;
  if (narrowing?.kindIds) return narrowing.kindIds.length === 1;
  if (categoryId != null && (await isShelfOfOneKind(db, categoryId, discontinued))) return true;
  // A filter of specs may leave products of one kind, too; finding that out costs as much as counting the list.
  if (!narrowing || narrowing.specs.length === 0) return false;
  return cached(db, JSON.stringify(filter), async () => isOne(await kindsAmong(db, filter)));
}

/** Products without a kind, which `null` stands for, are of none. */
const isOne = (kindIds: (string | null)[]) => kindIds[0] != null && kindIds.every((id) => id === kindIds[0]);

const kindsAmong = async (tx: Tx, filter: ProductFilter) =>
  (await tx.selectDistinct({ kindId: products.kindId }).from(products).where(allConditions(tx, filter)).limit(2)).map(
    ({ kindId }) => kindId,
  );

const cached = cachedByKey<boolean>(500);

/** By size, products of one kind stand together: the category is of one kind if its first and its last product are. */
function isShelfOfOneKind(db: Db, categoryId: string, discontinued: boolean | undefined) {
  const shelf = conditions({ categoryId, ...(discontinued !== undefined && { discontinued }) });
  const end = async (way: typeof asc) => {
    const rows = db.select({ kindId: products.kindId }).from(products).where(shelf);
    return (await rows.orderBy(way(products.sizeKey)).limit(1)).map(({ kindId }) => kindId);
  };
  return cached(db, JSON.stringify([categoryId, discontinued]), async () =>
    isOne([...(await end(asc)), ...(await end(desc))]),
  );
}

// Reads lists that are narrowed or ordered by a spec. They have too many different statements to prepare each once.

/** Throws `BadCursor`. */
export async function narrowedList(
  db: Db,
  filter: ProductFilter,
  asked: Order<ProductRow> | undefined,
  { first, after: cursor }: PageRequest,
): Promise<ProductPage> {
  const order = asked ?? orders[await usualOrder(db, filter, { after: cursor })];
  const limit = first ?? defaultFirst;
  const which = allConditions(db, filter);
  // The subquery reads indexes alone, so that whole rows are read only for the products of the page.
  const seqs = db
    .select({ seq: products.seq })
    .from(products)
    .where(and(which, after(cursor, order, products.id)))
    .orderBy(...ordered(order, products.id))
    .limit(limit + 1);
  const rows = await select(db)
    .where(inArray(products.seq, seqs))
    .orderBy(...ordered(order, products.id));
  const request = { first: limit, ...(cursor && { after: cursor }) };
  const shown = { filter, order, groupOrder: asked ?? orders.SIZE };
  return plainProductPage(db, rows, shown, request, () => countOf(db, filter));
}

const countOf = (db: Tx, filter: ProductFilter) => db.$count(products, allConditions(db, filter));

export type SpecOrder = { attribute: AttributeRow; descending: boolean; definitions: Definitions };

type AskedOrder = { attributeId: string; descending?: boolean | null };

/** Throws `BAD_USER_INPUT`. */
export function readSpecOrder({ attributeId, descending }: AskedOrder, definitions: Definitions): SpecOrder {
  const attribute = definitions.attributes.get(attributeId);
  const field = 'orderBySpec.attributeId';
  if (!attribute) throw badInput(field, `There is no attribute ${attributeId}.`);
  if (attribute.kind === 'TEXT') throw badInput(field, `“${attribute.name}” is a text: it has no order.`);
  return { attribute, descending: descending ?? false, definitions };
}

/** Larger than every number and open end, so that products without a value come last in both directions. */
const last = Number.MAX_VALUE;

/** Orders by a correlated subquery, since it reads only the values of the list's products instead of the whole attribute. */
export function orderBySpec(tx: Tx, { attribute, descending, definitions }: SpecOrder): Order<ProductRow> {
  const { id, kind, options } = attribute;
  const terms = kind === 'FLAG' ? ['yes', 'no'] : kind === 'OPTION' ? options.map((option) => option.id) : undefined;
  const end = descending ? ('high' as const) : ('low' as const);
  const [outermost, missing] = descending ? [max, -last] : [min, last];
  const stated = tx
    .select({ value: outermost(terms ? placeAmong(specValues.term, terms) : specValues[end]) })
    .from(specValues)
    .where(and(eq(specValues.productSeq, products.seq), eq(specValues.attributeId, id)));
  return {
    name: `${descending ? 'desc' : 'asc'} ${id}`,
    key: orElse(stated, missing),
    direction: descending ? 'desc' : 'asc',
    keyOf({ seq, specs }) {
      const rows = specRowsOf(
        seq,
        specs.filter(({ attributeId }) => attributeId === id),
        definitions,
      );
      const values = rows.flatMap((row) => (terms ? terms.indexOf(row.term ?? '') : (row[end] ?? [])));
      return values.length === 0 ? missing : descending ? Math.max(...values) : Math.min(...values);
    },
  };
}

// These are the choices of the filters in the admin's list, kept until the content changes.

const turkish = collator({ numeric: true });

export const brandsOf = cachedByRevision(async (db: Tx) => {
  const rows = await db.selectDistinct({ brand: products.brand }).from(products).where(isNotNull(products.brand));
  return rows.flatMap(({ brand }) => brand ?? []).sort(turkish.compare);
});

/** Returns the people who have changed products, as far back as the history goes. */
export const authorsOf = cachedByRevision(async (db: Tx) => {
  const ofProduct = db
    .select({ seq: revisions.seq })
    .from(revisions)
    .where(and(eq(revisions.changeSeq, changes.seq), eq(revisions.entity, 'product')));
  const rows = await db
    .selectDistinct({ admin: changes.admin })
    .from(changes)
    .where(and(isNotNull(changes.admin), exists(ofProduct)))
    .orderBy(asc(changes.admin));
  return rows.flatMap(({ admin }) => admin ?? []);
});
