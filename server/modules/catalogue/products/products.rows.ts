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
import { highestFirst, lowestFirst, onRequestLast, valueOf } from '../../../db/expressions.ts';
import { categories, images, products } from '../../../db/tables.ts';
import type { Scope } from '../filters/facets.ts';
import { narrowedTo, type Narrowing } from '../filters/filters.store.ts';
import { exampleOf } from '../../../search/exampleOf.ts';
import { facet, type Entry } from '../../../search/entry.ts';
import type { TextRange } from '../../../search/matches.ts';
import type { Counted } from '../../../search/search.store.ts';
import { searchedText } from './products.fields.ts';
import type { SearchIndex } from '../../../search/searchIndex.ts';

type Product = typeof products.$inferSelect;

/** With its category and picture: one statement for a whole list. */
export type ProductRow = Product & {
  category: typeof categories.$inferSelect | null;
  picture: typeof images.$inferSelect | null;
};

export type ProductPage = Omit<Page<ProductRow>, 'edges'> & {
  edges: { cursor: string; node: ProductRow; matches: TextRange[] }[];
  didYouMean: string | null;
  /** Those that the search names. */
  matchingCategories: (typeof categories.$inferSelect)[];
  /** Over all pages, and without the filter's category; null: those without one. */
  countByCategory: () => Promise<CategoryCount[]>;
  /** False when a search finds more than `count` says. */
  isCountExact: () => Promise<boolean>;
  /** What it can be narrowed by is counted in; null where it is more than is counted. */
  scope: () => Promise<Scope | null>;
};

export type CategoryCount = { categoryId: string | null } & Counted;

export type ProductFilter = {
  /** Null: those without a category. */
  categoryId?: string | null;
  featured?: boolean;
  priced?: boolean;
  /** Whether it is no longer made. */
  discontinued?: boolean;
  narrowing?: Narrowing;
};

/** Products with their category and picture, for `where`, `orderBy` and `limit`. */
export const select = (db: Tx) =>
  db
    .select({ ...getTableColumns(products), category: categories, picture: images })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(images, eq(images.url, products.image))
    .$dynamic();

const isOf = (categoryId: string | Placeholder | null) =>
  categoryId === null ? isNull(products.categoryId) : eq(products.categoryId, categoryId);

/** The filter for SQL; the category may be told when the statement runs. */
export const conditions = ({
  categoryId,
  featured,
  priced,
  discontinued,
}: Omit<ProductFilter, 'categoryId' | 'narrowing'> & { categoryId?: string | Placeholder | null }): SQL | undefined =>
  and(
    categoryId === undefined ? undefined : isOf(categoryId),
    featured === undefined ? undefined : eq(products.featured, featured),
    priced === undefined ? undefined : priced ? isNotNull(products.price) : isNull(products.price),
    discontinued === undefined ? undefined : discontinued ? eq(products.availability, 'DISCONTINUED') : isMade,
  );

/** The same with what the list is narrowed to. */
export const allConditions = (db: Tx, { narrowing, ...filter }: ProductFilter) =>
  and(conditions(filter), narrowing && narrowedTo(db, narrowing, filter));

/** A list that is narrowed by its price alone is still narrowed. `found` are those of a search. */
export const scopeOf = ({ narrowing, priced, ...filter }: ProductFilter, found?: SQL): Scope => ({
  base: and(conditions(filter), found),
  shelf: filter,
  isShelf: !found && filter.featured === undefined,
  narrowing: { specs: [], ...narrowing, ...(priced !== undefined && { priced }) },
  name: found ? undefined : JSON.stringify(filter),
});

/** Nobody has said that it is no longer made. */
export const isMade = or(isNull(products.availability), ne(products.availability, 'DISCONTINUED'));

/** Of products of that category; null: of those without one. */
export const facetOfCategory = (categoryId: string | null) => facet('c', categoryId ?? '');

/** The filter for the search index. */
export const facetsOf = ({ categoryId, featured, priced, discontinued }: ProductFilter): string[] => [
  ...(categoryId === undefined ? [] : [facetOfCategory(categoryId)]),
  ...(featured === undefined ? [] : [facet('f', String(featured))]),
  ...(priced === undefined ? [] : [facet('p', String(priced))]),
  ...(discontinued === undefined ? [] : [facet('d', String(discontinued))]),
];

/** What the product is found by. */
const entryOf = (row: Product): Entry => ({
  seq: row.seq,
  title: searchedText(row, 'title'),
  body: [searchedText(row, 'body'), row.specText, row.documentText].filter(Boolean).join('\n'),
  code: [row.id, searchedText(row, 'code')].join('\n').trim(),
  facets: facetsOf({
    categoryId: row.categoryId,
    featured: row.featured,
    priced: row.price !== null,
    discontinued: row.availability === 'DISCONTINUED',
  }),
});

export const productIndex: SearchIndex<Product> = {
  table: 'product_search',
  isVocabulary: true,
  isErased: false,
  entryOf,
  example: exampleOf(products),
  rows: async (db) => db.select().from(products).orderBy(asc(products.seq)),
  count: async (db) => db.$count(products),
};

/** How many products fulfil a condition, by category. */
export const countByCategory = (db: Tx, condition: SQL | undefined) =>
  db
    .select({ categoryId: products.categoryId, count: count() })
    .from(products)
    .where(condition)
    .groupBy(products.categoryId);

/** Counts that went to the end. */
export const exactly = (counts: Omit<CategoryCount, 'isExact'>[]): CategoryCount[] =>
  counts.map((counted) => ({ ...counted, isExact: true }));

export type OrderName = 'NAME' | 'PRICE_ASC' | 'PRICE_DESC' | 'NEWEST';

/** What was asked for, when it is an order; RELEVANCE is what a list has by itself. */
export const orderOf = (orderBy: OrderName | 'RELEVANCE' | null | undefined) =>
  orderBy && orderBy !== 'RELEVANCE' ? { orderBy } : {};

export const orders: Record<OrderName, Order<ProductRow>> = {
  NEWEST: { name: 'age', key: valueOf(products.createdAt), direction: 'desc', keyOf: ({ createdAt }) => createdAt },
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
};
