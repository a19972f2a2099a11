import type pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Counting } from '../counting.ts';
import { rethrow } from './failures.ts';

/** Counts in a table for all processes together. The table is unlogged, since counts need not survive a crash. */
export function countingOn(pool: pg.Pool): Counting {
  const storeClient = { query: (asked: pg.QueryConfig) => pool.query(asked).catch(rethrow) };
  // Only the first limit clears expired counts, and it does so for all.
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
