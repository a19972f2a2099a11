import type { IncomingMessage, Server } from 'node:http';
import { useServer } from 'graphql-ws/use/ws';
import type { GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import { requestContext, type Services } from './context.ts';

/** Bytes of one message from a client. */
const largestMessage = 64 * 1024;

/**
 * Subscriptions over the protocol `graphql-transport-ws` at /graphql. A page of another site could open a socket with
 * the admin's cookie: only our own origin may, and programs, which send none. Returns a function that closes all.
 */
export function serveSubscriptions(server: Server, schema: GraphQLSchema, services: Services, publicOrigin?: string) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: largestMessage });
  const subscriptions = useServer<Record<string, never>, { request: IncomingMessage }>(
    { schema, context: ({ extra }) => requestContext(services, extra.request, { appendHeader: () => undefined }) },
    sockets,
  );
  server.on('upgrade', (request, socket, head) => {
    if (request.url?.split('?')[0] !== '/graphql') return;
    if (!isOurs(request, publicOrigin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request));
  });
  return () => subscriptions.dispose();
}

function isOurs({ headers }: IncomingMessage, publicOrigin: string | undefined) {
  const { origin, host } = headers;
  return origin === undefined || origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
