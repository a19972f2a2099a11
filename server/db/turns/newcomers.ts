import { subscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';

let taken = 0;
subscribe('net.server.socket', () => taken++);

/** The most turns of the event loop: an endless flood of connections delays work for some tens of milliseconds at most. */
const most = 500;

/**
 * Lets waiting connections in, before work that blocks the event loop. Node accepts one new connection in each turn of the
 * loop: with such work in each turn, the last of hundreds of connections would wait until most of the work is done. This
 * function accepts them first, and serves the requests that have arrived.
 */
export async function letNewcomersIn() {
  for (let turn = 0, before = -1; turn < most && before !== taken; turn++) {
    before = taken;
    await setImmediate();
  }
}
