import { gzipSync } from 'node:zlib';
import { createClient } from 'graphql-ws';
import { expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { addressKey } from '../limits/address.ts';
import { perAccount, perAddress, perOperation } from '../limits/budget.ts';
import { openTestApi } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

type Reply = { data?: unknown; errors?: { message: string; extensions: Record<string, unknown> }[] };

/** Asks as a visitor behind the proxy, from this address. */
async function ask(origin: string, query: string, address: string) {
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
  });
  const text = await reply.text();
  return { status: reply.status, headers: reply.headers, text, ...(JSON.parse(text) as Reply) };
}

/** Unknown names, 188 KB with 11,000 of them: graphql-js quotes the whole value for each. */
const sendWrong = (count: number, letters = 9) => ({
  query: 'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number } }',
  variables: {
    input: Object.fromEntries(Array.from({ length: count }, (_, n) => [`yok${n}`.padEnd(letters, 'x'), n])),
  },
});
const longNames = `{ ${`${'yok'.padEnd(900, 'x')} `.repeat(200)} }`;
const formOf = (operations: unknown) => {
  const form = new FormData();
  form.set('operations', JSON.stringify(operations));
  form.set('map', '{}');
  return form;
};
const json = { 'content-type': 'application/json' };
const gzipped = { ...json, 'content-encoding': 'gzip' };
const behindProxy = { TRUST_PROXY: '1' };
const signIn = (n: number) => `mutation { signIn(email: "kimse${n}@ornek.com.tr", password: "x") { id } }`;

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['10.0.0.1', '10.0.0.1'],
  ['unix', 'unix'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key));

test('all addresses of one IPv6 /64 share the sign-ins of one address', async () => {
  const { origin } = await serveTestSite(behindProxy);
  const codes: unknown[] = [];
  for (let n = 0; n < perAddress.failedSignIns.most + 2; n++) {
    const { errors } = await ask(origin, signIn(n), `2001:db8:0:7:${n}::${n}`);
    codes.push(errors?.[0]?.extensions.code);
  }
  expect(codes.slice(-3)).toEqual(['UNAUTHENTICATED', 'RATE_LIMITED', 'RATE_LIMITED']);
  expect((await ask(origin, signIn(0), '2001:db8:0:8::1')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  // Each of them is a password that is hashed, on a machine that may be busy.
}, 60_000);

test('sign-ins to one account are limited, from however many addresses they come', async () => {
  const { askAs } = await openTestApi();
  const tries = Array.from({ length: perAccount.triesAtOnce * 3 }, (_, n) =>
    askAs({ address: `10.0.1.${n}` })(signIn(1)),
  );
  const codes = (await Promise.all(tries)).map(({ errors }) => errors?.[0]?.extensions.code);
  const tried = codes.filter((code) => code !== 'RATE_LIMITED').length;
  expect(tried).toBeGreaterThanOrEqual(perAccount.triesAtOnce);
  // A try that ends before the others begin frees its place, until failures cost a wait.
  expect(tried).toBeLessThanOrEqual(perAccount.triesAtOnce + perAccount.freeFailures);
});

test('the bytes of an answer are limited, whatever its cost', async () => {
  const { origin, asAdmin } = await serveTestSite(behindProxy);
  const input = { name: 'Vana', description: 'ş'.repeat(10_000) };
  for (let n = 0; n < 30; n++) {
    await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  }
  const names = (count: number) => Array.from({ length: count }, (_, n) => `d${n}: description`).join(' ');
  const within = await ask(origin, `{ products(first: 30) { nodes { ${names(4)} } } }`, '10.0.0.1');
  expect(within.errors).toBeUndefined();
  const { errors, text } = await ask(origin, `{ products(first: 30) { nodes { ${names(28)} } } }`, '10.0.0.1');
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'LIMIT_EXCEEDED',
    limit: 'bytes',
    allowed: perOperation.bytes.visitor,
  });
  expect(text.length).toBeLessThan(1000);
});

test('an address that has used up its share learns when to try again, and its neighbours are still served', async () => {
  const { origin, limits, cookie } = await serveTestSite(behindProxy);
  await limits.beforeOperation('10.0.0.1', perAddress.cost.most - 10);
  const query = '{ products(first: 5) { nodes { id } } }';
  expect((await ask(origin, query, '10.0.0.1')).errors).toBeUndefined();
  const { status, headers, errors } = await ask(origin, query.replace('5', '6'), '10.0.0.1');
  expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(errors?.[0]?.extensions.retryAfter).toBe(Number(headers.get('retry-after')));
  expect((await ask(origin, query, '10.0.0.2')).errors).toBeUndefined();
  const admin = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.1', cookie },
    body: JSON.stringify({ query }),
  });
  expect(admin.status).toBe(200);
});

test('every answer says what is left of the share of its address, and a refusal with status 200 has Retry-After', async () => {
  const { origin, limits } = await serveTestSite(behindProxy);
  const left = async (query: string) => {
    const { headers } = await ask(origin, query, '10.0.0.3');
    const [, rest, seconds] = /^"cost";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    return Number(rest);
  };
  const List = '{ products(first: 50) { nodes { id } } }';
  const first = await left(List);
  expect(first).toBeLessThan(perAddress.cost.most);
  expect(await left('{ products(first: 60) { nodes { id } } }')).toBeLessThan(first);
  // Kept answers, too.
  expect(await left(List)).toBeGreaterThan(0);

  for (let n = 0; n < perAddress.failedSignIns.most; n++)
    await limits.tryPassword('10.0.0.4', `kimse${n}`, async () => false);
  const { status, errors, headers } = await ask(origin, signIn(99), '10.0.0.4');
  expect([status, errors?.[0]?.extensions.code]).toEqual([200, 'RATE_LIMITED']);
  expect(headers.get('retry-after')).toBe(String(errors?.[0]?.extensions.retryAfter));
});

test('a kept answer costs its address very little, and is counted even so', async () => {
  const { origin, limits } = await serveTestSite(behindProxy);
  const query = '{ products(first: 50) { nodes { id name description } } }';
  await ask(origin, query, '10.0.0.2');
  await limits.beforeOperation('10.0.0.1', perAddress.cost.most - 2 * perOperation.keptCost);
  const replies = [];
  for (let n = 0; n < 3; n++) replies.push(await ask(origin, query, '10.0.0.1'));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(replies[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(replies[2]?.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});

test.each([
  ['the short way', JSON.stringify(sendWrong(11_000)), json, { code: 'LIMIT_EXCEEDED', limit: 'values' }],
  ['the long way', gzipSync(JSON.stringify(sendWrong(1900, 80))), gzipped, { code: 'BAD_USER_INPUT' }],
  ['a form', formOf(sendWrong(1900, 40)), {}, { code: 'BAD_USER_INPUT' }],
  ['a wrong document', JSON.stringify({ query: longNames }), json, { code: 'GRAPHQL_VALIDATION_FAILED' }],
])(
  'errors in thousands of places get a short response, which is charged by its bytes, %s',
  async (_, body, more, refusal) => {
    const { origin, limits } = await serveTestSite(behindProxy);
    const headers = { ...more, 'x-forwarded-for': '10.0.0.1', 'apollo-require-preflight': '1' };
    await limits.beforeOperation('10.0.0.1', perAddress.cost.most - 1500);
    const send = () => fetch(`${origin}/graphql`, { method: 'POST', headers, body });
    const reply = await send();
    const text = await reply.text();
    const { errors } = JSON.parse(text) as Reply;
    expect(text.length).toBeLessThan(4000);
    expect(errors?.length).toBeLessThanOrEqual(perOperation.errors);
    expect(errors?.every(({ message }) => message.length <= perOperation.errorLetters)).toBe(true);
    expect(errors?.[0]?.extensions).toMatchObject(refusal);
    let status = 0;
    for (let sent = 1; sent < 8 && status !== 429; sent++) ({ status } = await send());
    expect(status).toBe(429);
  },
);

test('an answer is charged for its bytes, and so is a message on a socket', async () => {
  const { origin, limits, asAdmin } = await serveTestSite(behindProxy);
  const input = { name: 'Vana', description: 'ş'.repeat(9000) };
  await asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  const spent = vi.spyOn(limits, 'afterOperation');
  const query = '{ products { nodes { a: description b: description } } }';
  await ask(origin, query, '10.0.0.1');
  expect(spent).toHaveBeenLastCalledWith('10.0.0.1', expect.closeTo(18_000 / perOperation.bytesPerCost, -1));
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string) {
        super(url, protocols, { headers: { 'x-forwarded-for': '10.0.0.2:4711' } });
      }
    },
  });
  for await (const { data } of client.iterate({ query })) expect(data).toBeTruthy();
  expect(spent).toHaveBeenLastCalledWith('10.0.0.2', expect.closeTo(36_000 / perOperation.bytesPerCost, -1));
  await limits.beforeBytes('10.0.0.2', (perAddress.cost.most - 300) * perOperation.bytesPerCost);
  const first = await client
    .iterate({ query, variables: { pad: 'x'.repeat(60_000) } })
    .next()
    .catch((e: unknown) => e);
  const second = await client
    .iterate({ query, variables: { pad: 'x'.repeat(60_000) } })
    .next()
    .catch((e: unknown) => e);
  expect(JSON.stringify([first, second])).toContain('RATE_LIMITED');
  await client.dispose();
});

test.each([
  ['1', '10.0.0.1', '10.0.0.1'],
  ['1', '9.9.9.9, 10.0.0.1:5123', '10.0.0.1'],
  ['1', '[2001:DB8::1]:5123', '2001:db8::1'],
  ['1', '[2001:db8::1]', '2001:db8::1'],
  ['1', '::ffff:10.0.0.1', '10.0.0.1'],
  ['1', '[::ffff:10.0.0.1]:80', '10.0.0.1'],
  ['1', 'unknown', 'unknown'],
  ['1', '10.0.0.1:5123:7', 'unknown'],
  ['1', "10.0.0.1' or 1", 'unknown'],
  ['2', 'x, 10.0.0.1', 'unknown'],
  ['0', '10.0.0.1', '127.0.0.1'],
])('behind %s proxies, who sends "%s" counts as %s, by every door', async (TRUST_PROXY, said, address) => {
  const { origin, limits } = await serveTestSite({ TRUST_PROXY });
  const counted = vi.spyOn(limits, 'beforeBytes');
  const headers = { ...json, 'x-forwarded-for': said };
  await fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{"query":"{ me { id } }"}' });
  await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'text/plain' },
    body: 'x',
  });
  expect(counted.mock.calls.map(([from]) => from)).toEqual([address, address]);
});

test('an operation costs what it was answered with, and a search what it takes', async () => {
  const { origin } = await serveTestSite(behindProxy);
  const address = '192.0.2.77';
  const leftOf = ({ headers }: { headers: Headers }) => Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  const empty = '{ products(first: 100) { nodes { id name price } } }';
  const first = leftOf(await ask(origin, empty, address));
  // Each answer costs its bytes, too.
  const next = leftOf(await ask(origin, `${empty} `, address));
  expect(first - next).toBeLessThan(20);
  const found = leftOf(await ask(origin, '{ products(search: "vana") { nodes { id } } }', address));
  expect(next - found).toBeGreaterThan(perOperation.searchCost);
});
