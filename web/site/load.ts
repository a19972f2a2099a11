import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Puts a page's data into the cache, where the page's own hook finds it. In the browser it asks anew at every
 * visit of the page. A query that fails is logged and gives undefined: the page shows its empty or default content.
 * Throws when no answer came at all: then there is nothing to stand on.
 */
export async function load<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  try {
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'network-only' });
    return data;
  } catch (error) {
    console.error(error);
    if (CombinedGraphQLErrors.is(error)) return undefined;
    throw error;
  }
}
