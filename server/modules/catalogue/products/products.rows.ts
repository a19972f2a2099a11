import type { ProductInput } from '../../../../common/generated/validators.ts';
import { product, type ProductField } from '../../../../common/product/product.ts';
import { products, categories, images } from '../../../db/tables/tables.ts';
import { fieldsOf, type FieldOfKind } from '../../../fields/ofKind.ts';
import type { InSheet } from '../../../fields/sheet.ts';
import { categoryCell } from '../references/categoryCell.ts';
import { referred, type Referred } from '../references/referred.ts';
import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  ne,
  or,
  type Placeholder,
  type SQL,
  inArray,
} from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Order, Page } from '../../../db/page.ts';
import { highestFirst, isSetTo, lowestFirst, onRequestLast, valueOf } from '../../../db/columns/expressions.ts';
import type { StoredCrossReference } from '../../../db/storedValues.ts';
import type { Scope } from '../filters/facets.ts';
import { narrowedTo, type Narrowing } from '../filters/filters.store.ts';
import { affirmedIn } from '../../../search/denials.ts';
import { denied } from '../../../search/terms.ts';
import { exampleOf } from '../../../search/exampleOf.ts';
import { facet, foreignCode, hiddenFacet, type Entry } from '../../../search/entry.ts';
import type { TextRange } from '../../../search/matches.ts';
import type { Counted } from '../../../search/search.store.ts';
import { propertiesOf } from '../specs/namedProperties.ts';
import { exampleReference, keysOf } from '../crossReferences/foreignCodes.ts';
import type { SearchIndex } from '../../../search/searchIndex.ts';
import { isToDo, type Work } from './products.work.ts';
import { stockCodeKey } from '../../../../common/text/letters.ts';
import { cachedRows } from '../../../db/caches/cachedRows.ts';
import { inParts } from '../../../db/parts.ts';
import { inSlots, slots, slotsFor } from '../../../db/slots.ts';
import { reading } from '../../../db/statements.ts';
import { turkishKey } from '../../../db/turkishKey.ts';
import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';

type Row = typeof products.$inferSelect;
/** The program sets these columns itself. Every other one needs a field in common/product/product.ts, or this file does not compile. */
type OwnColumn =
  | 'seq'
  | 'id'
  | 'nameKey'
  | 'stockCodeKey'
  | 'formerCategoryId'
  | 'specText'
  | 'documentText'
  | 'sizeKey'
  | 'lacksSpecs'
  | 'complete'
  | 'pricedAt'
  | 'currency'
  | 'fine'
  | 'isPublic'
  | 'createdAt'
  | 'version';

/** The values that an admin enters for a product, with the price in lira. */
export type Entered = Omit<Row, OwnColumn>;

/** An input without a column would be lost: it cannot have a field. */
type Unstored = Record<Exclude<keyof (typeof ProductInput)['shape'], keyof Entered>, never>;
type Fields = { [Name in keyof Entered]: FieldOfKind<Entered[Name], Referred> };
/** These fields have a column of their own in a spreadsheet. */
export type SheetField = {
  [Name in ProductField]: (typeof product)[Name]['sheet'] extends null ? never : Name;
}[ProductField];
type SheetFields = { [Name in SheetField]: InSheet<Entered[Name]> };

const ofKinds = fieldsOf(product, referred);
const { name, categoryId } = ofKinds;

/** The fields of a product, in the order of a spreadsheet's columns. */
export const productFields: Fields & { [Name in SheetField]: { sheet: SheetFields[Name] } } = {
  ...ofKinds,
  // A document may lack any other value, but a product without a name cannot be shown.
  name: { ...name, document: { ...name.document, optional: false } },
  // The former document store wrote '' for no category. Names of categories are typed in many ways, and several may have one.
  categoryId: {
    ...categoryId,
    document: { ...categoryId.document, write: (id) => id ?? '' },
    sheet: { ...categoryId.sheet, ...categoryCell },
  },
} satisfies Fields & Record<keyof (typeof ProductInput)['shape'], unknown> & Unstored;

/** The spreadsheet column of each field. */
export const productCells = Object.fromEntries(
  Object.entries(productFields).flatMap(([name, { sheet }]) => (sheet ? [[name, sheet] as const] : [])),
) as SheetFields;

/** Returns the texts of all fields in one part of the search index. */
const searchedText = (row: Entered, place: 'title' | 'body' | 'code') =>
  (Object.keys(productFields) as (keyof Entered)[])
    .filter((name) => productFields[name].search === place)
    .map((name) => row[name])
    .filter((text) => typeof text === 'string')
    .join('\n');

export type Product = typeof products.$inferSelect;

/** A product with its category and picture, joined so that one statement reads a whole list. */
export type ProductRow = Product & {
  category: typeof categories.$inferSelect | null;
  picture: typeof images.$inferSelect | null;
};

export type ProductHit = {
  cursor: string;
  node: ProductRow;
  matches: TextRange[];
  /** The code of another maker that the search is. */
  matchedBy: StoredCrossReference | null;
  /** Returns the words of the search that the product lacks. */
  missingWords: () => Promise<string[]>;
  /** Returns the language whose texts were found; null where nothing was searched. */
  foundInLanguage: () => Promise<string | null>;
};

export type ProductPage = Omit<Page<ProductRow>, 'edges'> & {
  edges: ProductHit[];
  didYouMean: string | null;
  /** The path of the page to which the search leads; null for none. */
  leadsTo: string | null;
  /** No product has all words of the search, so that each lacks some. */
  isPartial: boolean;
  /** The categories whose names match the search. */
  matchingCategories: (typeof categories.$inferSelect)[];
  /** Counts all pages without the filter's category; null stands for products without one. */
  countByCategory: () => Promise<CategoryCount[]>;
  /** False when a search has more results than were counted. */
  isCountExact: () => Promise<boolean>;
  /** Returns the products that facets count; null where a search has no word. */
  scope: () => Promise<Scope | null>;
  /** Returns the order that the list has where none is asked for. */
  usualOrder: () => Promise<OrderName | 'RELEVANCE'>;
  /** The list that this is a page of; null for the results of a search. */
  list: ListOfPage | null;
};

export type ListOfPage = {
  filter: ProductFilter;
  /** The order of its groups. Each is of one kind, so that they are by size unless another order is asked for. */
  order: Order<ProductRow>;
};

export type CategoryCount = { categoryId: string | null } & Counted;

export type ProductFilter = {
  /** Null means products without a category. */
  categoryId?: string | null;
  featured?: boolean;
  priced?: boolean;
  /** Whether the products are no longer made. */
  discontinued?: boolean;
  narrowing?: Narrowing;
  work?: Work;
};

/** Selects products with category and picture; the caller adds `where`, `orderBy` and `limit`. */
export const select = (db: Tx) =>
  db
    .select({ ...getTableColumns(products), category: categories, picture: images })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(images, eq(images.url, products.image))
    .$dynamic();

const isOf = (categoryId: string | Placeholder | null) =>
  categoryId === null ? isNull(products.categoryId) : eq(products.categoryId, categoryId);

/** Returns the filter as SQL; the category may be a placeholder. */
export const conditions = ({
  categoryId,
  featured,
  priced,
  discontinued,
}: Omit<ProductFilter, 'categoryId' | 'narrowing' | 'work'> & { categoryId?: string | Placeholder | null }):
  | SQL
  | undefined =>
  and(
    categoryId === undefined ? undefined : isOf(categoryId),
    featured === undefined ? undefined : isSetTo(products.featured, featured),
    priced === undefined ? undefined : priced ? isNotNull(products.price) : isNull(products.price),
    discontinued === undefined ? undefined : discontinued ? eq(products.availability, 'DISCONTINUED') : isMade,
  );

/** Returns the filter as SQL, with the conditions that narrow the list. */
export const allConditions = (db: Tx, filter: ProductFilter) => and(conditions(filter), isNarrowed(db, filter));

/** Returns those conditions of the filter that the facets of the search index do not have. */
export const isNarrowed = (db: Tx, { narrowing, work, ...filter }: ProductFilter) =>
  and(conditions({ priced: filter.priced }), narrowing && narrowedTo(db, narrowing, filter), work && isToDo(db, work));

/** Returns the products that facets count. `priced` counts as a condition of the list; `found` selects search results. */
export const scopeOf = ({ narrowing, priced, work: _, ...filter }: ProductFilter, found?: SQL): Scope => ({
  base: and(conditions(filter), found),
  shelf: filter,
  isShelf: !found && filter.featured === undefined,
  narrowing: { specs: [], ...narrowing, ...(priced !== undefined && { priced }) },
  name: found ? undefined : JSON.stringify(filter),
  isExact: true,
});

/** A product without an availability counts as made. */
export const isMade = or(isNull(products.availability), ne(products.availability, 'DISCONTINUED'));

/** Returns the facet of a category; null stands for products without one. */
export const facetOfCategory = (categoryId: string | null) => facet('c', categoryId ?? '');

export const facetOfKind = (kindId: string) => facet('k', kindId);

/**
 * Returns the filter as facets of the search index. Whether a product has a price is none: a rate of exchange may give a hundred
 * thousand products theirs at once, and their texts stay as they are.
 */
export const facetsOf = ({ categoryId, featured, discontinued }: ProductFilter): string[] => [
  ...(categoryId === undefined ? [] : [facetOfCategory(categoryId)]),
  ...(featured === undefined ? [] : [facet('f', String(featured))]),
  ...(discontinued === undefined ? [] : [facet('d', String(discontinued))]),
];

const textOf = (row: Product) =>
  affirmedIn(
    searchedText(row, 'title'),
    [searchedText(row, 'body'), row.specText, row.documentText].filter(Boolean).join('\n'),
  );

const entryOf = (row: Product, { body, lacks } = textOf(row)): Entry => ({
  seq: row.seq,
  title: searchedText(row, 'title'),
  body,
  terms: propertiesOf(row.specs),
  code: [row.id, searchedText(row, 'code')].join('\n').trim(),
  facets: [
    ...facetsOf({
      categoryId: row.categoryId,
      featured: row.featured,
      discontinued: row.availability === 'DISCONTINUED',
    }),
    ...lacks.map(denied),
    ...(row.kindId === null ? [] : [facetOfKind(row.kindId)]),
    ...(row.isPublic ? [] : [hiddenFacet]),
    ...new Set(row.crossReferences.flatMap(keysOf).map(foreignCode)),
  ],
});

export const productIndex: SearchIndex<Product> = {
  table: 'product_search',
  isVocabulary: true,
  isErased: false,
  sortedBy: { table: products, seq: products.seq, group: products.kindId, key: products.sizeKey },
  entryOf: (row) => entryOf(row),
  example: {
    ...exampleOf(products),
    description: 'Suda kullanılır, buhar için uygun değildir, alev almaz. Asit dışında tüm akışkanlar.',
    specs: [{ attributeId: 'genişlik', values: ['15', '2,5 kW'] }],
    crossReferences: [exampleReference],
  },
  rows: async (db) => db.select().from(products).orderBy(asc(products.seq)),
  count: async (db) => db.$count(products),
};

/** Counts the products that meet a condition, by category. */
export const countByCategory = (db: Tx, condition: SQL | undefined) =>
  db
    .select({ categoryId: products.categoryId, count: count() })
    .from(products)
    .where(condition)
    .groupBy(products.categoryId);

/** Marks counts as exact. */
export const exactly = (counts: Omit<CategoryCount, 'isExact'>[]): CategoryCount[] =>
  counts.map((counted) => ({ ...counted, isExact: true }));

export type OrderName = 'SIZE' | 'NAME' | 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST' | 'COMPLETE_ASC' | 'COMPLETE_DESC';

/** Returns the requested order; RELEVANCE is the default order and returns none. */
export const orderOf = (orderBy: OrderName | 'RELEVANCE' | null | undefined) =>
  orderBy && orderBy !== 'RELEVANCE' ? { orderBy } : {};

const completeFirst = (name: string, direction: 'asc' | 'desc'): Order<ProductRow> => ({
  name,
  key: valueOf(products.complete),
  direction,
  keyOf: ({ complete }) => complete,
});

export const orders: Record<OrderName, Order<ProductRow>> = {
  NEWEST: { name: 'age', key: valueOf(products.createdAt), direction: 'desc', keyOf: ({ createdAt }) => createdAt },
  SIZE: { name: 'size', key: valueOf(products.sizeKey), direction: 'asc', keyOf: ({ sizeKey }) => sizeKey },
  NAME: { name: 'name', key: valueOf(products.nameKey), direction: 'asc', keyOf: ({ nameKey }) => nameKey },
  PRICE_ASC: {
    name: 'price',
    key: lowestFirst(products.price),
    direction: 'asc',
    keyOf: ({ price }) => price ?? onRequestLast.asc,
  },
  PRICE_DESC: {
    name: 'price-down',
    key: highestFirst(products.price),
    direction: 'desc',
    keyOf: ({ price }) => price ?? onRequestLast.desc,
  },
  COMPLETE_ASC: completeFirst('complete', 'asc'),
  COMPLETE_DESC: completeFirst('complete-down', 'desc'),
};

const some = reading((tx, { count }: { count: number }) => select(tx).where(inArray(products.id, slots(count))));

/** Returns the existing products of these ids, in the order of the ids. */
export const productsWithIds = cachedRows<ProductRow>((tx, ids) =>
  some(tx, inSlots(ids), { count: slotsFor(ids.length) }),
);

/** Returns the existing rows of these ids, without category and picture, in the order of their entry. */
export const storedWithIds = async (tx: Tx, ids: string[]): Promise<(typeof products.$inferSelect)[]> =>
  inParts(ids, (part) => tx.select().from(products).where(inArray(products.id, part)).orderBy(asc(products.seq)));

/** Returns those of the ids that are products. */
export async function idsThere(tx: Tx, ids: string[]): Promise<Set<string>> {
  const rows = await inParts(ids, (part) =>
    tx.select({ id: products.id }).from(products).where(inArray(products.id, part)),
  );
  return new Set(rows.map(({ id }) => id));
}

/** So many keys are compared with those of all products, since a statement takes longer to make than a key to read. */
const many = 5000;

/** Returns the products with one of these keys in a column. */
async function productsByKeys(db: Tx, column: typeof products.nameKey | typeof products.stockCodeKey, keys: string[]) {
  let wanted = keys;
  if (keys.length > many) {
    const stored = new Set((await db.select({ key: column }).from(products)).map(({ key }) => key));
    wanted = keys.filter((key) => stored.has(key));
  }
  return inParts(wanted, (part) => select(db).where(inArray(column, part)));
}

/** Returns the products whose name has one of these sort keys. */
export const productsWithNameKeys = (db: Tx, keys: string[]): Promise<ProductRow[]> =>
  productsByKeys(db, products.nameKey, keys);

/** Finds products by whole names, letter for letter but for capitals; a name that several products have finds none. */
export async function productsByWholeNames(db: Tx, names: string[]): Promise<(name: string) => ProductRow | undefined> {
  const found = new Map<string, ProductRow | undefined>();
  for (const product of await productsWithNameKeys(db, names.map(turkishKey)))
    found.set(product.nameKey, found.has(product.nameKey) ? undefined : product);
  return (name) => found.get(turkishKey(name));
}

/** Returns the products whose stock code has one of these keys. */
export const productsWithStockCodeKeys = (db: Tx, keys: string[]): Promise<ProductRow[]> =>
  productsByKeys(db, products.stockCodeKey, keys);

/** Returns the products with one of these GTINs. */
export const productsWithGtins = (db: Tx, gtins: string[]): Promise<ProductRow[]> =>
  inParts(gtins, (part) => select(db).where(inArray(products.gtin, part)));

/** Returns the product with this stock code, ignoring case, blanks and dashes. */
export async function findProductByStockCode(db: Tx, code: string): Promise<ProductRow | undefined> {
  const key = stockCodeKey(code);
  return key === null ? undefined : (await productsWithStockCodeKeys(db, [key]))[0];
}

/** Returns the existing products of these numbers with category and picture, in the order of the numbers. */
export async function productRowsWithSeqs(db: Tx, seqs: number[]): Promise<ProductRow[]> {
  const rows = await inParts(seqs, (part) => select(db).where(inArray(products.seq, part)));
  const bySeq = new Map(rows.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Returns the existing rows of these numbers. */
export const productsWithSeqs = (db: Tx, seqs: number[]): Promise<(typeof products.$inferSelect)[]> =>
  inParts(seqs, (part) => db.select().from(products).where(inArray(products.seq, part)));

/** Returns the products of a family that are still made. */
export const productsOfFamily = (db: Tx, familyId: string): Promise<ProductRow[]> =>
  select(db).where(and(eq(products.familyId, familyId), conditions({ discontinued: false })));

const productBatched = batched<Record<string, never>, { product: ProductRow | null }>(async ({ db }, ids) => {
  const found = new Map((await productsWithIds(db, ids)).map((product) => [product.id, product]));
  return new Map(ids.map((id) => [id, { product: found.get(id) ?? null }]));
});

/** Reads a product together with those that the rest of a list asks for; null when it does not exist. */
export const productOf = async (context: Context, id: string | null) =>
  id === null ? null : (await productBatched(context, id, {})).product;
