import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { redirect } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import { searchOf, withoutRefused } from '../../catalogue/productList/listAddress.ts';
import { inRememberedView } from '../../catalogue/productList/rememberedView.ts';

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

/**
 * The same for a list: what of its address the server refuses is left out of it, by a redirect; another leads to the form
 * in which the visitor likes to see lists.
 */
export async function loadList<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  address: URL,
) {
  const liked = inRememberedView(address);
  // oxlint-disable-next-line typescript/only-throw-error -- how a loader redirects
  if (liked) throw redirect(liked);
  try {
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'network-only' });
    return data;
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) throw error;
    const [left] = error.errors.flatMap(({ extensions }) => {
      const field = extensions?.field;
      return (typeof field === 'string' && withoutRefused(address.searchParams, field)) || [];
    });
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader redirects
    if (left) throw redirect(address.pathname + searchOf(left));
    logError(error);
    return undefined;
  }
}
