import type { Logger } from 'pino';
import { tally } from './tallies.ts';

/** Logs what took longer than `SLOW_MS` by its name alone, without values. */
export type Slow = (
  what: 'request' | 'rendering' | 'statement',
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
