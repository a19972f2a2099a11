import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { redirect } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import { ask } from '../../parts/loaders/load.ts';
import { searchOf, withoutRefused } from './listAddress.ts';
import { inRememberedView } from './rememberedView.ts';

/**
 * Loads a list as `load` does a page. Redirects to an address without the part that the server refuses, and to the view
 * that the visitor chose last.
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
    return await ask(client, query, variables);
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
