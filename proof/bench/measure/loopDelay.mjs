import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * Preloaded into the server by proof/bench/eventLoop.ts: ten times a second, the longest time between two turns of its event loop
 * since, and the longest that the loop itself worked in one: on a busy machine, most of the former is waiting for a processor.
 */
const file = process.env.LOOP_DELAYS;
const every = 5;
const schedule = `/proc/self/task/${process.pid}/schedstat`;
/** Milliseconds that the thread of the loop was at work; only Linux tells. */
const worked = () => (existsSync(schedule) ? Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6 : NaN);

if (file && process.argv[1]?.endsWith('main.js')) {
  let last = { at: performance.now(), worked: worked() };
  let longest = { delay: 0, work: 0 };
  setInterval(() => {
    const now = { at: performance.now(), worked: worked() };
    longest = {
      delay: Math.max(longest.delay, now.at - last.at - every),
      work: Math.max(longest.work, now.worked - last.worked),
    };
    last = now;
  }, every).unref();
  setInterval(() => {
    appendFileSync(file, `${Date.now()} ${longest.delay} ${longest.work}\n`);
    longest = { delay: 0, work: 0 };
  }, 100).unref();
}
