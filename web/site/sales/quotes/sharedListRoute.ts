import type { ApolloClient } from '@apollo/client';
import { data, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { SharedQuoteListDocument } from '../../../graphql/generated/quotes.ts';
import { answerRequired } from '../../parts/loaders/answer.ts';
import { SharedListPage, tooMany } from './SharedListPage.tsx';

/** The page of a shared list. An address that guesses links has to wait. */
export const sharedListRoute = (client: ApolloClient) =>
  ({
    Component: SharedListPage,
    async loader({ params: { code = '' } }: LoaderFunctionArgs) {
      const asked = { query: SharedQuoteListDocument, variables: { code } };
      try {
        const { data: shared } = await client.query({ ...asked, fetchPolicy: 'network-only' });
        return answerRequired(shared?.sharedQuoteList);
      } catch (error) {
        const { general, fields } = fieldErrors(error);
        if (general?.code === 'RATE_LIMITED') return data(tooMany, { status: 429 });
        // A longer text than any code is no link.
        if (fields.code) return answerRequired(null);
        if (general?.code !== 'NETWORK') logError(error);
        const shown = client.readQuery(asked)?.sharedQuoteList;
        if (shown) return answerRequired(shown);
        throw error;
      }
    },
  }) satisfies RouteObject;
