import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { redirect } from 'react-router-dom';
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

/** The same for a list: a place that is no longer in it leads to the list's first page. */
export async function loadList<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  address: URL,
) {
  const { data, error } = await client.query<Data>({
    query,
    variables,
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const refused = CombinedGraphQLErrors.is(error) ? error.errors : [];
  if (!refused.some(({ extensions }) => extensions?.field === 'after')) {
    return error ? load(client, query, variables) : data;
  }
  const first = new URL(address);
  first.searchParams.delete('after');
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader leads elsewhere
  throw redirect(first.pathname + first.search);
}
