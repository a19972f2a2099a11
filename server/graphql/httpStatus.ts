import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';

/**
 * Follows the specification of GraphQL over HTTP. A client that accepts only `application/json` gets 200 for a well-formed
 * request, whatever the result, since a 4xx might come from any proxy in between. `application/graphql-response+json`
 * proves that this server answered, and carries the matching status.
 */
export const httpStatus: ApolloServerPlugin<Context> = {
  async requestDidStart({ request }) {
    return {
      async willSendResponse({ response: { http }, source }) {
        const knowsBetter = request.http?.headers.get('accept')?.includes('application/graphql-response+json');
        if (http.status === 400 && source !== undefined && !knowsBetter) http.status = 200;
      },
    };
  },
};
