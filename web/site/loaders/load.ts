import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { redirect } from 'react-router-dom';
import { logError } from '../../components/logError.ts';

/**
 * Puts a page's data into the cache, where the page's own hook finds it. In the browser every visit of a page asks the
 * server again. A query that the server answers with errors gives undefined, and the page shows its empty or default
 * content. Throws when no answer came at all: the error element reports that.
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
    if (!CombinedGraphQLErrors.is(error)) throw error;
    logError(error);
    return undefined;
  }
}

/** The same for what has defaults to show: undefined even when no answer came. */
export async function loadOptional<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  try {
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'network-only' });
    return data;
  } catch (error) {
    logError(error);
    return undefined;
  }
}

/** The same for a list: a cursor that is no longer in it redirects to the list's first page. */
export async function loadList<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  address: URL,
) {
  try {
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'network-only' });
    return data;
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) throw error;
    if (!error.errors.some(({ extensions }) => extensions?.field === 'after')) {
      logError(error);
      return undefined;
    }
  }
  const first = new URL(address);
  first.searchParams.delete('after');
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- how a loader redirects
  throw redirect(first.pathname + first.search);
}
