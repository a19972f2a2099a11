import { sql, type SQL } from 'drizzle-orm';
import type { AnyTable } from './columns.ts';
import type { Tx } from './database.ts';

/** A table with one row, for a statement that only has subqueries. */
export const oneRow = sql`(select 1) as one`;

/** Counts the rows of a table under each of these conditions, in one statement. */
export async function countTogether(db: Tx, table: AnyTable, conditions: (SQL | undefined)[]): Promise<number[]> {
  const columns = Object.fromEntries(conditions.map((where, at) => [`n${at}`, db.$count(table, where)]));
  const [row] = await db.select(columns).from(oneRow);
  return conditions.map((_, at) => row?.[`n${at}`] ?? 0);
}
