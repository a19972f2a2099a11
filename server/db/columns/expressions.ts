import { getTableColumns, sql, type Placeholder, type SQL, type SQLWrapper, type Table } from 'drizzle-orm';
import type { AnyColumn } from './columns.ts';

// Drizzle has no functions for these expressions, which both engines understand.

/** Returns the column as an expression. */
export const valueOf = (column: AnyColumn): SQL => sql`${column}`;

/** The column's text without the use of its index, where another index reads far fewer rows. */
export const unindexed = (column: AnyColumn): SQL<string> => sql`(${column} || '')`;

/** Holds where the flag is off, without the use of an index that begins with it, where another one reads far fewer rows. */
export const isOff = (flag: AnyColumn): SQL => sql`not ${flag}`;

/**
 * Tests whether the column is one of these integers. They are part of the text, since thousands of parameters are slow.
 */
export const amongNumbers = (column: AnyColumn, numbers: number[]): SQL =>
  sql`${column} in (${sql.raw(numbers.map((number) => Math.trunc(number)).join() || 'null')})`;

/** Returns the column's value plus `by`. */
export const plus = (column: AnyColumn, by: number | Placeholder): SQL<number> => sql`${column} + ${by}`;

/** Says how far a column's number is from another. */
export const distanceFrom = (column: AnyColumn, number: number): SQL => sql`abs(${column} - ${number})`;

/** Holds if a subquery counts fewer than this. It is in brackets, since PostgreSQL compares no comparison without them. */
export const fewerThan = (counted: SQLWrapper, number: number): SQL<boolean> => sql`((${counted}) < ${number})`;

/** The flag as a condition of its own, which a partial index on it needs: a parameter could be anything. */
export const isSetTo = (flag: AnyColumn, value: boolean): SQL => (value ? sql`${flag}` : sql`not ${flag}`);

/** Returns the number of characters in a text. */
export const lengthOf = (column: AnyColumn): SQL<number> => sql`length(${column})`;

/** The values by which prices on request are sorted, so that they come last in both directions. */
export const onRequestLast = { asc: Number.MAX_SAFE_INTEGER, desc: -1 };

/**
 * The expressions by which prices are sorted. Their numbers are part of the text, like in the indexes on the same
 * expressions. The migration `search` makes these, since drizzle-kit cannot.
 */
export const lowestFirst = (price: AnyColumn) => sql`coalesce(${price}, ${sql.raw(String(onRequestLast.asc))})`;
export const highestFirst = (price: AnyColumn) => sql`coalesce(${price}, ${sql.raw(String(onRequestLast.desc))})`;

/** The part, counted from 0, in which an integer lies among parts of equal width; the largest one begins an additional part. */
export const partOf = (
  column: AnyColumn,
  { low, high, parts }: { low: number; high: number; parts: number },
): SQL<number> =>
  sql`(${column} - ${sql.raw(String(low))}) * ${sql.raw(String(parts))} / ${sql.raw(String(Math.max(high - low, 1)))}`;

/**
 * Returns the position of the column's value among these, counted from 0, as a decimal number; null for any other
 * value.
 */
export const placeAmong = (column: AnyColumn, values: string[]): SQL =>
  values.length === 0
    ? sql`null`
    : sql`case ${column} ${sql.join(
        values.map((value, place) => sql`when ${value} then ${sql.raw(`${place}.0`)}`),
        sql` `,
      )} end`;

/** The expression, or another number where it is null. */
export const orElse = (asked: SQLWrapper, number: number): SQL => sql`coalesce(${asked}, ${number})`;

/** A parameter whose value is passed under this name when the statement runs. */
export const placeholder = <Name extends string>(name: Name): Placeholder<Name> => sql.placeholder(name);

/** Placeholders for all columns, by their names, for a statement that is prepared once and run for many rows. */
export const placeholdersOf = <T extends Table>(table: T) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, column]) => [
      name,
      sql`${sql.param(sql.placeholder(name), column)}`,
    ]),
  ) as Record<keyof T['$inferSelect'] & string, SQL>;

/** Holds for a column with a text, a number or a list that is not empty. */
export const isFilled = (column: AnyColumn): SQL => sql`cast(${column} as text) not in ('', '[]')`;

/** Returns 1 where a condition holds for one of the rows, else 0; null without rows. */
export const holdsForOne = (condition: SQL) => sql<number | null>`max(case when ${condition} then 1 else 0 end)`;

// The conditions below repeat those of partial indexes, which are only used when no parameter stands in them.

/** Holds where a text has fewer characters than this. */
export const isShorterThan = (text: AnyColumn, characters: number): SQL =>
  sql`length(${text}) < ${sql.raw(String(characters))}`;

/** Holds where a number is smaller than this. */
export const isBelow = (column: AnyColumn, number: number): SQL => sql`${column} < ${sql.raw(String(number))}`;

/** Holds where the column is this word, which consists of letters and underscores alone. */
export const isWord = (column: AnyColumn, word: string): SQL => sql`${column} = ${literal(word)}`;

/** Holds where the column is another word than this, as a partial index on it says. */
export const isNotWord = (column: AnyColumn, word: string): SQL => sql`${column} <> ${literal(word)}`;

const literal = (word: string) => sql.raw(`'${word.replace(/[^A-Z_]/gi, '')}'`);

/**
 * Adds up what those conditions count that hold, and a number or what a subquery returns so many times on top. Numbers are no
 * parameters, which SQLite takes for fractions.
 */
export const sumOfHeld = (
  conditions: { holds: SQL; counts: number }[],
  more: { of: SQLWrapper | number; counts: number },
): SQL<number> =>
  sql`(${sql.join(
    conditions.map(({ holds, counts }) => sql`case when ${holds} then ${sql.raw(String(counts))} else 0 end`),
    sql` + `,
  )} + ${sql.raw(String(more.counts))} * (${typeof more.of === 'number' ? sql.raw(String(more.of)) : more.of}))`;

/** Returns the share in per cent, rounded half up. */
export const percentOf = (part: SQLWrapper, whole: number): SQL<number> =>
  sql`((200 * ${part} + ${sql.raw(String(whole))}) / ${sql.raw(String(2 * whole))})`;

/** Holds where the text contains this one, which has no wildcards. */
export const holdsText = (column: AnyColumn, text: string): SQL => sql`${column} like ${`%${text}%`}`;

/** Holds where a text contains that of another column; wildcards in it match more. */
export const holdsTextOf = (column: AnyColumn, part: AnyColumn): SQL => sql`${column} like '%' || ${part} || '%'`;

/** One number where a condition holds, and else what a subquery returns. */
export const caseOf = (condition: SQL, number: number, otherwise: SQLWrapper): SQL<number> =>
  sql`case when ${condition} then ${sql.raw(String(number))} else (${otherwise}) end`;

/** Returns the sum of an integer column as a number, which PostgreSQL would send as text. */
export const sumOf = (column: AnyColumn): SQL<number> => sql<number>`cast(sum(${column}) as integer)`;

/** Returns the rest of a text after so many letters. */
export const textAfter = (column: AnyColumn, letters: number): SQL<string> =>
  sql<string>`substr(${column}, ${sql.raw(String(letters + 1))})`;

/** Returns a column's value plus that of the row that could not be added beside it. */
export const plusNew = (column: AnyColumn): SQL<number> => sql`${column} + excluded.${sql.identifier(column.name)}`;

/** Returns a sum of integers that may be larger than PostgreSQL's `integer`, as a number; it is exact up to 2^53. */
export const largeSumOf = (number: SQLWrapper): SQL<number> =>
  sql<number>`cast(coalesce(sum(${number}), 0) as double precision)`;

/** Returns the same over the rows for which a condition holds. */
export const sumWhere = (condition: SQL, number: SQLWrapper): SQL<number> =>
  largeSumOf(sql`case when ${condition} then ${number} else 0 end`);

/** Returns an expression that holds where each of the conditions does. */
export const allOf = (...conditions: [SQL, ...SQL[]]): SQL => sql`(${sql.join(conditions, sql` and `)})`;

/** Returns how many rows a condition holds for. */
export const countWhere = (condition: SQL): SQL<number> =>
  sql<number>`cast(coalesce(sum(case when ${condition} then 1 else 0 end), 0) as integer)`;
