import type { ApolloServerPlugin, HTTPGraphQLRequest } from '@apollo/server';
import { OperationTypeNode } from 'graphql';
import type { Context } from '../context/context.ts';
import { mayBeKept } from '../context/unkept.ts';

const keepable = new WeakSet<HTTPGraphQLRequest>();

/** Finds the requests whose answers may be kept: queries without an error, since the next try may succeed. */
export const findKeepable: ApolloServerPlugin<Context> = {
  async requestDidStart({ request: { http } }) {
    return {
      async willSendResponse({ operation, contextValue, response: { body } }) {
        const isQuery = operation?.operation === OperationTypeNode.QUERY && mayBeKept(contextValue);
        if (http && isQuery && body.kind === 'single' && body.singleResult.errors === undefined) keepable.add(http);
      },
    };
  },
};

/** Whether the answer to a request may be kept; known once the answer is there. */
export const isKeepable = (request: HTTPGraphQLRequest): boolean => keepable.has(request);
