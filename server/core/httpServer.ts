import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey, isThisMachine } from './address.ts';
import { perAddress, perConnection } from './budget.ts';
import { tally } from './tallies.ts';

/** Milliseconds that a connection too many has to send a request, so that it can be answered. */
const answeredWithin = 1000;

/**
 * An HTTP server on which nobody holds more connections than their share, nor sends a request slower than its time. Behind
 * a proxy all connections are the proxy's, which then has to bound those of its clients.
 */
export function createHttpServer(listener: RequestListener, { TRUST_PROXY }: { TRUST_PROXY: number }): Server {
  const refused = new WeakSet<Socket>();
  const options = {
    headersTimeout: perConnection.headersTime,
    requestTimeout: perConnection.requestTime,
    connectionsCheckingInterval: perConnection.checkedEvery,
  };
  const server = createServer(options, (req, res) => {
    if (!refused.has(req.socket)) return listener(req, res);
    tally('refused', 'connections');
    res.writeHead(429, { 'Retry-After': '10', Connection: 'close' }).end();
  });
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
