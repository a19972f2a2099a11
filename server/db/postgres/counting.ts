import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counting } from '../counting.ts';
import { rethrow } from './failures.ts';

/** Counts in a table, for all processes together. It keeps nothing in the server's log: counts are worth less than a restart. */
export function countingOn(pool: pg.Pool): Counting {
  const storeClient = { query: (asked: pg.QueryConfig) => pool.query(asked).catch(rethrow) };
  // One of them clears away what has run out, for all.
  let clears = true;
  return (keyPrefix, { most, within }) => {
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'pool',
      tableName: 'limit_counts',
      tableCreated: true,
      clearExpiredByTimeout: clears,
      keyPrefix,
      points: most,
      duration: within / 1000,
    });
    clears = false;
    return limiter;
  };
}
