import type { Server } from 'node:http';
import type { GraphQLError, GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import { costOfBytes, perConnection } from '../limits/budget.ts';
import { requestContext, type Context, type Services } from '../context/context.ts';
import { answerTooLarge, bytesOf } from './answerSize.ts';
import { formatError } from './errors.ts';
import { openDoor } from './socketDoor.ts';
import { shortErrors } from './shortErrors.ts';
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
  const errorsOf = (errors: readonly GraphQLError[]) => shortErrors(errors.map(shown));

  const endSubscriptions = serveProtocol(
    {
      async onSubscribe({ extra, subscriptions }, _id, payload) {
        // The door closes before the wait below, during which others might arrive.
        const running = Object.keys(subscriptions).length;
        const context = await requestContext(services, extra.request, { appendHeader: () => undefined });
        const mayIntrospect = settings.PLAYGROUND === 'on' || context.admin !== null;
        return operationOf({ payload, running, mayIntrospect, schema }, context);
      },
      onError: (_ctx, _id, _payload, errors) => errorsOf(errors),
      async onNext(_ctx, _id, _payload, { contextValue }, { errors, ...result }) {
        const context = contextValue as Context;
        const answer = errors ? { ...result, errors: errorsOf(errors) } : result;
        const tooLarge = answerTooLarge(answer, context);
        if (tooLarge) return { errors: errorsOf([tooLarge]) };
        if (!context.admin) await services.limits.afterOperation(context.address, costOfBytes(bytesOf(answer)));
        return answer;
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
