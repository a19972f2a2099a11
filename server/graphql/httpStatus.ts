import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';

const isOfStorage = (code: unknown) => typeof code === 'string' && code.startsWith('STORAGE_');

/**
 * Follows the specification of GraphQL over HTTP. A client that accepts only `application/json` gets 200 for a well-formed
 * request, whatever the result, since a 4xx might come from any proxy in between. `application/graphql-response+json`
 * proves that this server answered, and carries the matching status.
 */
export const httpStatus: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    return {
      async willSendResponse({ response: { http, body }, source }) {
        const codes =
          body.kind === 'single' ? (body.singleResult.errors ?? []).map(({ extensions }) => extensions?.code) : [];
        const knowsBetter = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
        if (body.kind === 'single' && body.singleResult.data == null && codes.some(isOfStorage)) {
          http.headers.set('retry-after', '5');
          if (knowsBetter) http.status = 503;
        }
        if (http.status === 400 && source !== undefined && !knowsBetter) http.status = 200;
      },
    };
  },
};
