import { ApolloClient, HttpLink, InMemoryCache, type ApolloLink } from '@apollo/client';

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
  ProductConnection: { merge: true },
  MessageConnection: { merge: true },
};

/** `ssr`: for one page on the server, where results are read once and remembering them only costs time. */
export function createClient({ link, ssr = false }: { link: ApolloLink; ssr?: boolean }) {
  return new ApolloClient({ link, ssrMode: ssr, cache: new InMemoryCache({ typePolicies, resultCaching: !ssr }) });
}

/** What the server asks of every request, so that no other site's form can pose as ours. */
export const requestOptions = { uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } };

export const browserLink = () => new HttpLink(requestOptions);
