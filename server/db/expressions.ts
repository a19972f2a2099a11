import { getTableColumns, sql, type Placeholder, type SQL, type SQLWrapper, type Table } from 'drizzle-orm';
import type { AnyColumn } from './columns.ts';

// SQL that Drizzle has no function for. All of it is understood by every engine.

/** The column itself, where an expression is asked for. */
export const valueOf = (column: AnyColumn): SQL => sql`${column}`;

/** The column's text, in which no index is looked up: where another one reads far fewer rows. */
export const unindexed = (column: AnyColumn): SQL<string> => sql`(${column} || '')`;

/** One of these whole numbers. They stand in the text: thousands of parameters take longer to hand over than to look up. */
export const amongNumbers = (column: AnyColumn, numbers: number[]): SQL =>
  sql`${column} in (${sql.raw(numbers.map((number) => Math.trunc(number)).join() || 'null')})`;

/** The column's value and `by` more. */
export const plus = (column: AnyColumn, by: number | Placeholder): SQL<number> => sql`${column} + ${by}`;

/** How many letters a text has. */
export const lengthOf = (column: AnyColumn): SQL<number> => sql`length(${column})`;

/** What stands in the place of a price on request when prices are sorted: it comes last both ways. */
export const onRequestLast = { asc: Number.MAX_SAFE_INTEGER, desc: -1 };

/**
 * Prices as they are sorted. The figures stand in the text, as in the indexes on these expressions, which are made in
 * the migration `search`: drizzle-kit cannot write them.
 */
export const lowestFirst = (price: AnyColumn) => sql`coalesce(${price}, ${sql.raw(String(onRequestLast.asc))})`;
export const highestFirst = (price: AnyColumn) => sql`coalesce(${price}, ${sql.raw(String(onRequestLast.desc))})`;

/** In which of so many parts of equal width a whole number lies, from 0 on; the largest of all would begin one part more. */
export const partOf = (
  column: AnyColumn,
  { low, high, parts }: { low: number; high: number; parts: number },
): SQL<number> =>
  sql`(${column} - ${sql.raw(String(low))}) * ${sql.raw(String(parts))} / ${sql.raw(String(Math.max(high - low, 1)))}`;

/** Where the column's value stands among these, from 0 on; null for any other. A number with a fraction, as measures are. */
export const placeAmong = (column: AnyColumn, values: string[]): SQL =>
  values.length === 0
    ? sql`null`
    : sql`case ${column} ${sql.join(
        values.map((value, place) => sql`when ${value} then ${sql.raw(`${place}.0`)}`),
        sql` `,
      )} end`;

/** What is asked for, or another number where that is nothing. */
export const orElse = (asked: SQLWrapper, number: number): SQL => sql`coalesce(${asked}, ${number})`;

/** A value that is handed over under this name when the statement runs. */
export const placeholder = <Name extends string>(name: Name): Placeholder<Name> => sql.placeholder(name);

/** For a statement that is made once and run for many rows: each column's value is handed over under the column's name. */
export const placeholdersOf = <T extends Table>(table: T) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`${sql.param(sql.placeholder(name), column)}`,
    ]),
  ) as Record<keyof T['$inferSelect'] & string, SQL>;
