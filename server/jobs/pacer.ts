import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which requests get a turn. */
const stretch = 15;

/** Returns a function that a long loop awaits in each round, to let requests in at regular intervals. */
export function createPacer() {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await setImmediate();
    since = performance.now();
  };
}
