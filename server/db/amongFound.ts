import { inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { AnyColumn } from './columns.ts';
import { engine } from './engine.ts';

type AmongFound = (column: AnyColumn, found: SQLWrapper) => SQL;

/**
 * Whether the value is one of the few that a query finds for a row of another table. In `in (…)` PostgreSQL would run the
 * query for each pair of rows; as an array it is found once for each row there, and looked up by the index.
 */
export const amongFound: AmongFound =
  engine === 'postgres' ? (column, found) => sql`${column} = any(array${found})` : inArray;
