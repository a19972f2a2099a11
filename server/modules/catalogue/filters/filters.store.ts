import { and, eq, gte, inArray, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { specValues } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';

/** From one stored number to another, ends included; null where an end is open. */
export type Span = { low: number | null; high: number | null };
export type SpecNarrowing = { attributeId: string } & (
  { terms: string[]; span?: undefined } | { span: Span; terms?: undefined }
);
export type Availability = NonNullable<(typeof products.$inferSelect)['availability']>;

/** What products have to have: of each field something. */
export type Narrowing = {
  kindIds?: string[];
  availability?: Availability[];
  /** In kuruş. */
  price?: Span;
  priced?: boolean;
  specs: SpecNarrowing[];
};

/** Names the condition of an attribute, which may have any id. */
export const specField = (attributeId: string) => `spec ${attributeId}`;

/** A number meets the span that it lies in, a range the span that it has something in common with. */
const meetsSpan = ({ low, high }: Span) =>
  and(
    high === null ? isNotNull(specValues.low) : lte(specValues.low, high),
    low === null ? undefined : gte(specValues.high, low),
  );

/** In which lists a product stands: what its specs say themselves. Null: in no category. */
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
 * The products that it is true of, as a subquery that SQLite asks once and looks up: to ask of each product whether
 * it is true of it takes a thousand times as long.
 */
const meetingSpec = (tx: Tx, { attributeId, terms, span }: SpecNarrowing, shelf: Shelf) =>
  tx
    .select({ seq: specValues.productSeq })
    .from(specValues)
    .where(
      and(
        onShelf(shelf),
        eq(specValues.attributeId, attributeId),
        terms ? inArray(specValues.term, terms) : meetsSpan(span),
      ),
    );

const costs = (price: Span | undefined, priced: boolean | undefined) =>
  and(
    priced === undefined ? undefined : priced ? isNotNull(products.price) : isNull(products.price),
    price && isNotNull(products.price),
    price && price.low !== null ? gte(products.price, price.low) : undefined,
    price && price.high !== null ? lte(products.price, price.high) : undefined,
  );

/** Of the product's own row, or the products whose specs fulfil it. */
export type Condition =
  { ofRow: SQL; meeting?: undefined } | { meeting: ReturnType<typeof meetingSpec>; ofRow?: undefined };

/** Each field's condition by the field's name: what is counted for a field leaves out its own. */
export function conditionsOf(tx: Tx, { kindIds, availability, price, priced, specs }: Narrowing, shelf: Shelf) {
  const ofRow: [field: string, condition: SQL | undefined][] = [
    ['kind', kindIds && inArray(products.kindId, kindIds)],
    ['availability', availability && inArray(products.availability, availability)],
    ['price', costs(price, priced)],
  ];
  return new Map<string, Condition>([
    ...ofRow.flatMap(([field, condition]) => (condition ? [[field, { ofRow: condition }] as const] : [])),
    ...specs.map((spec) => [specField(spec.attributeId), { meeting: meetingSpec(tx, spec, shelf) }] as const),
  ]);
}

/** Products of a shelf that have all of it. */
export const narrowedTo = (tx: Tx, narrowing: Narrowing, shelf: Shelf) =>
  allOf([...conditionsOf(tx, narrowing, shelf).values()]);

export const allOf = (conditions: Condition[]) =>
  and(...conditions.map(({ ofRow, meeting }) => ofRow ?? inArray(products.seq, meeting)));
