import type { Server } from 'node:http';
import { execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import { costOfBytes, perConnection } from '../../limits/budget.ts';
import { requestContext, type Context, type Services } from '../../context/context.ts';
import { payerOf } from '../../context/rights.ts';
import { DomainError } from '../../core/errors.ts';
import { answerTooLarge, bytesOf } from '../answerSize.ts';
import { formatError, toApiError } from '../errors.ts';
import { openDoor } from './socketDoor.ts';
import { shortErrors } from '../shortErrors.ts';
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
      async onConnect({ connectionParams, extra: { request, socket } }) {
        // A program that cannot set headers of a socket names its key in the first message.
        const named = connectionParams?.authorization ?? connectionParams?.Authorization;
        if (typeof named !== 'string' || request.headers.authorization !== undefined) return;
        request.headers.authorization = named;
        await sessions.watch(socket, request);
      },
      async onSubscribe({ extra, subscriptions }, _id, payload) {
        // The door closes before the wait below, during which others might arrive.
        const running = Object.keys(subscriptions).length;
        const caller = await services.whoAsks(extra.request).catch(refusalOf);
        if (caller instanceof GraphQLError) return [caller];
        const context = await requestContext(services, extra.request, { appendHeader: () => undefined }, caller);
        const mayIntrospect = settings.PLAYGROUND === 'on' || context.admin !== null;
        return operationOf({ payload, running, mayIntrospect, schema }, context);
      },
      async execute(asked) {
        try {
          return await execute(asked);
        } finally {
          (asked.contextValue as Context).place?.end();
        }
      },
      onError: (_ctx, _id, _payload, errors) => errorsOf(errors),
      async onNext(_ctx, _id, _payload, { contextValue }, { errors, ...result }) {
        const context = contextValue as Context;
        const answer = errors ? { ...result, errors: errorsOf(errors) } : result;
        const tooLarge = answerTooLarge(answer, context);
        if (tooLarge) return { errors: errorsOf([tooLarge]) };
        const payer = payerOf(context, context.address);
        if (payer !== null) await services.limits.afterOperation(payer, costOfBytes(bytesOf(answer)));
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

/** Returns the refusal of a key as an error of the API. Throws any other error. */
function refusalOf(thrown: unknown): GraphQLError {
  const error = toApiError(thrown);
  if (thrown instanceof DomainError && error instanceof GraphQLError) return error;
  throw thrown;
}
