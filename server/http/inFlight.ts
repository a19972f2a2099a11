import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

/** Counts the requests that are being answered, so that the database is not closed while they use it. */
export function createInFlight() {
  let count = 0;
  return {
    watch(res: ServerResponse) {
      count++;
      res.once('close', () => count--);
    },
    /** Resolves when no request is left, or after so many milliseconds. */
    async isOver(patience: number) {
      for (const end = Date.now() + patience; count > 0 && Date.now() < end;) await setTimeout(20);
    },
  };
}
