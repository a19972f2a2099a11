import { appendFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded into the server by bench/eventLoop.ts: ten times a second, the longest wait of its event loop since. */
const file = process.env.LOOP_DELAYS;
if (file && process.argv[1]?.endsWith('main.js')) {
  const resolution = 5;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${Math.max(0, delays.max / 1e6 - resolution)}\n`);
    delays.reset();
  }, 100).unref();
}
