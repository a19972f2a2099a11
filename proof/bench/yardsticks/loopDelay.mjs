import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * proof/bench/eventLoop.ts loads this into the server. Ten times a second it writes the longest time between two turns of the
 * event loop, and the longest time that the loop worked in one: on a busy machine, the rest is waiting for a processor.
 */
const file = process.env.LOOP_DELAYS;
const every = 5;
const schedule = `/proc/self/task/${process.pid}/schedstat`;
/** Gives the milliseconds that the thread of the loop has worked; NaN outside Linux. */
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
