import { fromRoot } from '../settings/root.ts';
import type { TestWeb } from './serveTestSite.ts';

// A web side for the thread that draws pages. Its pages misbehave as the answer to their question says.

const page = { status: 200, head: '', html: '', state: '{}', lang: 'tr' };

const oddities: Record<string, (ask: () => Promise<unknown>) => unknown> = {
  ends: () => process.exit(3),
  hangs: () => {
    for (;;);
  },
  fills: () => {
    const all: unknown[] = [];
    for (;;) all.push(Array.from({ length: 1000 }, (_, n) => ({ n })));
  },
  asksLate: (ask) =>
    void setImmediate(() => {
      ask()
        .then(() => console.log('answered'))
        .catch((error: unknown) => console.log('refused', error));
    }),
  throws: () => {
    console.error('prints', new SyntaxError('no: isil@ornek.com.tr'));
    throw new TypeError('This page cannot be drawn.');
  },
};

export const headScript = 'odd';
export const pagePaths = ['/'];

export const render: TestWeb['render'] = async (request, link, _preview, site) => {
  const { pathname } = new URL(request.url);
  const { ApolloClient, InMemoryCache, gql } = await import('@apollo/client');
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  if (request.method === 'POST') await client.mutate({ mutation: gql('mutation Send { sent }') });
  const { data } = await client.query<{ said: string }>({ query: gql('query Ask { said }') });
  request.signal.throwIfAborted();
  const { said = '' } = data ?? {};
  oddities[said]?.(() => client.query({ query: gql('query Late { said }'), fetchPolicy: 'no-cache' }));
  return { ...page, html: `${pathname}: ${said} ${JSON.stringify(site?.texts?.())}` };
};

/** The program of the thread, from its source. */
export const threadFile = fromRoot('server/site/drawing/drawingThread.dev.mjs');
export const oddEntry = import.meta.url;
