import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

type Load = {
  origin: string;
  agent: Agent | false;
  cut: string[];
  accepted: Set<number | undefined>;
  onAnswer: () => void;
};

/** Sends requests until the server stops listening. */
async function client({ origin, agent, cut, accepted, onAnswer }: Load) {
  for (;;) {
    let port: number | undefined;
    let isReused = false;
    const outcome = await new Promise<string>((resolve) => {
      const asked = request(`${origin}/products?q=${Math.random()}`, { agent }, (res) => {
        res.resume().on('end', () => resolve('answered'));
        res.on('error', (error) => resolve(error.message));
      })
        .on('socket', (socket) => {
          isReused = asked.reusedSocket;
          socket.once('connect', () => (port = socket.localPort));
        })
        .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      asked.end();
    });
    // The clients share the server's event loop, and may connect between its last turn and the closing of the port: a new
    // connection that the server never saw, or that was reset before it was established, counts as refused.
    const wasSeen = isReused || (port !== undefined && accepted.has(port));
    const isRefused = outcome === 'ECONNREFUSED' || (outcome === 'ECONNRESET' && !wasSeen);
    if (isRefused) return;
    if (outcome === 'answered') onAnswer();
    else cut.push(outcome);
  }
}

test('a shutdown under load is announced, cuts no request, and ends', async () => {
  const site = await serveTestSite();
  const cut: string[] = [];
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const accepted = new Set<number | undefined>();
  site.server.on('connection', ({ remotePort }) => accepted.add(remotePort));
  const answered = Array<number>(10).fill(0);
  const clients = [...agents, false as const, false as const].map((agent, at) => {
    const onAnswer = () => void (answered[at] = (answered[at] ?? 0) + 1);
    return client({ origin: site.origin, agent, cut, accepted, onAnswer });
  });
  // Browsers open connections in advance: this one has sent no request yet.
  const { port } = new URL(site.origin);
  const young = connect(Number(port), '127.0.0.1');
  young.on('error', (error) => cut.push(error.message));
  await expect.poll(() => Math.min(...answered), { timeout: 10_000 }).toBeGreaterThan(0);

  const going = site.shutDown();
  const ready = await get(`${site.origin}/health/ready`);
  expect([ready.status, JSON.parse(ready.body.toString())]).toEqual([503, { status: 'stopping' }]);
  expect((await get(`${site.origin}/health/live`)).headers.connection).toBe('close');
  // This is sent after the port was closed, over the earlier connection.
  const listens = () => site.server.listening;
  await expect.poll(listens, { timeout: 10_000, interval: 10 }).toBe(false);
  const last = new Promise<string>((resolve) => {
    let reply = '';
    young.on('data', (data) => (reply += data.toString())).on('end', () => resolve(reply));
  });
  young.write('GET /products HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await last).toMatch(/^HTTP\/1\.1 200 /);
  await Promise.all(clients);
  await going;
  expect(cut).toEqual([]);
  agents.forEach((agent) => agent.destroy());
});

test('without connections it ends', async () => {
  const site = await serveTestSite();
  await site.shutDown();
  expect(site.server.listening).toBe(false);
});
