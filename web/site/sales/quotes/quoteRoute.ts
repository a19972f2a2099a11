import type { ApolloClient } from '@apollo/client';
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { QuoteListDocument } from './quotes.generated.ts';
import { answer } from '../../parts/loaders/answer.ts';
import { load } from '../../parts/loaders/load.ts';
import { QuotePage } from './QuotePage.tsx';
import { quoteAction, type LoadNext } from './quoteAction.ts';

/** The page of the list, and what answers the forms of the list on all pages. */
export const quoteRoute = (client: ApolloClient, loadNext: LoadNext) => ({
  Component: QuotePage,
  action: quoteAction(client, loadNext),
  loader: async () => answer(await load(client, QuoteListDocument, {})),
  // After an error the router keeps what it shows, but a list that was sent before is gone.
  shouldRevalidate: ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    actionStatus === 409 || defaultShouldRevalidate,
});
