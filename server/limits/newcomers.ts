import { subscribe } from 'node:diagnostics_channel';
import { setImmediate } from 'node:timers/promises';

let taken = 0;
subscribe('net.server.socket', () => taken++);

/** Turns of the event loop: who opens connections without end holds nobody up for longer than some tens of milliseconds. */
const most = 500;

/**
 * Awaited before work that leaves the event loop only when it is done. Node takes one new connection in each turn of the
 * loop: with such work in each turn, the last of hundreds that come at once would wait until most of it is done. Here they
 * are let in first, and everything that was asked meanwhile has its turn.
 */
export async function letNewcomersIn() {
  for (let turn = 0, before = -1; turn < most && before !== taken; turn++) {
    before = taken;
    await setImmediate();
  }
}
