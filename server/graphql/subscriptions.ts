import type { Server } from 'node:http';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import { perConnection } from '../core/budget.ts';
import { requestContext, type Context, type Services } from '../core/context.ts';
import { answerTooLarge } from './answerSize.ts';
import { formatError } from './errors.ts';
import { openDoor } from './socketDoor.ts';
import { operationOf, readable } from './socketOperations.ts';
import { watchSessions } from './socketSessions.ts';
import { serveProtocol } from './socketTransport.ts';

export type SocketSettings = { PUBLIC_ORIGIN?: string | undefined; TRUST_PROXY: number; PLAYGROUND: 'on' | 'off' };

/** Subscriptions over the protocol `graphql-transport-ws` at /graphql. Returns a function that closes all. */
export function serveSubscriptions(
  server: Server,
  schema: GraphQLSchema,
  services: Services,
  settings: SocketSettings,
) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: perConnection.messageBytes });
  const sessions = watchSessions(services);
  const shown = readable(formatError(services.log));
  const errorsOf = (errors: readonly GraphQLError[]) => errors.map(shown);

  const endSubscriptions = serveProtocol(
    {
      async onSubscribe({ extra, subscriptions }, _id, payload) {
        // Now, and not after the wait below: until then others arrive.
        const running = Object.keys(subscriptions).length;
        const context = await requestContext(services, extra.request, { appendHeader: () => undefined });
        const mayIntrospect = settings.PLAYGROUND === 'on' || context.admin !== null;
        return operationOf({ payload, running, mayIntrospect, schema }, context);
      },
      onError: (_ctx, _id, _payload, errors) => errorsOf(errors),
      onNext(_ctx, _id, _payload, { contextValue }, result) {
        const tooLarge = answerTooLarge(result.data, contextValue as Context);
        if (tooLarge) return { errors: errorsOf([tooLarge]) };
        return { ...result, ...(result.errors && { errors: errorsOf(result.errors) }) };
      },
    },
    sockets,
    services.log,
  );
  sockets.on('connection', (socket, request) => void sessions.watch(socket, request));
  const closeDoor = openDoor(server, sockets, settings, services.log);
  return async () => {
    await sessions.stop();
    await endSubscriptions();
    closeDoor();
  };
}
