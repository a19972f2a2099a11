import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { liveLink } from './liveLink.ts';

/**
 * Lists stay stored by their arguments, page by page: a page of a list has an address of its own here,
 * and nothing scrolls on without end.
 */
const typePolicies = {
  SiteSettings: { keyFields: [] },
  GeneralContact: { keyFields: [] },
  About: { keyFields: [] },
  Image: { keyFields: ['url'] },
  ImageVariant: { keyFields: ['url'] },
  PrivacyNotice: { keyFields: ['version'] },
  ProductConnection: { merge: true },
  MessageConnection: { merge: true },
};

/** `ssr`: for one page on the server, where results are read once and remembering them only costs time. */
export function createClient({ link, ssr = false }: { link: ApolloLink; ssr?: boolean }) {
  return new ApolloClient({ link, ssrMode: ssr, cache: new InMemoryCache({ typePolicies, resultCaching: !ssr }) });
}

/** What the server asks of every request, so that no other site's form can pose as ours. */
export const requestOptions = { uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } };

/** `onReconnect` is called when a lost connection stands again: what changed meanwhile was not told. */
export const browserLink = (onReconnect: () => void) =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink(onReconnect),
    new HttpLink(requestOptions),
  );
