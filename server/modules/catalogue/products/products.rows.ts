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
} from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { Order, Page } from '../../../db/page.ts';
import { highestFirst, isSetTo, lowestFirst, onRequestLast, valueOf } from '../../../db/expressions.ts';
import type { StoredCrossReference } from '../../../db/storedValues.ts';
import { categories, images, products } from '../../../db/tables.ts';
import type { Scope } from '../filters/facets.ts';
import { narrowedTo, type Narrowing } from '../filters/filters.store.ts';
import { affirmedIn } from '../../../search/denials.ts';
import { denied } from '../../../search/terms.ts';
import { exampleOf } from '../../../search/exampleOf.ts';
import { facet, foreignCode, hiddenFacet, type Entry } from '../../../search/entry.ts';
import type { TextRange } from '../../../search/matches.ts';
import type { Counted } from '../../../search/search.store.ts';
import { searchedText } from './products.fields.ts';
import { propertiesOf } from '../specs/namedProperties.ts';
import { exampleReference, keysOf } from '../crossReferences/foreignCodes.ts';
import type { SearchIndex } from '../../../search/searchIndex.ts';
import { isToDo, type Work } from './products.work.ts';

type Product = typeof products.$inferSelect;

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
  missingWords: () => string[];
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
  and(narrowing && narrowedTo(db, narrowing, filter), work && isToDo(db, work));

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

/** Returns the filter as facets of the search index. */
export const facetsOf = ({ categoryId, featured, priced, discontinued }: ProductFilter): string[] => [
  ...(categoryId === undefined ? [] : [facetOfCategory(categoryId)]),
  ...(featured === undefined ? [] : [facet('f', String(featured))]),
  ...(priced === undefined ? [] : [facet('p', String(priced))]),
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
      priced: row.price !== null,
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
