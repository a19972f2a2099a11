import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, tap } from 'rxjs';
import { begin } from './underWay.ts';
import { whileHere } from './whileHere.ts';
import { liveLink } from './liveLink.ts';

const replaced = { merge: false };
const keyOfAbout = (about: Readonly<Record<string, unknown>>) => (about.version === undefined ? (false as const) : []);

/** Lists are cached page by page, under their arguments: each page of a list has its own address. */
export const typePolicies = {
  // The ids of options are unique only within an attribute.
  AttributeOption: { keyFields: false as const },
  // An outcome, which has the id of its product.
  ChangedProductRow: { keyFields: false as const },
  SiteSettings: { keyFields: [] },
  GeneralContact: { keyFields: [] },
  // The lists of this object are saved as a whole. What waits of it has no version, and is kept where it is read.
  About: { keyFields: keyOfAbout, fields: { numbers: replaced, steps: replaced, documents: replaced } },
  Image: { keyFields: ['url'] },
  ImageVariant: { keyFields: ['url'] },
  PrivacyNotice: { keyFields: ['version'] },
  // The meaning of a row can change, and with it every shown fact of its product.
  EnquiryRow: { fields: { specs: { merge: false } } },
  Enquiry: { fields: { lastOffers: { merge: false } } },
  ProductConnection: { merge: true },
  MessageConnection: { merge: true },
  // The names of the moment of a step, under ids that are unique within a kind alone.
  NamedThing: { keyFields: false as const },
  KeptDeed: { keyFields: false as const },
  WaitingChanges: { merge: true },
  WaitingValues: { merge: true },
};

/** The types of each union in schema.graphql, by which a cache tells which fragments apply. */
export const possibleTypes = { SpecValue: ['OptionValue', 'NumberValue', 'RangeValue', 'FlagValue', 'TextValue'] };

/** Creates the client. `serverCache` is the cache of one page on the server. */
export function createClient({ link, serverCache }: { link: ApolloLink; serverCache?: InMemoryCache }) {
  const cache = serverCache ?? new InMemoryCache({ typePolicies, possibleTypes });
  return new ApolloClient({ link, ssrMode: Boolean(serverCache), cache });
}

/** The server requires this header of every request, against forged requests from other sites (CSRF). */
export const requestOptions = { uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } };

/** Counts each operation as under way until its last answer. */
export const counting = new ApolloLink((operation, forward) =>
  defer(() => {
    const end = begin();
    return forward(operation).pipe(finalize(end));
  }),
);

/** The public pages show what visitors see, also to those who are signed in. */
const asVisitor = () => (window.location.pathname.startsWith('/admin') ? {} : { 'x-as-visitor': 'yes' });

/**
 * Tells a proxy in front of several servers which requests another server may repeat, and which are answered soon
 * (deploy/several/nginx.conf). A job takes as long as it takes, and so says nothing.
 */
const sayWhatItAsks = new ApolloLink((operation, forward) => {
  const { operationType, variables } = operation;
  const asks = { ...('job' in variables ? {} : { 'x-asks': operationType }), ...asVisitor() };
  operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({ headers: { ...headers, ...asks } }));
  return forward(operation);
});

type Place = { key: string; pathname: string; search: string };

/**
 * Names the page for which scripts load data, once for each visit: the server counts pages, and would not see those that
 * scripts show. `goingTo` returns where the browser is going at the moment.
 */
export function sayWhichPage(goingTo: () => Place | undefined) {
  let said: string | undefined;
  return new ApolloLink((operation, forward) => {
    const place = goingTo();
    if (place && place.key !== said && !place.pathname.startsWith('/admin')) {
      said = place.key;
      const page = { 'x-page': place.pathname + place.search };
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, ...page },
      }));
    }
    return forward(operation);
  });
}

/** Another language than Turkish, and what takes the facts that come beside each answer. */
type Foreign = { language: string; onFacts: (facts: Record<string, unknown>) => void };

/** The address says in which language texts are answered, so that no answer in one is kept for another. */
const addressIn = (foreign?: Foreign) => requestOptions.uri + (foreign ? `?locale=${foreign.language}` : '');

const readFacts = ({ onFacts }: Foreign) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap(({ extensions }) => extensions && onFacts(extensions))),
  );

/** Sends queries by HTTP and subscriptions through the link to which `openSocket` resolves, once it exists. */
export const browserLink = (
  openSocket: () => Promise<ApolloLink>,
  goingTo: () => Place | undefined,
  foreign?: Foreign,
) =>
  ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink(openSocket),
    ApolloLink.from([
      counting,
      sayWhatItAsks,
      sayWhichPage(goingTo),
      ...(foreign ? [readFacts(foreign)] : []),
      new HttpLink({
        ...requestOptions,
        uri: addressIn(foreign),
        fetch: (...asked) => whileHere(() => fetch(...asked)),
      }),
    ]),
  );
