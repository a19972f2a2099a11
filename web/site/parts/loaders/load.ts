import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { logError } from '../../../components/logError.ts';

/**
 * Puts a page's data into the cache, where the page's own hook finds it. In the browser every visit of a page asks the
 * server again. Throws when no answer came, or one with errors.
 */
export async function ask<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'network-only' });
  return data;
}

/**
 * Loads the data of a page. A query that the server answers with errors gives undefined, and the page shows its empty
 * or default content. Throws when no answer came at all: the error element reports that.
 */
export async function load<Data, Variables extends OperationVariables>(
  ...[client, query, variables]: Parameters<typeof ask<Data, Variables>>
) {
  try {
    return await ask(client, query, variables);
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) throw error;
    logError(error);
    return undefined;
  }
}

/** Loads data for which the page has defaults: gives undefined even when no answer came. */
export async function loadOptional<Data, Variables extends OperationVariables>(
  ...[client, query, variables]: Parameters<typeof ask<Data, Variables>>
) {
  try {
    return await ask(client, query, variables);
  } catch (error) {
    logError(error);
    return undefined;
  }
}
