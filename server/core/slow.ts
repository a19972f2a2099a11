import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import { tally } from './tallies.ts';

/** Logs what took longer than the operator finds right, by its name alone: never the values that it was about. */
export type Slow = (
  what: 'request' | 'rendering' | 'statement' | 'write',
  took: number,
  names: () => Record<string, unknown>,
) => void;

/** `from`: milliseconds; 0: nothing is slow. */
export const createSlow =
  (log: Logger, from: number): Slow =>
  (what, took, names) => {
    if (from === 0 || took < from) return;
    tally('slow', what);
    log.warn({ ...names(), ms: Math.round(took) }, `a slow ${what}`);
  };

/** A write waits for its turn, of this process and of others: that is no statement's time. */
export function timeWaiting(db: Db, slow: Slow) {
  const { write } = db;
  db.write = (work, options) => {
    const asked = performance.now();
    const begin: typeof work = (tx) => {
      slow('write', performance.now() - asked, () => ({ waited: true }));
      return work(tx);
    };
    return write(begin, options);
  };
}
