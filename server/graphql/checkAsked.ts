import type { GraphQLError } from 'graphql';
import { perOperation } from '../limits/budget.ts';
import { checkNesting } from './limits/nesting.ts';
import { checkTokens } from './limits/operationLimits.ts';

/** Checks tokens of the document, and levels and values of the variables, before any other code reads the request. */
export function checkAsked(asked: unknown, { isAdmin }: { isAdmin: boolean }): GraphQLError | undefined {
  if (typeof asked !== 'object' || asked === null) return undefined;
  const { query, variables, extensions } = asked as { query?: unknown; variables?: unknown; extensions?: unknown };
  return (
    (typeof query === 'string' ? checkTokens(query) : undefined) ??
    checkNesting([variables, extensions], isAdmin ? Infinity : perOperation.values)
  );
}

/** Reads a request from an address, for the same checks; Apollo refuses values that are not JSON. */
export function askedInAddress(search: string) {
  const address = new URLSearchParams(search);
  return {
    query: address.get('query'),
    operationName: address.get('operationName'),
    variables: parsed(address.get('variables')),
    extensions: parsed(address.get('extensions')),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
