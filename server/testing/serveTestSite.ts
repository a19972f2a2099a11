import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createApp } from '../app/app.ts';
import { readConfig } from '../settings/config.ts';
import { createHttpServer } from '../http/httpServer.ts';
import { cookieName } from '../http/sessionCookie.ts';
import { createShutdown } from '../http/shutdown.ts';
import { serveSubscriptions } from '../graphql/sockets/subscriptions.ts';
import type { Assets } from '../site/document.ts';
import { drawHere } from '../site/drawing/drawPage.ts';
import type { Web } from '../site/web.ts';
import { openTestApi, type TestOptions } from './openTestApi.ts';
import { siteLanguage } from '../../common/text/locale.ts';

type Render = Parameters<typeof drawHere>[0];

/** A web side that renders in this process. */
export type TestWeb = Omit<Web, 'draw' | 'others'> & {
  render: Render;
  others?: Record<string, { render: Render; assets: Assets }>;
};

const drawn = ({ render, others = {}, ...web }: TestWeb): Web => ({
  ...web,
  draw: drawHere(render),
  others: Object.fromEntries(
    Object.entries(others).map(([name, side]) => [name, { draw: drawHere(side.render), assets: side.assets }]),
  ),
});

let failures = 0;

/** This web side shows the request, since the server around it is under test. */
export const plainWeb: TestWeb = {
  render: async (request, link) => {
    const { pathname, search } = new URL(request.url);
    const { ApolloClient, InMemoryCache, gql } = await import('@apollo/client');
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const query = gql('query Plain { products(first: 5) { nodes { name } } me { email } }');
    const { data } = await client.query<{ products: { nodes: { name: string }[] }; me: unknown }>({ query });
    const names = data?.products.nodes.map(({ name }) => name).join(', ');
    const html = `<h1>${pathname}${search}</h1><p>${names}</p><p>${data?.me ? 'admin' : 'visitor'}</p>${'.'.repeat(5000)}`;
    const sent = request.method === 'POST' ? `<b>${await request.text()}</b>` : '';
    const failed = pathname === '/kirik' ? `<i>${failures++}</i>` : '';
    const status = pathname === '/yok' ? 404 : failed ? 500 : 200;
    return { status, head: '<title>Vitrin</title>', html: html + sent + failed, state: '{}', lang: siteLanguage };
  },
  pagePaths: [
    '/',
    '/products',
    '/products/:id',
    '/categories/:id',
    '/sectors',
    '/sectors/:id',
    '/about',
    '/contact',
    '/kvkk',
    '/olcuyle-bul',
    '/belgeler',
    '/teklif',
    '/teklif/:number/:token',
  ],
  headScript: 'document.documentElement.dataset.light = ""',
  assets: { scripts: ['/assets/entry.js'], later: [], atOnce: [], styles: [], fonts: [] },
};

/** Serves the whole HTTP app on a free port of the loopback, over a fresh store. It closes when the test ends. */
export async function serveTestSite(
  environment: Record<string, string> = {},
  web: Partial<TestWeb> = {},
  options: TestOptions = {},
) {
  const https = environment.PUBLIC_ORIGIN?.startsWith('https:') ?? false;
  const api = await openTestApi({ https, ...options });
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: api.folder, ...environment }, '');
  const { listener, refreshPages } = await createApp(config, api, api.schema, drawn({ ...plainWeb, ...web }));
  const server = createHttpServer((req, res) => {
    shutdown.handle(req, res, () => listener(req, res));
  }, config);
  const shutdown = createShutdown(server);
  const closeSockets = serveSubscriptions(server, api.schema, api, config);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    if (server.listening) await closeSockets();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...api,
    server,
    origin: `http://127.0.0.1:${port}`,
    refreshPages,
    shutDown: () => shutdown.begin(closeSockets),
    cookie: `${cookieName(https)}=${api.token}`,
  };
}
