import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { QuoteListDocument, QuoteMatchDocument } from './quotes.generated.ts';
import { answer } from '../../parts/loaders/answer.ts';
import { load, loadOptional } from '../../parts/loaders/load.ts';
import { QuotePage } from './QuotePage.tsx';
import { linesFrom } from './quickLines.ts';
import { quoteAction, type LoadNext } from './quoteAction.ts';

/** The page of the list, and what answers the forms of the list on all pages. */
export const quoteRoute = (client: ApolloClient, loadNext: LoadNext) => ({
  Component: QuotePage,
  action: quoteAction(client, loadNext),
  async loader({ request }: LoaderFunctionArgs) {
    const { searchParams } = new URL(request.url);
    const codes = linesFrom((name) => searchParams.get(name)).flatMap(({ code }) => code || []);
    const [list] = await Promise.all([
      load(client, QuoteListDocument, {}),
      // This follows a quick order that was sent without scripts; the rows show their codes without it.
      ...codes.map((text) => loadOptional(client, QuoteMatchDocument, { text })),
    ]);
    return answer(list);
  },
  // After an error the router keeps what it shows, but a list that was sent before is gone.
  shouldRevalidate: ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
    actionStatus === 409 || defaultShouldRevalidate,
});
