import { sql } from 'drizzle-orm';
import type { Tx } from '../database.ts';
import { asStorageFailure } from './failures.ts';
import { StorageFailure } from '../storageFailure.ts';
import { rowsOf } from './rowsOf.ts';

/** For so many milliseconds after a read has given up, others count on waiting as well. */
const remembered = 5000;

/** Notes when a read has given up waiting for a table that another program has locked. */
export function createLockNotes() {
  let at = -Infinity;
  return {
    note(error: unknown) {
      const failure = asStorageFailure(error);
      if (failure instanceof StorageFailure && failure.problem === 'busy') at = performance.now();
    },
    isHeldUp: () => performance.now() - at < remembered,
  };
}

/**
 * Returns the tables of the site that have been locked against reads for two seconds, by name. The beginning of a transaction of
 * another user is hidden from those who may not see it; such a lock counts at once.
 */
export async function lockedTables(db: Tx): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct c.relname as name from pg_locks l
      join pg_class c on c.oid = l.relation and c.relkind in ('r', 'p')
      join pg_stat_activity a on a.pid = l.pid
      where l.granted and l.mode = 'AccessExclusiveLock'
        and l.database = (select oid from pg_database where datname = current_database())
        and c.relnamespace = current_schema()::regnamespace and c.relpersistence <> 't'
        and coalesce(now() - a.xact_start > interval '2 seconds', true)
      order by 1`,
  );
  return rows.map(({ name }) => name);
}
