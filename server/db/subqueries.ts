import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyColumn, AnyTable } from './columns.ts';
import type { Tx } from './database.ts';
import { engine } from './engine.ts';

type AmongFound = (column: AnyColumn, found: SQLWrapper) => SQL;

/**
 * Tests whether the value is one of the few that a subquery finds for a row of another table. With `in (…)`, PostgreSQL
 * would run the subquery for each pair of rows; as an array, it runs once for each row there, and the index is used.
 */
export const amongFound: AmongFound =
  engine === 'postgres' ? (column, found) => sql`${column} = any(array${found})` : inArray;

/** A table with one row, for a statement that only has subqueries. */
export const oneRow = sql`(select 1) as one`;

/** Counts the rows of a table under each of these conditions, in one statement. */
export async function countTogether(db: Tx, table: AnyTable, conditions: (SQL | undefined)[]): Promise<number[]> {
  const columns = Object.fromEntries(conditions.map((where, at) => [`n${at}`, db.$count(table, where)]));
  const [row] = await db.select(columns).from(oneRow);
  return conditions.map((_, at) => row?.[`n${at}`] ?? 0);
}
