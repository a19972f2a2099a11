import type { ApolloClient } from '@apollo/client';
import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { logError } from '../../../components/logError.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { EnquiryStatusDocument } from './enquiryStatus.generated.ts';
import { offerAction } from '../offers/offerAction.ts';
import { answer, answerRequired } from '../../parts/loaders/answer.ts';
import { addressOf, paths } from '../../paths.ts';
import { linkIn, notRead, tooMany } from '../kept/enquiryLink.ts';
import { EnquiryPage } from './EnquiryPage.tsx';
import { EnquirySentPage } from './EnquirySentPage.tsx';

/** The page after an enquiry was sent; without one it leads to the list. */
export const sentRoute = (client: ApolloClient) => ({
  Component: EnquirySentPage,
  loader: async ({ request }: LoaderFunctionArgs) => {
    const link = linkIn(addressOf(request).searchParams.get('talep') ?? '');
    const sent = link.number ? await loadEnquiry(client, link).catch(inBrowser ? logError : undefined) : null;
    if (sent === tooMany) return refused();
    // Scripts lead here once the list has been sent: that is true even where nothing of it can be shown.
    if (sent === undefined && inBrowser) return notRead;
    return sent?.enquiryStatus ? answer(sent) : redirect(paths.quote);
  },
});

/** The page that shows how far an enquiry has come. */
export const statusRoute = (client: ApolloClient) => ({
  Component: EnquiryPage,
  action: offerAction(client),
  loader: async ({ request }: LoaderFunctionArgs) => {
    const link = linkIn(addressOf(request).pathname);
    // The key names one sending of the form, whichever of its buttons is pressed.
    const key = crypto.randomUUID();
    try {
      const sent = await loadEnquiry(client, link);
      if (sent === tooMany) return refused();
      return answerRequired(sent?.enquiryStatus) ?? { key };
    } catch (error) {
      const shown = client.readQuery({ query: EnquiryStatusDocument, variables: link })?.enquiryStatus;
      if (shown) return { key, isFormer: true };
      throw error;
    }
  },
});

const inBrowser = typeof document !== 'undefined';

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
