import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { get } from '../testing/get.ts';
import { rawRequest } from '../testing/rawRequest.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { perAddress, perConnection } from './budget.ts';

/** This address of the loopback counts as a stranger's; 127.0.0.1 is the machine itself. */
const stranger = '127.0.0.9';

test('the connections of an address are limited, and other addresses are not affected', async () => {
  const { origin } = await serveTestSite();
  const held = await Promise.all(
    Array.from({ length: perAddress.connections }, () => {
      const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), localAddress: stranger });
      onTestFinished(() => void socket.destroy());
      return new Promise<typeof socket>((resolve) => socket.once('connect', () => resolve(socket)));
    }),
  );
  const ask = (from: string) =>
    rawRequest(origin, 'GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', { from });
  expect(await ask(stranger)).toMatch(/^HTTP\/1\.1 429 [^]*Retry-After: 10/);
  expect(await rawRequest(origin, 'GET /half', { from: stranger })).toBe('');
  expect(await ask('127.0.0.10')).toMatch(/^HTTP\/1\.1 200 /);
  held.forEach((socket) => socket.destroy());
  await expect.poll(() => ask(stranger)).toMatch(/^HTTP\/1\.1 200 /);
});

test('slow requests are ended, headers sooner than bodies', async () => {
  const { server } = await serveTestSite();
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 120_000]);
  expect(perConnection.checkedEvery).toBeLessThan(5000);
});

test('headers that never end are answered with 408, and the connection is closed', async () => {
  const { origin, server } = await serveTestSite();
  server.headersTimeout = 500;
  expect(await rawRequest(origin, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ['GET http://elsewhere.example/products?q=M8 HTTP/1.1', /^HTTP\/1\.1 200 [^]*\/products\?q=M8/],
  ['GET http://elsewhere.example/ HTTP/1.1', /^HTTP\/1\.1 200 /],
  ['GET HTTP://elsewhere.example HTTP/1.1', /^HTTP\/1\.1 200 /],
  ['GET http://elsewhere.example/health/live HTTP/1.1', /^HTTP\/1\.1 200 [^]*live/],
  ['OPTIONS * HTTP/1.1', /^HTTP\/1\.1 400 /],
  ['GET http://[/ HTTP/1.1', /^HTTP\/1\.1 400 /],
])('%s is answered', async (line, reply) => {
  const { origin, logged } = await serveTestSite();
  expect(await rawRequest(origin, `${line}\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(reply);
  expect(logged).toEqual([]);
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhOST: b\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\nX: y\r\n\r\n', 400],
  [
    'two hosts for a socket',
    'GET /graphql HTTP/1.1\r\nHost: a\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    400,
  ],
  ['a socket elsewhere', 'GET /x HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 404],
  ['a malformed request', 'GET / HTTP/9\r\n\r\n', 400],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an expectation of its own', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  ['HTTP/1.0 without a host', 'GET /health/live HTTP/1.0\r\n\r\n', 200],
])('%s gets an answer with the usual headers', async (_, bytes, status) => {
  const { origin } = await serveTestSite();
  const reply = await rawRequest(origin, bytes);
  expect(reply).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(reply).toMatch(/X-Content-Type-Options: nosniff/i);
  expect(reply).toContain(`Content-Security-Policy: frame-ancestors 'self'`);
  expect(reply).toContain('Referrer-Policy: ');
});

const part = 'Content-Disposition: form-data; name="operations"';

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['with a NUL in the header of a part', 'multipart/form-data; boundary=b', `--b\r\n${part}\0\r\n\r\n{}\r\n--b--\r\n`],
  ['cut in the middle', 'multipart/form-data; boundary=b', `--b\r\n${part}\r\n\r\n{`],
  ['of no parts', 'multipart/form-data; boundary=b', '--b--\r\n'],
])('a multipart body %s is answered as a bad request', async (_, type, body) => {
  const { origin, logged } = await serveTestSite();
  const head = `POST /graphql HTTP/1.1\r\nHost: x\r\nConnection: close\r\napollo-require-preflight: 1\r\nContent-Type: ${type}`;
  const reply = await rawRequest(origin, `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  expect(reply).toMatch(/^HTTP\/1\.1 400 [^]*"code":"BAD_REQUEST"/);
  expect(logged).toEqual([]);
});

test('more wrong variables than graphql-js counts are a client’s mistake, not an internal error', async () => {
  const { origin, logged } = await serveTestSite();
  const query = 'query ($ids: [Int!]!) { __typename @skip(if: false) products(first: $ids) { totalCount } }';
  const wrong = 'mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }';
  for (const text of [query, wrong]) {
    const body = JSON.stringify({ query: text, variables: { ids: Array.from({ length: 60 }, () => ({})) } });
    const reply = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { errors } = (await reply.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors.map(({ extensions }) => extensions.code)).not.toContain('INTERNAL_SERVER_ERROR');
  }
  expect(logged).toEqual([]);
});

test.each([
  ['https://evil.example', {}, 403],
  ['null', {}, 403],
  ['http://localhost.evil.example', {}, 403],
  [undefined, { 'sec-fetch-site': 'cross-site' }, 403],
  [undefined, {}, 200],
  ['own', {}, 200],
])('a write from the origin %s with %j gets %i', async (given, more, status) => {
  const { origin, cookie, db } = await serveTestSite();
  const before = db.revision();
  const headers = { ...more, cookie, ...(given && { origin: given === 'own' ? origin : given }) };
  const query = 'mutation { createCategory(input: { name: "Vana" }) { id } }';
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  expect([reply.status, db.revision() > before]).toEqual([status, status === 200]);
  if (status === 403) expect(await reply.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  const form = await fetch(`${origin}/contact`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ name: 'Ali' }),
  });
  expect(form.status).toBe(status);
});

test('the renderings of a stranger are limited with a time to try again; cached pages and others are still served', async () => {
  const { origin, limits } = await serveTestSite({ TRUST_PROXY: '1' });
  const ask = (path: string, address: string) => get(origin + path, { 'x-forwarded-for': address });
  expect((await ask('/products', '10.0.0.1')).status).toBe(200);
  limits.afterWork('10.0.0.1', perAddress.processor.most);
  const { status, headers, body } = await ask('/about', '10.0.0.1');
  expect([status, body.toString()]).toEqual([429, 'Çok fazla istek geldi. Lütfen biraz sonra tekrar deneyin.']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('/products', '10.0.0.1')).status).toBe(200);
  expect((await ask('/about', '10.0.0.2')).status).toBe(200);
});

test('a proxy that the settings do not mention is logged once', async () => {
  const { origin, logged } = await serveTestSite({}, {}, { logLevel: 'warn' });
  for (let n = 0; n < 3; n++) await get(`${origin}/health/live`, { 'x-forwarded-for': '10.0.0.1' });
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).toContain('TRUST_PROXY=1');
});
