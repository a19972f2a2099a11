import { createServer, STATUS_CODES, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { addressKey, isThisMachine } from '../limits/address.ts';
import { perAddress, perConnection } from '../limits/budget.ts';
import { plainHeaders } from './headers.ts';
import { tally } from '../core/tallies.ts';

/** Milliseconds for which an excess connection stays open, so that its request can be refused with an answer. */
const answeredWithin = 1000;

/**
 * Creates an HTTP server that limits the connections of each address and the duration of each request. Behind a proxy all
 * connections are the proxy's, which then has to limit those of its clients.
 */
export function createHttpServer(listener: RequestListener, { TRUST_PROXY }: { TRUST_PROXY: number }): Server {
  const refused = new WeakSet<Socket>();
  const options = {
    headersTimeout: perConnection.headersTime,
    requestTimeout: perConnection.requestTime,
    connectionsCheckingInterval: perConnection.checkedEvery,
    // `hasOneHost` below checks it, so that the refusal has our headers.
    requireHostHeader: false,
  };
  const server = createServer(options, (req, res) => {
    if (refused.has(req.socket)) {
      tally('refused', 'connections');
      return void res.writeHead(429, { ...plainHeaders, 'Retry-After': '10', Connection: 'close' }).end();
    }
    if (!hasOneHost(req)) return void res.writeHead(400, { ...plainHeaders, Connection: 'close' }).end();
    listener(req, res);
  });
  server.on('checkExpectation', (_req, res) => void res.writeHead(417, plainHeaders).end());
  server.on('clientError', answerBroken);
  if (TRUST_PROXY > 0) return server;

  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (isThisMachine(address)) return;
    const key = addressKey(address);
    const count = (held.get(key) ?? 0) + 1;
    if (count > perAddress.connections) {
      refused.add(socket);
      setTimeout(() => socket.destroy(), answeredWithin).unref();
      return;
    }
    held.set(key, count);
    socket.once('close', () => {
      const rest = (held.get(key) ?? 1) - 1;
      if (rest > 0) held.set(key, rest);
      else held.delete(key);
    });
  });
  return server;
}

/** Requires one `Host` header, since a proxy may have read another of several (RFC 9112, 3.2). HTTP/1.0 needs none. */
export function hasOneHost({ rawHeaders, httpVersion }: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count++;
  }
  return count === 1 || (count === 0 && httpVersion === '1.0');
}

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a broken request like Node itself, but with our headers. */
function answerBroken(error: Error & { code?: string }, socket: Duplex) {
  // A response under way is cut off, not followed by a second one.
  const isAnswering = '_httpMessage' in socket && socket._httpMessage;
  if (!socket.writable || isAnswering) return void socket.destroy(error);
  endWith(socket, statuses[error.code ?? ''] ?? 400);
}

/** Answers on a socket itself and closes it from our side, whether or not the client closes its own. */
export function endWith(socket: Duplex, status: number, more: Record<string, string> = {}) {
  const headers = { ...plainHeaders, ...more, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}
