import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';

/**
 * Puts a page's data into the cache, where the page's own hook finds it. In the browser every visit of a page asks the
 * server again. What it showed before stays when the server does not answer or fails: otherwise Back would lead to an
 * error, and so would an action whose page is loaded again after it. Throws when the page was not shown before.
 */
export async function ask<Data, Variables extends OperationVariables>(
  client: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) {
  try {
    return (await client.query<Data>({ query, variables, fetchPolicy: 'network-only' })).data;
  } catch (error) {
    const isRefused = !fieldErrors(error).general;
    const shown = isRefused ? null : client.readQuery<Data>({ query, variables });
    if (!shown) throw error;
    logError(error);
    return shown;
  }
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
