import type { ApolloClient } from '@apollo/client';
import { data, redirect, type RouteObject } from 'react-router-dom';
import { loadedLater } from '../../components/loadedLater.ts';
import { logError } from '../../components/logError.ts';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { EnquiryStatusDocument, QuoteListDocument } from '../../graphql/generated/quotes.ts';
import { answer, answerRequired } from '../parts/loaders/answer.ts';
import { load } from '../parts/loaders/load.ts';
import { paths } from '../paths.ts';
import { linkIn, tooMany } from './enquiries/enquiryLink.ts';
import { quoteAction } from './quotes/quoteAction.ts';

const loadQuotePage = loadedLater(() => import('./quotes/QuotePage.tsx'));
const loadEnquirySentPage = loadedLater(() => import('./enquiries/EnquirySentPage.tsx'));
const loadEnquiryPage = loadedLater(() => import('./enquiries/EnquiryPage.tsx'));

/** These pages are for one visitor alone, so the server caches none of them. */
export const salesRoutes = (client: ApolloClient): RouteObject[] => [
  {
    path: paths.quote,
    lazy: async () => ({ Component: (await loadQuotePage()).QuotePage }),
    action: quoteAction(client),
    loader: async () => answer(await load(client, QuoteListDocument, {})),
    // After an error the router keeps what it shows, but a list that was sent before is gone.
    shouldRevalidate: ({ actionStatus, defaultShouldRevalidate }) => actionStatus === 409 || defaultShouldRevalidate,
  },
  {
    path: '/teklif/gonderildi',
    lazy: async () => ({ Component: (await loadEnquirySentPage()).EnquirySentPage }),
    loader: async ({ request }) => {
      const link = linkIn(new URL(request.url).searchParams.get('talep') ?? '');
      const sent = await loadEnquiry(client, link);
      if (sent === tooMany) return refused();
      return sent?.enquiryStatus ? answer(sent) : redirect(paths.quote);
    },
  },
  {
    path: '/teklif/:number/:token',
    lazy: async () => ({ Component: (await loadEnquiryPage()).EnquiryPage }),
    loader: async ({ request }) => {
      const sent = await loadEnquiry(client, linkIn(new URL(request.url).pathname));
      return sent === tooMany ? refused() : answerRequired(sent?.enquiryStatus);
    },
  },
];

const refused = () => data(tooMany, { status: 429 });

/**
 * Loads an enquiry. Unlike `load`, it distinguishes a reached limit from a failed response: an address that guesses
 * links has to wait.
 */
async function loadEnquiry(client: ApolloClient, link: { number: string; token: string }) {
  try {
    return (await client.query({ query: EnquiryStatusDocument, variables: link, fetchPolicy: 'network-only' })).data;
  } catch (error) {
    const { general } = fieldErrors(error);
    if (general?.code === 'RATE_LIMITED') return tooMany;
    if (general?.code === 'NETWORK') throw error;
    logError(error);
    return undefined;
  }
}
