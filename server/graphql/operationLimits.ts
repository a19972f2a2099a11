import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  Lexer,
  OperationTypeNode,
  Source,
  TokenKind,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../core/context.ts';
import { limitExceeded } from './errors.ts';
import { measure, type Size } from './operationCost.ts';

/** The most that one operation may take; the same figures stand in docs/api.md. */
export const mostTokens = 2000;
export const mostOf: Size = { depth: 10, aliases: 30, cost: 10_000 };
/** Milliseconds that a query may take; what writes is never broken off halfway. */
export const mostTime = 10_000;

const units = { depth: 'levels', aliases: 'aliases', cost: 'of cost' };
const figure = new Intl.NumberFormat('en');

/** Looks at the text before anything parses it. Counting goes on to ten times the limit and then stops. */
export function checkTokens(text: string): GraphQLError | undefined {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  try {
    while (lexer.advance().kind !== TokenKind.EOF && count < mostTokens * 10) count++;
  } catch (error) {
    // What is no token is for the parser to explain.
    if (!(error instanceof GraphQLError)) throw error;
  }
  if (count <= mostTokens) return undefined;
  const message = `The document has ${figure.format(count)} tokens; ${figure.format(mostTokens)} are allowed.`;
  return limitExceeded('tokens', mostTokens, count, message);
}

/** What the operation takes. Throws `LIMIT_EXCEEDED` for the first limit that it goes beyond. */
export function checkSize(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Size {
  const fragments = document.definitions.filter(
    (d): d is FragmentDefinitionNode => d.kind === Kind.FRAGMENT_DEFINITION,
  );
  const size = measure({ schema, operation, fragments, variables });
  for (const limit of ['depth', 'aliases', 'cost'] as const) {
    const [asked, allowed] = [size[limit], mostOf[limit]];
    if (asked <= allowed) continue;
    const would = `The operation would take ${figure.format(asked)} ${units[limit]}; ${figure.format(allowed)} are allowed.`;
    throw limitExceeded(limit, allowed, asked, would, { cost: size.cost });
  }
  return size;
}

/** The limits for operations over HTTP; the cost of each stands in its answer. */
export const operationLimits: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    let size: Size | undefined;
    return {
      async didResolveOperation({ schema, document, operation, request, contextValue }) {
        if (!operation) return;
        size = checkSize(schema, document, operation, request.variables ?? {});
        if (operation.operation === OperationTypeNode.QUERY) contextValue.deadline ??= Date.now() + mostTime;
      },
      async willSendResponse({ response: { body } }) {
        if (size && body.kind === 'single') {
          body.singleResult.extensions = {
            ...body.singleResult.extensions,
            cost: { asked: size.cost, allowed: mostOf.cost },
          };
        }
      },
    };
  },
};
