import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { get } from '../testing/get.ts';
import { serveTestSite, type TestWeb } from '../testing/serveTestSite.ts';

const render: TestWeb['render'] = async (_request, link) => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const query = gql('query Names { products(first: 5) { nodes { name } } }');
  const { data } = await client.query<{ products: { nodes: { name: string }[] } }>({ query, errorPolicy: 'all' });
  const names = data?.products?.nodes.map(({ name }) => name).join(', ');
  return { status: 200, head: '', html: names ?? 'nothing', state: '{}', lang: 'tr' };
};

test('while another program keeps a table locked, kept pages are sent, others are 503, and readiness names the table', async () => {
  let address = '';
  const metrics = { METRICS_TOKEN: 'figures-of-the-site' };
  const site = await serveTestSite(metrics, { render }, { address: async (url) => (address = url) });
  const add = (name: string) =>
    site.asAdmin(`mutation { createProduct(input: { name: "${name}", description: "Kauçuk" }) { id } }`);
  const look = async (path: string) => {
    const { status, headers, body } = await get(site.origin + path);
    const shows = /<div id="root">(.*?)<\/div>/.exec(body.toString())?.[1];
    return { status, shows, retryAfter: headers['retry-after'], isOld: 'cache-status' in headers };
  };
  await add('Çek Valf');
  for (const path of ['/', '/about']) expect((await look(path)).shows).toBe('Çek Valf');
  await add('Vana');
  expect((await look('/')).shows).toBe('Vana, Çek Valf');

  const other = new pg.Client({ connectionString: address });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; lock table products in access exclusive mode');
  const [page, kept, unread, answer] = await Promise.all([
    look('/'),
    look('/about'),
    look('/sectors'),
    get(`${site.origin}/graphql?query={products{nodes{name}}}`, {
      'apollo-require-preflight': '1',
      accept: 'application/graphql-response+json',
    }),
  ]);
  expect(page).toMatchObject({ status: 200, shows: 'Vana, Çek Valf' });
  expect(kept).toMatchObject({ status: 200, shows: 'Çek Valf', isOld: true });
  expect(unread).toMatchObject({ status: 503, retryAfter: '5' });
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(answer.body.toString())).toMatchObject({ errors: [{ extensions: { code: 'STORAGE_BUSY' } }] });
  const ready = await get(`${site.origin}/health/ready`);
  expect([ready.status, JSON.parse(ready.body.toString())]).toMatchObject([
    503,
    { problems: ['another program keeps tables locked, and reads wait: products'] },
  ]);

  const figures = await get(`${site.origin}/metrics`, { authorization: `Bearer ${metrics.METRICS_TOKEN}` });
  expect(figures.body.toString()).toMatch(/^vitrin_database_locked_tables 1$/m);

  await other.query('rollback');
  await expect.poll(() => look('/about'), { timeout: 15_000 }).toMatchObject({ shows: 'Vana, Çek Valf', isOld: false });
  await expect.poll(async () => (await get(`${site.origin}/health/ready`)).status, { timeout: 5000 }).toBe(200);
});
