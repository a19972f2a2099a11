import { createLine } from '../db/line.ts';
import { canceled, rateLimited } from './errors.ts';

/** Jobs that wait for others in one lane; each holds its input in memory. */
const mostWaiting = 50;

/**
 * Does one job after the other. Throws `CANCELED` for one that is given up while it waits, and `RATE_LIMITED` when too
 * many wait.
 */
export function createLane() {
  const line = createLine();
  let waiting = 0;

  return <T>(begin: () => Promise<T>, signal?: AbortSignal) =>
    new Promise<T>((resolve, reject) => {
      if (waiting >= mostWaiting) {
        return reject(rateLimited('The server has too much to do. Please try again in a minute.', 60));
      }
      waiting++;
      const leave = () => reject(canceled());
      signal?.addEventListener('abort', leave);
      line(async () => {
        waiting--;
        signal?.removeEventListener('abort', leave);
        if (!signal?.aborted) resolve(await begin());
      }).catch(reject);
    });
}
