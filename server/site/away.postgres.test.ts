import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { expect, onTestFinished, test } from 'vitest';
import { get } from '../testing/get.ts';
import { pngPicture } from '../testing/uploads/picture.ts';
import { layWire, type Wire } from '../testing/postgres/wire.ts';
import { anyMoment } from '../testing/quietFor.ts';
import { serveTestSite, type TestWeb } from '../testing/serveTestSite.ts';

const add = (name: string) => `mutation { createProduct(input: { name: "${name}", description: "Kauçuk" }) { id } }`;

/** Renders a page without content where nothing could be read, like the real web side. */
const render: TestWeb['render'] = async (_request, link) => {
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const query = gql('query Names { products(first: 5) { nodes { name } } }');
  const { data } = await client.query<{ products: { nodes: { name: string }[] } }>({ query, errorPolicy: 'all' });
  const names = data?.products?.nodes.map(({ name }) => name).join(', ');
  return { status: 200, head: '', html: names ?? 'nothing', state: '{}', lang: 'tr' };
};

/** A site whose connection to the database can fail. */
async function site() {
  let wire: Wire | undefined;
  const served = await serveTestSite(
    {},
    { render },
    {
      address: async (url) => {
        wire = await layWire(url);
        onTestFinished(wire.close);
        return wire.url;
      },
    },
  );
  const look = async (path: string, headers = {}) => {
    const { status, headers: sent, body } = await get(served.origin + path, headers);
    return { status, shows: /<div id="root">(.*?)<\/div>/.exec(body.toString())?.[1], isOld: 'cache-status' in sent };
  };
  return { ...served, look, set: (state: Parameters<Wire['set']>[0]) => wire?.set(state) };
}

test('while the database is away, kept answers are marked as old, all others are 503, and no list counts as empty', async () => {
  const { look, set, origin, asAdmin, db, cookie } = await site();
  const ask = () => get(`${origin}/graphql?query={products{nodes{name}}}`, { 'apollo-require-preflight': '1' });
  await asAdmin(add('Çek Valf'));
  for (const path of ['/', '/about']) expect((await look(path)).shows).toBe('Çek Valf');
  expect((await ask()).body.toString()).toContain('Çek Valf');
  await asAdmin(add('Vana'));
  expect((await look('/')).shows).toBe('Vana, Çek Valf');

  set('cut');
  // This holds even in the moment before the server notices.
  const query = { 'content-type': 'application/json', 'x-asks': 'query', 'x-fresh-only': '1' };
  const body = '{"query":"{ categories { id } }"}';
  expect((await fetch(`${origin}/graphql`, { method: 'POST', headers: query, body })).status).toBe(503);
  await expect.poll(() => db.isCurrent(), { timeout: 5000 }).toBe(false);
  // One page is of the last revision, and one of the revision before.
  expect(await look('/')).toEqual({ status: 200, shows: 'Vana, Çek Valf', isOld: true });
  expect(await look('/about')).toEqual({ status: 200, shows: 'Çek Valf', isOld: true });
  expect((await ask()).body.toString()).toContain('Çek Valf');
  expect((await look('/sectors')).status).toBe(503);
  for (const path of ['/', '/sectors', '/graphql'])
    expect((await look(path, { 'x-fresh-only': '1' })).status).toBe(503);
  expect((await get(`${origin}/health/live`)).status).toBe(200);
  const ready = await get(`${origin}/health/ready`);
  expect([ready.status, JSON.parse(ready.body.toString())]).toMatchObject([
    503,
    { problems: ['the database cannot be used'] },
  ]);
  // The admin's pages send this header, and show the sentence of the answer.
  const accept = 'application/graphql-response+json, application/json;q=0.9';
  const asked: Record<string, string>[] = [{}, { 'x-fresh-only': '1' }];
  for (const more of asked) {
    const saved = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, cookie, ...more },
      body: JSON.stringify({ query: add('Somun') }),
    });
    expect([saved.status, saved.headers.get('content-type')?.split(';')[0]]).toEqual([503, accept.split(',')[0]]);
    expect(await saved.json()).toMatchObject({ errors: [{ extensions: { code: 'STORAGE_UNAVAILABLE' } }] });
  }

  set('whole');
  await expect.poll(() => look('/about'), { timeout: 10_000 }).toMatchObject({ shows: 'Vana, Çek Valf', isOld: false });
  expect(await look('/sectors', { 'x-fresh-only': '1' })).toMatchObject({ status: 200, shows: 'Vana, Çek Valf' });
  await expect.poll(async () => (await get(`${origin}/health/ready`)).status, { timeout: 5000 }).toBe(200);
  await asAdmin(add('Somun'));
  expect((await look('/')).shows).toBe('Somun, Vana, Çek Valf');
});

test('an upload during which the database goes away is refused with that reason', async () => {
  const { origin, cookie, set } = await site();
  const upload = request(`${origin}/graphql`, {
    method: 'POST',
    headers: { cookie, 'apollo-require-preflight': '1', 'content-type': 'multipart/form-data; boundary=b' },
  });
  upload.flushHeaders();
  await anyMoment(500, 'the upload has passed the first check, or is refused by it');
  set('cut');
  const query = 'mutation ($file: Upload!) { uploadImage(file: $file) { url } }';
  const fields = { operations: JSON.stringify({ query, variables: { file: null } }), map: '{"0":["variables.file"]}' };
  for (const [name, value] of Object.entries(fields))
    upload.write(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
  upload.write('--b\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\n');
  upload.write(await pngPicture());
  upload.end('\r\n--b--\r\n');
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  // The session was read before the upload, so the operation itself reports it.
  expect(JSON.parse(await text(answer))).toMatchObject({ errors: [{ extensions: { code: 'STORAGE_UNAVAILABLE' } }] });
});
