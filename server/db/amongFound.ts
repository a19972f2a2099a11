import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyColumn } from './columns.ts';
import { engine } from './engine.ts';

type AmongFound = (column: AnyColumn, found: SQLWrapper) => SQL;

/**
 * Tests whether the value is one of the few that a subquery finds for a row of another table. With `in (…)`, PostgreSQL
 * would run the subquery for each pair of rows; as an array, it runs once for each row there, and the index is used.
 */
export const amongFound: AmongFound =
  engine === 'postgres' ? (column, found) => sql`${column} = any(array${found})` : inArray;
