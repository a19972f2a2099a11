import { setTimeout as pause } from 'node:timers/promises';
import { canceled } from '../core/errors.ts';
import { createLine } from '../db/line.ts';
import { letNewcomersIn } from '../db/turns/newcomers.ts';
import { measureThread } from './threadTime.ts';

const line = createLine();

/** Who waits for the work, and who pays for it. */
type Turn = {
  signal: AbortSignal;
  /** Charges the milliseconds of processor that the work took. */
  spent: (milliseconds: number) => void;
};

/** A piece of work is followed by a rest of so many times its own time. */
const restTimes = 2;

/**
 * Does one of many pieces of work that each hold the only thread for a while: one at a time in the whole process, for all visitors,
 * with a rest. So all of them together take a third of the thread at most, and another visitor waits for one piece and not for a list
 * of them. Throws `CANCELED` once `signal` says that nobody waits for the result any more.
 */
export const turnOf = <T>(work: () => Promise<T>, { signal, spent }: Turn): Promise<T> =>
  line(async () => {
    if (signal.aborted) throw canceled();
    await letNewcomersIn();
    if (signal.aborted) throw canceled();
    const started = performance.now();
    const stop = measureThread();
    try {
      return await work();
    } finally {
      spent(stop());
      await pause(restTimes * (performance.now() - started));
    }
  });
