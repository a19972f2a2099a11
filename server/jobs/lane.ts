import { createLine } from '../db/line.ts';
import { canceled, rateLimited } from '../core/errors.ts';
import { tally } from '../core/tallies.ts';

/** The most jobs that may wait in one lane; each holds its input in memory. */
const mostWaiting = 50;

/** Limits for visitors: waiting jobs of each one, and running jobs of all. */
const [mostOfOne, mostAtWork] = [5, 2];

function tooMuch() {
  tally('refused', 'jobs');
  return rateLimited('The server has too much to do. Please try again in a minute.', 60);
}

type Waiting = { signal?: AbortSignal | undefined; visitor?: string | undefined };

/**
 * Runs one job after the other. Throws `CANCELED` for a job that is canceled while it waits, and `RATE_LIMITED` when too
 * many wait.
 */
export function createLane() {
  const line = createLine();
  let waiting = 0;

  const enter = <T>(begin: () => Promise<T>, { signal }: Waiting) =>
    new Promise<T>((resolve, reject) => {
      if (waiting >= mostWaiting) return reject(tooMuch());
      waiting++;
      const leave = () => reject(canceled());
      signal?.addEventListener('abort', leave);
      line(async () => {
        waiting--;
        signal?.removeEventListener('abort', leave);
        if (!signal?.aborted) resolve(await begin());
      }).catch(reject);
    });
  return { enter, waiting: () => waiting };
}

/**
 * A fair queue: two jobs run at a time, no two of one visitor, and visitors take turns, so that a visitor who sends many
 * jobs only delays their own. It throws the same errors; jobs without a visitor count as those of one visitor.
 */
export function createFairLane() {
  const lines = new Map<string, (() => Promise<void>)[]>();
  const atWork = new Set<string>();

  function goOn() {
    if (atWork.size >= mostAtWork) return;
    const next = [...lines].find(([visitor]) => !atWork.has(visitor));
    if (!next) return;
    const [visitor, [begin, ...others]] = next;
    // The visitor goes to the end of the queue.
    lines.delete(visitor);
    if (others.length > 0) lines.set(visitor, others);
    atWork.add(visitor);
    void begin?.().finally(() => {
      atWork.delete(visitor);
      goOn();
    });
    goOn();
  }

  const waiting = () => [...lines.values()].reduce((sum, { length }) => sum + length, 0);
  const enter = <T>(begin: () => Promise<T>, { signal, visitor = '' }: Waiting) =>
    new Promise<T>((resolve, reject) => {
      const own = lines.get(visitor) ?? [];
      if (waiting() >= mostWaiting || (visitor && own.length >= mostOfOne)) return reject(tooMuch());
      lines.set(visitor, [...own, async () => (signal?.aborted ? reject(canceled()) : begin().then(resolve, reject))]);
      goOn();
    });
  return { enter, waiting };
}
