import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasCode } from '../../tools/exchange.ts';

/** A server that failed is asked after the others for so many milliseconds. */
const restFor = 1000;
/** A server that does not answer a read counts as failed after so many milliseconds; a write may take any time. */
const patience = 5000;

const readsOnly = (method = '') => method === 'GET' || method === 'HEAD';

/** Starts a proxy in front of several servers where nginx is not installed; it does what deploy/several/nginx.conf asks of nginx. */
export async function startBalancer(origins: string[]) {
  const restsUntil = new Map<string, number>();
  let turn = 0;
  const rests = (origin: string) => (restsUntil.get(origin) ?? 0) > Date.now();

  function inOrder() {
    turn++;
    const rotated = origins.map((_, at) => origins[(at + turn) % origins.length] ?? '');
    return [...rotated.filter((origin) => !rests(origin)), ...rotated.filter(rests)];
  }

  const ask = (origin: string, { method, url, headers }: IncomingMessage, body: Buffer, fresh: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const sent = { ...headers, host: new URL(origin).host, ...(fresh && { 'x-fresh-only': '1' }) };
      const asked = request(origin + url, { method, headers: sent, agent: false });
      if (readsOnly(method)) asked.setTimeout(patience, () => asked.destroy(new Error('It was not answered.')));
      asked.on('error', reject);
      asked.on('response', resolve);
      asked.end(body);
    });

  function send(res: ServerResponse, answer: IncomingMessage) {
    res.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.on('error', () => res.destroy());
    answer.pipe(res);
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isRead = readsOnly(req.method);
    // Asks all servers for fresh content first; when none has it, a kept answer will do.
    for (const fresh of isRead ? [true, false] : [true]) {
      for (const origin of inOrder()) {
        try {
          const found = await ask(origin, req, body, fresh);
          if (found.statusCode !== 503) return send(res, found);
          restsUntil.set(origin, Date.now() + restFor);
          if (!isRead || !fresh) return send(res, found);
          found.resume();
        } catch (error) {
          restsUntil.set(origin, Date.now() + restFor);
          // A write without an answer may be done already: only the client knows whether it may be done twice.
          if (!isRead && !hasCode(error, 'ECONNREFUSED')) return void res.writeHead(502).end();
        }
      }
    }
    res.writeHead(502).end();
  }

  const server = createServer((req, res) => void answer(req, res).catch((error: Error) => res.destroy(error)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
