import type { ApolloClient } from '@apollo/client';
import type { RouteObject } from 'react-router-dom';
import { loadedLater } from '../../components/loadedLater.ts';
import { paths } from '../paths.ts';

const loadQuoteRoute = loadedLater(() => import('./quotes/quoteRoute.ts'));
const loadSharedListRoute = loadedLater(() => import('./quotes/sharedListRoute.ts'));
const loadEnquiryRoutes = loadedLater(() => import('./enquiries/enquiryRoutes.ts'));

/** These pages are for one visitor alone, so the server caches none of them. */
export const salesRoutes = (client: ApolloClient): RouteObject[] => [
  { path: paths.quote, lazy: async () => (await loadQuoteRoute()).quoteRoute(client) },
  { path: '/liste/:code', lazy: async () => (await loadSharedListRoute()).sharedListRoute(client) },
  { path: '/teklif/gonderildi', lazy: async () => (await loadEnquiryRoutes()).sentRoute(client) },
  { path: '/teklif/:number/:token', lazy: async () => (await loadEnquiryRoutes()).statusRoute(client) },
];
