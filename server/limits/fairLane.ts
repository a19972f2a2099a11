import { setTimeout as pause } from 'node:timers/promises';
import { canceled, rateLimited } from '../core/errors.ts';
import { tally } from '../core/tallies.ts';
import { kindOf } from './refuse.ts';

type Settings = {
  /** So many may wait in the whole process. */
  waiting: number;
  /** A piece of work is followed by a rest of so many times its own time. */
  restTimes: number;
  /** Says why a further one is refused. */
  message: string;
};

/** Seconds after which a refused client may try again. */
const moment = 5;

type Waiting = { begin: () => void; leave: () => void; signal: AbortSignal | undefined };

/**
 * Does work that keeps all processors busy, one piece at a time in the whole process. The addresses take turns, so that one with
 * many pieces keeps no other waiting. Throws `RATE_LIMITED` when too many wait, and `CANCELED` once the asker has left.
 */
export function createFairLane({ waiting: most, restTimes, message }: Settings) {
  /** Addresses in the order of their turns, each with its own line. */
  const lines = new Map<string, Waiting[]>();
  let isBusy = false;
  const count = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  function next() {
    const [key, line] = lines.entries().next().value ?? [];
    const first = line?.shift();
    if (key === undefined || !line || !first) return;
    // The address waits behind the others with what is left.
    lines.delete(key);
    if (line.length > 0) lines.set(key, line);
    isBusy = true;
    first.begin();
  }

  function turn(key: string, signal: AbortSignal | undefined): Promise<void> {
    if (count() >= most) {
      tally('refused', kindOf(message));
      throw rateLimited(`${message} Please try again in ${moment} seconds.`, moment);
    }
    return new Promise((resolve, reject) => {
      const own: Waiting = {
        signal,
        begin() {
          signal?.removeEventListener('abort', own.leave);
          resolve();
        },
        leave() {
          const line = (lines.get(key) ?? []).filter((one) => one !== own);
          if (line.length > 0) lines.set(key, line);
          else lines.delete(key);
          reject(canceled());
        },
      };
      signal?.addEventListener('abort', own.leave, { once: true });
      lines.set(key, [...(lines.get(key) ?? []), own]);
      if (!isBusy) next();
    });
  }

  return async <T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (signal?.aborted) throw canceled();
    await turn(key, signal);
    const started = performance.now();
    try {
      return await work();
    } finally {
      const rest = pause(restTimes * (performance.now() - started));
      void rest.then(() => {
        isBusy = false;
        next();
      });
    }
  };
}
