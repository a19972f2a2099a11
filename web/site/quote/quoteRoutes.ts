import type { ApolloClient } from '@apollo/client';
import { redirect, type RouteObject } from 'react-router-dom';
import { loadedLater } from '../../components/loadedLater.ts';
import { EnquiryStatusDocument, QuoteListDocument } from '../../graphql/generated/quotes.ts';
import { answer, answerRequired } from '../loaders/answer.ts';
import { load } from '../loaders/load.ts';
import { paths } from '../paths.ts';
import { linkIn } from './enquiryLink.ts';
import { quoteAction } from './quoteAction.ts';

const loadQuotePage = loadedLater(() => import('./QuotePage.tsx'));
const loadQuoteSentPage = loadedLater(() => import('./QuoteSentPage.tsx'));
const loadEnquiryPage = loadedLater(() => import('./EnquiryPage.tsx'));

/** Pages that show what one visitor alone may see; the server keeps none of them. */
export const quoteRoutes = (client: ApolloClient): RouteObject[] => [
  {
    path: paths.quote,
    lazy: async () => ({ Component: (await loadQuotePage()).QuotePage }),
    action: quoteAction(client),
    loader: async () => answer(await load(client, QuoteListDocument, {})),
  },
  {
    path: '/teklif/gonderildi',
    lazy: async () => ({ Component: (await loadQuoteSentPage()).QuoteSentPage }),
    loader: async ({ request }) => {
      const link = linkIn(new URL(request.url).searchParams.get('talep') ?? '');
      const sent = await load(client, EnquiryStatusDocument, link);
      return sent?.enquiryStatus ? answer(sent) : redirect(paths.quote);
    },
  },
  {
    path: '/teklif/:number/:token',
    lazy: async () => ({ Component: (await loadEnquiryPage()).EnquiryPage }),
    loader: async ({ request }) =>
      answerRequired((await load(client, EnquiryStatusDocument, linkIn(new URL(request.url).pathname)))?.enquiryStatus),
  },
];
