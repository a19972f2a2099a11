import { and, eq, gte, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { havingDocument, type DocumentKind } from '../references/listedDocuments.ts';

/** A range of stored numbers, ends included; an open end is null. */
export type Span = { low: number | null; high: number | null };
/** The conditions for one attribute, all of which one of its values must meet. */
export type SpecNarrowing = {
  attributeId: string;
  terms?: string[];
  /** These are single numbers, each of which may stand. */
  numbers?: number[];
  span?: Span;
  /** The value contains the whole of this range; an end that is open there must be open in the value. */
  covers?: { low: number; high: number };
};
export type Availability = NonNullable<(typeof products.$inferSelect)['availability']>;

/** The conditions of a filter, all of which a product must meet. */
export type Narrowing = {
  kindIds?: string[];
  availability?: Availability[];
  brands?: string[];
  /** The price is in kuruş. */
  price?: Span;
  priced?: boolean;
  /** One can have the product within so many days. */
  leadDays?: number;
  /** The product has a document of each of these kinds. */
  documentKinds?: DocumentKind[];
  specs: SpecNarrowing[];
};

/** Returns the name of an attribute's condition; the prefix keeps an id such as 'price' apart from the other fields. */
export const specField = (attributeId: string) => `spec ${attributeId}`;

/** A number meets a span that contains it; a range meets a span that it overlaps. */
const meetsSpan = ({ low, high }: Span) =>
  and(
    high === null ? isNotNull(specValues.low) : lte(specValues.low, high),
    low === null ? undefined : gte(specValues.high, low),
  );

/** Numbers that were converted between units differ by less than this part of them. */
const rounding = 1e-9;

/** Tells whether two numbers are the same but for the rounding of a conversion. */
export const areEqual = (one: number, other: number) => Math.abs(one - other) <= Math.abs(one) * rounding;

const isOneOf = (numbers: number[]) =>
  or(
    ...numbers.map((number) => {
      const near = Math.abs(number) * rounding;
      return and(gte(specValues.low, number - near), lte(specValues.low, number + near));
    }),
  );

const containsAll = ({ low, high }: { low: number; high: number }) =>
  and(lte(specValues.low, low), gte(specValues.high, high));

/** The columns of `spec_values` that decide in which lists a product is. A null category means products without one. */
export type Shelf = { categoryId?: string | null | undefined; discontinued?: boolean | undefined };

export const onShelf = ({ categoryId, discontinued }: Shelf) =>
  and(
    categoryId === undefined
      ? undefined
      : categoryId === null
        ? isNull(specValues.categoryId)
        : eq(specValues.categoryId, categoryId),
    discontinued === undefined ? undefined : eq(specValues.discontinued, discontinued),
  );

/**
 * Returns a subquery for the products that meet a condition. SQLite runs it once and looks products up in the result; a
 * correlated subquery, run for each product, would take a thousand times as long.
 */
const meetingSpec = (tx: Tx, { attributeId, terms, numbers, span, covers }: SpecNarrowing, shelf: Shelf) =>
  tx
    .select({ seq: specValues.productSeq })
    .from(specValues)
    .where(
      and(
        onShelf(shelf),
        eq(specValues.attributeId, attributeId),
        terms && inArray(specValues.term, terms),
        numbers && isOneOf(numbers),
        span && meetsSpan(span),
        covers && containsAll(covers),
      ),
    );

const costs = (price: Span | undefined, priced: boolean | undefined) =>
  and(
    priced === undefined ? undefined : priced ? isNotNull(products.price) : isNull(products.price),
    price && isNotNull(products.price),
    price && price.low !== null ? gte(products.price, price.low) : undefined,
    price && price.high !== null ? lte(products.price, price.high) : undefined,
  );

/** A product in stock can be had at once; one that is ordered, when its days are known and few enough. */
const within = (days: number) =>
  or(eq(products.availability, 'IN_STOCK'), and(eq(products.availability, 'ON_ORDER'), lte(products.leadDays, days)));

/** A condition on the product's own row, or a subquery for the products whose specs meet it. */
export type Condition =
  | { ofRow: SQL; meeting?: undefined }
  | { meeting: ReturnType<typeof meetingSpec>; ofRow?: undefined };

/** Returns the conditions by field, since the counts of a field leave out its own condition. */
export function conditionsOf(tx: Tx, narrowing: Narrowing, shelf: Shelf) {
  const { kindIds, availability, brands, price, priced, leadDays, documentKinds = [], specs } = narrowing;
  const ofRow: [field: string, condition: SQL | undefined][] = [
    ['kind', kindIds && inArray(products.kindId, kindIds)],
    ['availability', availability && inArray(products.availability, availability)],
    ['brand', brands && inArray(products.brand, brands)],
    ['price', costs(price, priced)],
    ['leadDays', leadDays === undefined ? undefined : within(leadDays)],
    ['documents', and(...documentKinds.map((kind) => inArray(products.seq, havingDocument(tx, kind))))],
  ];
  return new Map<string, Condition>([
    ...ofRow.flatMap(([field, condition]) => (condition ? [[field, { ofRow: condition }] as const] : [])),
    ...specs.map((spec) => [specField(spec.attributeId), { meeting: meetingSpec(tx, spec, shelf) }] as const),
  ]);
}

/** Selects the products of a shelf that meet all conditions. */
export const narrowedTo = (tx: Tx, narrowing: Narrowing, shelf: Shelf) =>
  allOf([...conditionsOf(tx, narrowing, shelf).values()]);

export const allOf = (conditions: Condition[]) =>
  and(...conditions.map(({ ofRow, meeting }) => ofRow ?? inArray(products.seq, meeting)));
