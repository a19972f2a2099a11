import { connect } from 'node:net';
import { startSite } from '../../../e2e/testing/site.ts';
import { crowd } from './crowd.ts';
import { createDice } from '../../tools/dice.ts';
import { emptyOutcome, noteSite, number, type Outcome } from '../outcome/outcome.ts';
import { rawRequestOf } from './request.ts';

/** Milliseconds after our end of a connection is closed: twice of what the server gives to headers. */
const patience = 25_000;

/** Sends these bytes and ends; what came back once the server has closed the connection, undefined when it does not. */
const send = (origin: string, bytes: string) =>
  new Promise<string | undefined>((resolve) => {
    const { hostname, port } = new URL(origin);
    let reply = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
    const timer = setTimeout(() => {
      resolve(undefined);
      socket.destroy();
    }, patience);
    socket.on('data', (data) => (reply += data.toString('latin1', 0, 2000)));
    // Cut off in the middle of what we send is an answer, too.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(reply);
    });
  });

/** Requests as bytes: broken lines, headers, bodies, paths, ranges, parts and upgrades. */
export async function requests(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  const site = await startSite(dataDir);
  const statuses = new Map<string, number>();
  await crowd(count, 12, async (at) => {
    if (!site.isRunning()) return;
    const bytes = rawRequestOf(createDice(seed * 1_000_003 + at));
    const told = `request ${at} of seed ${seed}: ${JSON.stringify(bytes.slice(0, 600))}`;
    const reply = await send(site.origin, bytes);
    if (reply === undefined) return void outcome.hung.push(told);
    for (const [, status = ''] of reply.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= '500') outcome.errors.push(`${told}: ${reply.slice(0, 500)}`);
    }
  });
  noteSite(outcome, site);
  await site.stop();
  const list = [...statuses].sort().map(([status, times]) => `${number(times)} × ${status}`);
  outcome.figures = `${number(count)} requests; answers: ${list.join(', ')}`;
  return outcome;
}
