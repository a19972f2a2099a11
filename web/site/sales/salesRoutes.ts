import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadedLater } from '../../components/loadedLater.ts';
import { routeLater } from '../parts/loaders/routeLater.tsx';
import { paths } from '../paths.ts';
import { unsentForm } from './unsentForm.ts';

const loadQuoteRoute = loadedLater(() => import('./quotes/quoteRoute.ts'));
const loadEnquiryRoutes = loadedLater(() => import('./enquiries/enquiryRoutes.ts'));
const loadSharedListRoute = loadedLater(() => import('./quotes/SharedListPage.tsx'));

/** These pages are for one visitor alone, so the server caches none of them. */
export const salesRoutes = (client: ApolloClient): RouteObject[] => [
  routeLater({
    path: paths.quote,
    load: async () => (await loadQuoteRoute()).quoteRoute(client, loadEnquiryRoutes),
    unsent: unsentForm,
  }),
  { path: '/liste/:code', lazy: async () => (await loadSharedListRoute()).sharedListRoute(client) },
  { path: '/teklif/gonderildi', lazy: async () => (await loadEnquiryRoutes()).sentRoute(client) },
  { path: '/teklif/:number/:token', lazy: async () => (await loadEnquiryRoutes()).statusRoute(client) },
];
