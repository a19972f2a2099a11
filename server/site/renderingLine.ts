import { setTimeout } from 'node:timers/promises';
import { canceled } from '../core/errors.ts';
import { letNewcomersIn } from '../db/turns/newcomers.ts';
import { createLine } from '../db/line.ts';

/**
 * Renders one page after the other. A rendering blocks the event loop until it is done, so that hundreds at once would
 * delay every other answer until the last: this line lets new requests in between two renderings, and rests between them, so
 * that all renderings take half of the thread at most.
 */
export function createRenderingLine() {
  const line = createLine();
  let waiting = 0;
  /** Milliseconds of the last rendering. */
  let lastTook = 0;
  let rest: Promise<unknown> | undefined;

  return {
    /** Throws `CANCELED` where nobody waits for the page any more when its turn comes. */
    async render<T>(work: () => Promise<T>, left?: AbortSignal): Promise<T> {
      waiting++;
      try {
        return await line(async () => {
          await rest;
          await letNewcomersIn();
          if (left?.aborted) throw canceled();
          const started = performance.now();
          try {
            return await work();
          } finally {
            lastTook = performance.now() - started;
            rest = setTimeout(lastTook);
          }
        });
      } finally {
        waiting--;
      }
    },
    /** Resolves when nobody waits, after a pause as long as the last rendering: background work takes at most half of the time. */
    async idle(): Promise<void> {
      do await setTimeout(Math.max(lastTook, 1));
      while (waiting > 0);
    },
  };
}
