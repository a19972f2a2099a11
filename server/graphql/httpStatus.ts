import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context/context.ts';

/**
 * GraphQL over HTTP: who accepts only `application/json` gets 200 for a request that was well formed, whatever became
 * of the operation in it, since 4xx may there come from anything in between. `application/graphql-response+json` is
 * proof that this server answered, and carries the status that fits.
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
