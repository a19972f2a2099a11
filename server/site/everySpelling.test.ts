import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { expect, test } from 'vitest';
import * as entry from '../../web/entry.server.tsx';
import { perAddress } from '../limits/budget.ts';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../testing/enquiries.ts';
import { get } from '../testing/get.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { serveTestSite, type TestWeb } from '../testing/serveTestSite.ts';

const person = { name: 'Şükriye Silinecekoğlu', email: 'sukriye@gizliposta.com.tr' };

/** A site with a product, a category and an enquiry. */
async function siteWith(web: Partial<TestWeb>) {
  const site = await serveTestSite({ METRICS_TOKEN: 'a-token-for-the-figures' }, web);
  const category = await site.asAdmin('mutation { createCategory(input: { name: "Rulman" }) { id } }');
  const categoryId = category.data.createCategory.id as string;
  const productId = await addProduct(site.asAdmin, { categoryId });
  const link = linkOf(await site.asVisitor(SendEnquiry, { input: enquiryInput(person) }));
  const { data } = await site.asAdmin('{ enquiries { nodes { id } } }');
  const enquiryId = data.enquiries.nodes[0].id as string;
  const offer = async (note: string) => {
    const lines = [{ name: note, quantity: 1, price: 5, vatRate: 20 }];
    const input = { validDays: 7, preparedBy: 'Ece', lines };
    const made = await site.asAdmin(
      'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }',
      { id: enquiryId, input },
    );
    const sent = await site.asAdmin('mutation ($id: ID!) { sendOffer(id: $id) { id } }', {
      id: made.data.makeOffer.offers[0].id as string,
    });
    expect(sent.errors).toBeUndefined();
  };
  return { ...site, categoryId, productId, offer, page: `/teklif/${link.number}/${link.token}` };
}

/** A site that renders its real pages. */
const realSite = () => siteWith(entry);

const split = (path: string) => /^\/([^/]*)(.*)$/.exec(path)?.slice(1) as [string, string];

/** Other spellings of an address; no browser sends a raw '#' or a backslash. */
function waysToWrite(path: string) {
  const [first, rest] = split(path);
  const escaped = `/%${first.charCodeAt(0).toString(16)}${first.slice(1)}${rest}`;
  const capital = `/${first[0]?.toUpperCase()}${first.slice(1)}${rest}`;
  const dotted = [`/.${path}`, `/x/..${path}`, `/%2e${path}`, `${path}/.`];
  return [`/${first.toUpperCase()}${rest}`, capital, escaped, ...dotted, `/\\..${path}`, `/${first}#${rest}`];
}

/** Addresses without a page, each of which causes a rendering. */
function addressesNear(path: string) {
  const [first, rest] = split(path);
  return [`/${path}`, ...(rest ? [`/${first}/${rest}`] : []), `/${first}.${rest}`, `/${first};a=b${rest}`];
}

const otherSpellings = (path: string) => [...waysToWrite(path), ...addressesNear(path)];

/** Checks that each is refused or redirected to the canonical address, and a private page's redirect is private too. */
async function refuseOthers(origin: string, path: string, others = otherSpellings(path)) {
  const own = path.startsWith('/admin') ? await get(origin + path) : undefined;
  for (const other of others) {
    const { status, headers, body } = await get(origin + other);
    // The admin's page is empty, and the same at every address below /admin.
    if (own?.body.equals(body)) continue;
    expect([308, 404], other).toContain(status);
    expect(body.toString(), other).not.toContain('Silinecek');
    if (status !== 308) continue;
    expect(headers.location, other).toBe(path);
    if (!path.startsWith('/teklif')) continue;
    const referrer = path === '/teklif' ? 'same-origin' : 'strict-origin';
    expect(headers, other).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': referrer });
  }
}

test('every page has one canonical address: other spellings redirect to it or are refused', async () => {
  const { origin, page, productId, categoryId } = await realSite();
  const ids: Record<string, string> = { products: productId, categories: categoryId, sectors: 'insaat' };
  const pages = entry.pagePaths.map((path) => {
    const [, folder = ''] = path.split('/');
    return path === '/teklif/:number/:token' ? page : path.replace(':id', encodeURIComponent(ids[folder] ?? ''));
  });
  expect(pages).toEqual(expect.arrayContaining(['/products', `/products/${productId}`, '/karsilastir', page]));
  for (const path of pages.filter((path) => path !== '/'))
    await refuseOthers(origin, path, path.startsWith('/teklif') ? otherSpellings(path) : waysToWrite(path));
}, 60_000);

test('files and programs have one address, too', async () => {
  const { origin, page } = await siteWith({
    render: async () => ({ status: 404, head: '', html: '', state: '{}', lang: 'tr' }),
  });
  const files = ['/health/live', '/health/ready', '/metrics', '/robots.txt', '/sitemap.xml', '/site.webmanifest'];
  files.push('/opensearch.xml', '/uploads/products/x.png', '/belgeler/x.pdf', '/assets/x.js', '/images/x.png');
  files.push('/products/x/foy.pdf', '/categories/x/fiyat-listesi.pdf', `${page}/teklif-1.pdf`);
  files.push(
    '/admin',
    '/admin/products',
    '/admin/messages.csv',
    '/admin/enquiries.csv',
    '/admin/orders.csv',
    '/admin/audit.csv',
  );
  files.push(
    '/admin/products.csv',
    '/admin/words.csv',
    '/admin/backups/x',
    '/admin/offers/x.pdf',
    '/csp-report',
    '/graphql',
    '/playground/x',
  );
  for (const path of files) await refuseOthers(origin, path);
});

test('an enquiry is shown only at its own address: an offer appears at once, and nothing remains after erasing', async () => {
  const { origin, page, offer, asAdmin } = await realSite();
  const everywhere = async () => {
    const texts = [];
    for (const path of [page, ...otherSpellings(page)]) {
      const reply = await get(origin + path);
      const led = reply.status === 308 ? await get(origin + String(reply.headers.location)) : reply;
      if (led.status === 200) {
        expect(led.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'strict-origin' });
        texts.push(led.body.toString());
      }
    }
    return texts;
  };
  const before = await everywhere();
  expect(before.length).toBeGreaterThan(3);
  for (const text of before) expect(text).toContain(person.name);
  await offer('Kapak DN65');
  for (const text of await everywhere()) expect(text).toContain('Kapak DN65');
  const erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';
  const { data } = await asAdmin('query ($contact: String!) { personalData(contact: $contact) { id } }', {
    contact: person.email,
  });
  const ids = (data.personalData as { id: string }[]).map(({ id }) => id);
  expect((await asAdmin(erase, { contact: person.email, ids })).errors).toBeUndefined();
  expect(await everywhere()).toEqual([]);
}, 60_000);

test('wrong links are counted for each visitor, and a correct one still works', async () => {
  const { origin, page } = await realSite();
  const ask = (path: string, from: string) =>
    rawRequest(origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`, { from });
  const guess = (from: string) => ask(`/teklif/T-2026-00001/tahmin`, from);
  for (let time = 0; time < perAddress.wrongLinks.most; time++)
    expect(await guess('127.0.0.21')).toMatch(/^HTTP\/1\.1 404 /);
  const refused = await guess('127.0.0.21');
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/\r\nRetry-After: \d+\r\n/);
  expect(Buffer.from(refused, 'latin1').toString()).toContain('Çok fazla hatalı bağlantı denendi');
  expect(await ask(`${page}/teklif-7.pdf`.replace('/T-', '/X-'), '127.0.0.21')).toMatch(
    /^HTTP\/1\.1 429 [^]*Retry-After: \d/,
  );
  expect(await ask(page, '127.0.0.21')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await guess('127.0.0.22')).toMatch(/^HTTP\/1\.1 404 /);
});

test('every spelling of its address redirects to a visitor’s list', async () => {
  const { origin, productId } = await realSite();
  const body = new URLSearchParams({ intent: 'add', product: productId, quantity: '7' });
  // A form is accepted at the address to which it was sent.
  const added = await fetch(`${origin}/Teklif/`, { method: 'POST', body, redirect: 'manual' });
  expect([added.status, added.headers.get('cache-control')]).toEqual([303, 'private, no-store']);
  const cookie = added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const shown = await fetch(`${origin}/Teklif`, { headers: { cookie } });
  expect([new URL(shown.url).pathname, shown.headers.get('cache-control')]).toEqual(['/teklif', 'private, no-store']);
  expect(await shown.text()).toContain('6204-2RS');
  expect(await (await fetch(`${origin}/Teklif`)).text()).toContain('Teklif listeniz boş.');
});

test('a page that reads one visitor’s data is never kept, whatever its address', async () => {
  const render: TestWeb['render'] = async (_request, link) => {
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    const query = gql('query Own { quoteList { rows { name } } }');
    const { data } = await client.query<{ quoteList: { rows: { name: string }[] } }>({ query, errorPolicy: 'all' });
    const html = `<h1>${data?.quoteList.rows.map(({ name }) => name).join()}</h1>`;
    return { status: 200, head: '', html, state: '{}', lang: 'tr' };
  };
  const { origin, askAs, productId } = await siteWith({ render });
  let token = '';
  const setQuoteList = (list: { token: string } | null) => void (token = list?.token ?? '');
  const add = 'mutation ($rows: [EnquiryRowInput!]!) { addToQuoteList(rows: $rows) { sendKey } }';
  await askAs({ setQuoteList })(add, { rows: [{ productId, quantity: 1 }] });
  const own = { cookie: `vitrin_teklif=${token}` };
  for (const [headers, shown] of [
    [own, 'Rulman'],
    [{}, '<h1></h1>'],
    [own, 'Rulman'],
  ] as const) {
    const reply = await get(`${origin}/about`, headers);
    expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
    expect(reply.body.toString()).toContain(shown);
  }
});
