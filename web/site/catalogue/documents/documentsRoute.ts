import type { ApolloClient } from '@apollo/client';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { logError } from '../../../components/logError.ts';
import { DocumentsPageDocument } from './documentsPage.generated.ts';
import { answer } from '../../parts/loaders/answer.ts';
import { ask } from '../../parts/loaders/load.ts';
import { addressOf, listPath, paths } from '../../paths.ts';
import { DocumentsPage } from './DocumentsPage.tsx';
import { documentsVariables } from './documentsAddress.ts';

/** Loads the list; a place that the list does not have leads to its first page. */
async function loadDocuments(client: ApolloClient, params: URLSearchParams) {
  try {
    return await ask(client, DocumentsPageDocument, documentsVariables(params));
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) throw error;
    const isPlaceGone = error.errors.some(({ extensions }) => extensions?.field === 'after');
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader redirects
    if (isPlaceGone) throw redirect(paths.documents + listPath(params));
    logError(error);
    return undefined;
  }
}

/** The page of all documents that products have. */
export const documentsRoute = (client: ApolloClient) => ({
  Component: DocumentsPage,
  loader: async ({ request }: LoaderFunctionArgs) =>
    answer(await loadDocuments(client, addressOf(request).searchParams)),
});
