import { randomUUID } from 'node:crypto';
import { ask, sessionCookie, type Site } from '../../../e2e/testing/site.ts';
import { exchange, type Ask } from '../../tools/exchange.ts';
import { documentAsk, mutations, uploadAsk } from '../../tools/graphql.ts';

export type Door = {
  name: string;
  /** Each takes long: a page is drawn. */
  isSlow?: boolean;
  /** Connections are kept open, as programs do; otherwise each request has its own. */
  keeps?: boolean;
  ask: (n: number) => Ask | Promise<Ask>;
};

const json = { 'Content-Type': 'application/json' };
const searches = ['vana', 'çelik mil', 'DIN 912', 'sürgülü', 'mengne', '6204', 'ılık'] as const;
const searched = (n: number) => searches[n % searches.length];
const encodings = ['br', 'gzip', 'identity'] as const;
const encoded = (n: number) => ({ 'Accept-Encoding': encodings[n % encodings.length] });

const Search =
  'query ($search: String) { products(first: 5, search: $search) { totalCount nodes { id name category { name } } } }';
const SignIn = 'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { id } }';
const Attach = 'mutation ($file: Upload!) { addEnquiryAttachment(file: $file) { id } }';
const Enquire = 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { statusPath } }';
const MakeProfile = 'mutation ($input: ImportProfileInput!) { createImportProfile(input: $input) { id } }';
const MakeKey = 'mutation ($id: ID!) { makeImportKey(id: $id) }';

const person = { name: 'Şule Ağırbaş', email: 'sule@firma.example', message: 'Duruş için.' };
const column = (heading: string, field: string) => ({ heading, field, steps: [] });
const dealers = { direction: 'EXPORT', columns: [column('KOD', 'stockCode'), column('AD', 'name')] };
const suppliers = { columns: [column('Kod', 'stockCode'), column('Ad', 'name')] };

/** Makes a profile, and gives the path of its files and the head with its key. */
async function profileOf(site: Site, cookie: string, setup: { direction?: string; columns: object[] }) {
  const isExport = setup.direction === 'EXPORT';
  const input = { name: isExport ? 'Bayiler' : 'Tedarikçi', setup };
  const { createImportProfile: made } = await ask<{ createImportProfile: { id: string } }>(
    site,
    MakeProfile,
    { input },
    cookie,
  );
  const { makeImportKey } = await ask<{ makeImportKey: string }>(site, MakeKey, { id: made.id }, cookie);
  const path = `/${isExport ? 'export' : 'import'}/${made.id}`;
  return { path, headers: { authorization: `Bearer ${makeImportKey}` } };
}

const rpc = (n: number) =>
  JSON.stringify({
    ...{ jsonrpc: '2.0', id: n, method: 'tools/call' },
    params: { name: 'search_products', arguments: { text: searched(n) } },
  });

/** All kinds of doors, each with cheap requests that change nothing. The addresses are finite, so that caches fill up. */
export async function openDoors(site: Site): Promise<Door[]> {
  const cookie = await sessionCookie(site);
  const input = { ...person, key: randomUUID(), rows: [{ text: '6204', quantity: 2 }] };
  const { sendEnquiry } = await ask<{ sendEnquiry: { statusPath: string } }>(site, Enquire, { input });
  const { statusPath } = sendEnquiry;
  const [exported, imported] = [await profileOf(site, cookie, dealers), await profileOf(site, cookie, suppliers)];
  const { headers } = (await exchange(site.origin, exported)) ?? {};
  const unchanged = { ...exported, headers: { ...exported.headers, 'If-None-Match': headers?.etag } };
  const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
    site,
    '{ products(first: 5) { nodes { id } } }',
  );
  const ids = products.nodes.map(({ id }) => id);
  const text = { name: 'liste.txt', bytes: Buffer.from('bir dosya değil') };
  return [
    { name: 'page', ask: (n) => ({ path: '/products', headers: encoded(n) }) },
    { name: 'page on a kept connection', keeps: true, ask: (n) => ({ path: '/', headers: encoded(n) }) },
    {
      name: 'page broken off',
      ask: (n) => ({ path: '/products', headers: encoded(n), breakOffAfter: 1 }),
    },
    { name: 'page of an enquiry', isSlow: true, ask: () => ({ path: statusPath }) },
    { name: 'page of a wrong link', isSlow: true, ask: () => ({ path: `${statusPath.slice(0, -4)}0000` }) },
    { name: 'page that is not there', isSlow: true, ask: (n) => ({ path: `/yok-${n % 7}` }) },
    { name: 'search', ask: (n) => documentAsk(Search, { search: searched(n) }) },
    {
      name: 'search on a kept connection',
      keeps: true,
      ask: (n) => documentAsk(Search, { search: searched(n) }),
    },
    {
      name: 'query of an admin',
      ask: () => documentAsk('{ messages(first: 5) { totalCount } me { id } }', {}, cookie),
    },
    { name: 'refused query', ask: () => documentAsk('{ messages { totalCount } }') },
    { name: 'broken document', ask: (n) => documentAsk(`{ nothing${n} }`) },
    {
      // An address that has failed too often is refused before a password is hashed, which takes a tenth of a second.
      name: 'refused sign-in',
      ask: (n) => ({
        ...documentAsk(SignIn, { email: `k${n}@firma.example`, password: 'yanlış-ve-uzun' }),
        from: '127.0.250.1',
      }),
    },
    { name: 'refused upload', ask: () => uploadAsk(mutations.uploadImage, text, '') },
    { name: 'refused attachment', ask: () => uploadAsk(Attach, text, '') },
    { name: 'refused import', ask: () => ({ path: imported.path, method: 'PUT', body: 'Kod;Ad\n' }) },
    { name: 'export that is the same', ask: () => unchanged },
    { name: 'refused export', ask: () => ({ path: exported.path }) },
    { name: 'sheet of a product', ask: (n) => ({ path: `/products/${ids[n % ids.length]}/foy.pdf` }) },
    {
      name: 'agent',
      ask: (n) => ({
        ...{ path: '/mcp', method: 'POST', body: rpc(n) },
        headers: { ...json, Accept: 'application/json, text/event-stream' },
      }),
    },
    {
      name: 'agent that buys',
      ask: (n) => ({
        path: '/ucp/catalog/search',
        method: 'POST',
        headers: json,
        body: JSON.stringify({ query: searched(n) }),
      }),
    },
    { name: 'file that is not there', ask: () => ({ path: '/uploads/products/yok.png' }) },
    { name: 'sitemap', ask: () => ({ path: '/sitemap.xml' }) },
    { name: 'sign of life', ask: () => ({ path: '/health/ready' }) },
  ];
}
