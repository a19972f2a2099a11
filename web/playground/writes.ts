import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { getOperationAST, GraphQLError, OperationTypeNode, parse } from 'graphql';

/** Returns the name of the mutation that would run; undefined when the operation changes nothing. */
export function mutationIn({ query, operationName }: FetcherParams): string | undefined {
  try {
    const operation = getOperationAST(parse(query), operationName);
    return operation?.operation === OperationTypeNode.MUTATION ? (operation.name?.value ?? 'mutation') : undefined;
  } catch (error) {
    // This is not GraphQL: the API reports that better.
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/** Visitors press Run to try things, so a mutation is sent only when `ask` resolves to true. */
export const askingBeforeWrites =
  (fetcher: Fetcher, ask: (mutation: string) => Promise<boolean>): Fetcher =>
  async (params, options) => {
    const mutation = mutationIn(params);
    if (mutation !== undefined && !(await ask(mutation))) {
      return { errors: [new GraphQLError('Nothing was sent, and nothing was changed.')] };
    }
    return fetcher(params, options);
  };
