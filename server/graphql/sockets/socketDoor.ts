import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocketServer } from 'ws';
import { addressKey } from '../../limits/address.ts';
import { perAddress } from '../../limits/budget.ts';
import { endWith, hasOneHost } from '../../http/httpServer.ts';
import { isOurs } from '../../http/checkedRequest.ts';
import { visitorAddress } from '../../http/visitorAddress.ts';

type Door = { PUBLIC_ORIGIN?: string | undefined; TRUST_PROXY: number };
export type AddressedRequest = IncomingMessage & { ip?: string };

/**
 * Lets sockets in at /graphql. A page of another site could open one with the admin's cookie: only our own origin may,
 * and programs, which send none. Returns how to close it.
 */
export function openDoor(server: Server, sockets: WebSocketServer, { PUBLIC_ORIGIN, TRUST_PROXY }: Door, log: Logger) {
  const addressOf = visitorAddress(TRUST_PROXY);
  const held = new Map<string, number>();
  const count = (key: string, change: number) => {
    const now = (held.get(key) ?? 0) + change;
    if (now > 0) held.set(key, now);
    else held.delete(key);
  };
  const admit = (request: AddressedRequest, socket: Duplex, head: Buffer) => {
    // Node hands the socket over: without a listener, an error of its client would end the process.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket was broken off'));
    if (!hasOneHost(request)) return endWith(socket, 400);
    if (request.url?.split('?')[0] !== '/graphql') {
      // In development, Vite handles its own sockets.
      if (server.listenerCount('upgrade') === 1) endWith(socket, 404);
      return;
    }
    if (!isOurs(request, PUBLIC_ORIGIN)) return endWith(socket, 403);
    request.ip = addressOf(request);
    const key = addressKey(request.ip);
    if ((held.get(key) ?? 0) >= perAddress.sockets) return endWith(socket, 429, { 'Retry-After': '60' });
    count(key, 1);
    socket.once('close', () => count(key, -1));
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  };
  server.on('upgrade', admit);
  return () => void server.off('upgrade', admit);
}
