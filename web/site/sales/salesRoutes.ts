import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadedLater } from '../../components/loadedLater.ts';
import { QuoteListDocument } from '../../graphql/generated/quotes.ts';
import { answer } from '../parts/loaders/answer.ts';
import { load } from '../parts/loaders/load.ts';
import { paths } from '../paths.ts';
import { quoteAction } from './quotes/quoteAction.ts';

const loadQuotePage = loadedLater(() => import('./quotes/QuotePage.tsx'));
const loadEnquiryRoutes = loadedLater(() => import('./enquiries/enquiryRoutes.ts'));

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
  { path: '/teklif/gonderildi', lazy: async () => (await loadEnquiryRoutes()).sentRoute(client) },
  { path: '/teklif/:number/:token', lazy: async () => (await loadEnquiryRoutes()).statusRoute(client) },
];
