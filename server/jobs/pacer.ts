import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work after which others get their turn. */
const stretch = 15;

/** For long loops on the event loop: awaited in each round, it lets requests in between whenever it is time. */
export function createPacer() {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await setImmediate();
    since = performance.now();
  };
}
