import { connect } from 'node:net';
import { number, type Outcome } from '../outcome/outcome.ts';
import { fuzz } from './fuzz.ts';
import { rawRequestOf } from './request.ts';

/** The server has to close a connection so many milliseconds after our end of it: twice as many as it allows for headers. */
const patience = 25_000;

/** Sends these bytes and ends. Gives what came back until the server closed the connection, undefined when it did not. */
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
    // The server may cut the connection while we are sending.
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(reply);
    });
  });

/** Sends requests as bytes, with broken lines, headers, bodies, paths, ranges, parts and upgrades. */
export async function requests(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const { outcome, kinds } = await fuzz(dataDir, { count, seed, atOnce: 12 }, async ({ origin }, outcome) => {
    return async (dice, about) => {
      const bytes = rawRequestOf(dice);
      const told = `request ${about}: ${JSON.stringify(bytes.slice(0, 600))}`;
      const reply = await send(origin, bytes);
      if (reply === undefined) outcome.hung.push(told);
      const statuses = [...(reply ?? '').matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status = '']) => status);
      if (statuses.some((status) => status >= '500')) outcome.errors.push(`${told}: ${reply?.slice(0, 500)}`);
      return statuses;
    };
  });
  const list = [...kinds].sort().map(([status, times]) => `${number(times)} × ${status}`);
  return { ...outcome, figures: `${number(count)} requests; answers: ${list.join(', ')}` };
}
