import { HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { perOperation } from '../limits/budget.ts';
import type { Context } from '../context/context.ts';
import { answerTooLarge } from './answerSize.ts';
import { compiled, type Operation } from './compiled.ts';
import { charge, checkSize, shownCost } from './operationLimits.ts';

/** What a request asks for. */
export type Asked = { query: string; operationName: string; variables: Record<string, unknown> };

/** Letters of texts that are remembered. */
const capacity = 2 * 1024 * 1024;

/**
 * Operations that Apollo has found valid and answered before. They are answered by their function (`compiled`), over HTTP
 * without Apollo: for a small query it takes longer than all else together. What does not go well is left to Apollo and
 * graphql-js, which say why.
 */
export function createKnownOperations() {
  const operations = new LRUCache<string, Operation>({ maxSize: capacity, sizeCalculation: (_, key) => key.length });
  /** Their function found an error. */
  const failed = new WeakSet<HTTPGraphQLRequest>();
  const keyOf = ({ query, operationName }: Omit<Asked, 'variables'>) => `${operationName}\n${query}`;

  const plugin: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          // None of several was named, or none has the name: graphql-js says so.
          if (!operation) return null;
          if (request.http && failed.has(request.http)) return null;
          const run = compiled({ schema, document, operation });
          const { data, errors } = (await run?.(contextValue, request.variables ?? {})) ?? {};
          if (errors || !data) return null;
          const http = { headers: new HeaderMap(), status: undefined };
          return { http, body: { kind: 'single', singleResult: { data } } };
        },
        async willSendResponse({ schema, document, operation, source, request, response: { body } }) {
          if (!document || !operation || !source || body.kind !== 'single' || body.singleResult.errors) return;
          const operationName = request.operationName ?? '';
          operations.set(keyOf({ query: source, operationName }), { schema, document, operation });
        },
      };
    },
  };

  /** The answer as JSON; undefined where Apollo has to answer, whatever the reason. */
  async function answer({ variables, ...asked }: Asked, context: Context, request: HTTPGraphQLRequest) {
    const known = operations.get(keyOf(asked));
    const run = known && compiled(known);
    if (!run) return undefined;
    try {
      const size = checkSize(known.schema, known.document, known.operation, variables);
      await charge(size, context, request);
      context.deadline = Date.now() + perOperation.time;
      const { data, errors } = await run(context, variables);
      if (!errors && !answerTooLarge({ data }, context))
        return `${JSON.stringify({ data, extensions: { cost: shownCost(size) } })}\n`;
      failed.add(request);
      return undefined;
    } catch (error) {
      // A limit: Apollo comes to the same, and says so.
      if (error instanceof GraphQLError) return undefined;
      throw error;
    }
  }
  return { plugin, answer };
}

export type KnownOperations = ReturnType<typeof createKnownOperations>;
