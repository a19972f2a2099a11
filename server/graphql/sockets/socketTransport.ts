import { CloseCode, handleProtocols, makeServer, type ServerOptions } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket, WebSocketServer } from 'ws';
import type { AddressedRequest } from './socketDoor.ts';
import { mayBeSent } from './socketMessage.ts';

export type SocketExtra = { request: AddressedRequest; socket: WebSocket };

/** Milliseconds between two pings; a client that has not answered by the next one is gone. */
const pingEvery = 12_000;

/**
 * Runs graphql-ws over the sockets of `ws`. Its own binding writes problems to the console, where nobody can search them:
 * here mistakes of clients are logged for debugging, and mistakes of the server as errors.
 */
export function serveProtocol(
  options: ServerOptions<Record<string, unknown>, SocketExtra>,
  sockets: WebSocketServer,
  log: Logger,
) {
  const protocol = makeServer(options);
  sockets.options.handleProtocols = handleProtocols;
  sockets.on('error', (error) => log.error({ err: error }, 'unexpected error of the socket server'));
  sockets.on('connection', (socket: WebSocket, request: AddressedRequest) => {
    // The message is too long or malformed; ws closes the socket automatically.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket sent what it may not'));
    const stopPings = ping(socket);
    const closed = protocol.opened(
      {
        protocol: socket.protocol,
        send: (text) => send(socket, text, log),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (handle) =>
          socket.on('message', (data: Buffer) => {
            const text = String(data);
            if (!mayBeSent(text)) return socket.close(CloseCode.BadRequest, 'Invalid message received');
            handle(text).catch((error: unknown) => {
              log.error({ err: error }, 'unexpected error on a socket');
              socket.close(CloseCode.InternalServerError, 'Internal server error');
            });
          }),
      },
      { request, socket },
    );
    socket.once('close', (code, reason) => {
      stopPings();
      void closed(code, String(reason));
    });
  });

  return async () => {
    for (const socket of sockets.clients) socket.close(1001, 'Going away');
    sockets.removeAllListeners();
    await new Promise<void>((resolve, reject) => sockets.close((error) => (error ? reject(error) : resolve())));
  };
}

/** A lost last message is not a failure: a socket that is gone closes, which ends its operations. */
const send = (socket: WebSocket, text: string, log: Logger) =>
  new Promise<void>((resolve) => {
    if (socket.readyState !== socket.OPEN) return resolve();
    socket.send(text, (error) => {
      if (error) log.debug({ err: error }, 'a message did not reach its socket');
      resolve();
    });
  });

function ping(socket: WebSocket) {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    if (socket.readyState === socket.OPEN) socket.ping();
  }, pingEvery);
  return () => clearInterval(timer);
}
