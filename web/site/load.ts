import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Puts a page's data into the cache, where the page's own hook finds it. In the browser it asks anew at every
 * visit of the page. When it fails it is logged, and the page shows its empty or default content.
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
    return undefined;
  }
}
