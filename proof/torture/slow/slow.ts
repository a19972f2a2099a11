import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startSite } from '../../../e2e/testing/site.ts';
import { takeSample } from '../leaks/sample.ts';
import { createDice } from '../../../server/testing/random/dice.ts';
import { exchange, faultOf } from '../../tools/exchange.ts';
import { emptyOutcome, noteSite, number, type Outcome } from '../outcome/outcome.ts';

/** A visitor has to be answered in so many milliseconds while the slow clients stay connected. */
const enough = 10_000;
/** The server has to end a request whose headers do not come in so many milliseconds. */
const headersTime = 16_000;

const body = 'POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';
const upload =
  'POST /graphql HTTP/1.1\r\nHost: a\r\napollo-require-preflight: 1\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 90000\r\n\r\n--x\r\n';
const page = 'GET /products HTTP/1.1\r\nHost: a\r\n\r\n';
/** The server ends clients of the first two kinds, which send no complete headers. */
const kinds = [
  { name: 'nothing', first: '', isEnded: true },
  { name: 'headers', first: 'GET / HTTP/1.1\r\nHost: a\r\nX: ', isEnded: true },
  { name: 'a body', first: body, isEnded: false },
  { name: 'an upload', first: upload, isEnded: false },
  { name: 'no reading', first: page.repeat(20), isEnded: false },
] as const;

/** Opens `count` connections that send, or read, a byte now and then; meanwhile a visitor has to be served. */
export async function slow(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  const dice = createDice(seed);
  const site = await startSite(dataDir, { NODE_OPTIONS: '--inspect=127.0.0.1:0' });
  const { hostname, port } = new URL(site.origin);
  const before = await takeSample(site);
  const held = Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? kinds[0];
    const socket = connect(Number(port), hostname, () => socket.write(kind.first));
    socket.on('error', () => socket.destroy());
    if (kind.name === 'no reading') socket.pause();
    else socket.resume();
    return { socket, kind };
  });
  const isOpen = ({ destroyed, readableEnded }: Socket) => !destroyed && !readableEnded;

  let slowest = 0;
  for (const end = Date.now() + headersTime; Date.now() < end; await pause(500)) {
    for (const { socket, kind } of held) if (kind.first && isOpen(socket) && dice.happens(0.2)) socket.write('x');
    const started = performance.now();
    const answer = await exchange(site.origin, { path: '/' });
    slowest = Math.max(slowest, performance.now() - started);
    const fault = faultOf(answer);
    if (fault) outcome.errors.push(fault);
  }
  if (slowest > enough) outcome.hung.push(`a visitor waited ${Math.round(slowest)} ms`);
  for (const { name, isEnded } of kinds) {
    const open = held.filter(({ socket, kind }) => kind.name === name && isOpen(socket)).length;
    if (isEnded && name !== 'nothing' && open > 0)
      outcome.hung.push(`${open} connections that send ${name} are still open`);
  }
  held.forEach(({ socket }) => socket.destroy());
  const after = await takeSample(site);
  if (after.sockets > before.sockets + 2) outcome.leaked.push(`${after.sockets - before.sockets} sockets`);
  noteSite(outcome, site);
  await site.stop();
  const names = kinds.map(({ name }) => name).join(', ');
  outcome.figures = `${number(count)} connections of ${kinds.length} kinds (${names}); a visitor waited ${Math.round(slowest)} ms at most`;
  return outcome;
}
