import { setTimeout } from 'node:timers/promises';
import { letNewcomersIn } from '../limits/newcomers.ts';
import { createLine } from '../db/line.ts';

/**
 * Renders one page after the other. A rendering leaves the event loop only when it is done, so that hundreds asked for
 * at once would hold up every other answer until the last: here, whoever came meanwhile has a turn between two of them.
 */
export function createRenderingLine() {
  const line = createLine();
  let waiting = 0;
  /** Milliseconds. */
  let lastTook = 0;

  return {
    async render<T>(work: () => Promise<T>): Promise<T> {
      waiting++;
      try {
        return await line(async () => {
          await letNewcomersIn();
          const started = performance.now();
          try {
            return await work();
          } finally {
            lastTook = performance.now() - started;
          }
        });
      } finally {
        waiting--;
      }
    },
    /** Resolves when nobody waits. Who asks each time before they render takes half of the processor's time at most. */
    async idle(): Promise<void> {
      do await setTimeout(Math.max(lastTook, 1));
      while (waiting > 0);
    },
  };
}
