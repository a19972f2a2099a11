import { expect, test } from 'vitest';
import { addProduct } from '../testing/enquiries.ts';
import { Paste } from '../testing/quoteLists.ts';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { perAddress } from './budget.ts';
import { createRateLimits } from './rateLimits.ts';

const stranger = '203.0.113.7';
const behindProxy = { TRUST_PROXY: '1' };
const usedUp = perAddress.processor.most + 1;
const askDocument = (origin: string, query: string, headers: object, variables: object) =>
  fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
};

test('what an address has used at one door is missing at every other, and others and memory are not affected', async () => {
  const site = await serveTestSite(behindProxy);
  const id = await addProduct(site.asAdmin);
  const from = { 'x-forwarded-for': '2001:db8:0:7::1' };
  const post = (query: string, headers: object, variables = {}) => askDocument(site.origin, query, headers, variables);
  const Kept = '{ products(first: 3) { nodes { name } } }';
  expect((await post(Kept, from)).status).toBe(200);
  expect((await get(`${site.origin}/products`, from)).status).toBe(200);
  // The whole /64 of an IPv6 address is one customer.
  site.limits.afterWork('2001:db8:0:7:ffff::2', usedUp);

  const doors = [
    await get(`${site.origin}/products?q=vana`, from),
    await get(`${site.origin}/products/${id}/foy.pdf`, from),
    await get(`${site.origin}/karsilastir?u=${id}`, from),
  ];
  expect(doors.map(({ status }) => status)).toEqual([429, 429, 429]);
  for (const { headers } of doors) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  for (const [query, variables] of [
    ['{ products(search: "vana", first: 3) { nodes { name } } }', {}],
    ['{ products(first: 4) { nodes { name } } }', {}],
    [Paste, { text: 'kuresl vna 1; 2' }],
  ] as const) {
    const refused = await post(query, from, variables);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  }
  expect((await post(Kept, from)).status).toBe(200);
  expect((await get(`${site.origin}/products`, from)).status).toBe(200);
  expect((await post(Kept.replace('3', '4'), { ...from, cookie: site.cookie })).status).toBe(200);
  expect((await get(`${site.origin}/products?q=vana`, { 'x-forwarded-for': '2001:db8:0:8::1' })).status).toBe(200);
});

test('every door charges what its work took: an address with a last moment left is let in once', async () => {
  const site = await serveTestSite(behindProxy);
  const id = await addProduct(site.asAdmin);
  const file = async (headers: HeadersInit) => {
    const form = new FormData();
    const query = 'mutation ($file: Upload!) { addFileToQuoteList(file: $file) { found } }';
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', '{"0":["variables.file"]}');
    form.set('0', new Blob(['Kod;Miktar\nkuresl vna 1;2']), 'liste.csv');
    const more = { ...headers, 'apollo-require-preflight': 'true' };
    return (await fetch(`${site.origin}/graphql`, { method: 'POST', headers: more, body: form })).json();
  };
  const ask = async (query: string, headers: object, variables = {}) =>
    (await askDocument(site.origin, query, headers, variables)).json();
  const doors: ((headers: Record<string, string>) => Promise<unknown>)[] = [
    (headers) => get(`${site.origin}/products?q=vana`, headers),
    (headers) => get(`${site.origin}/products/${id}/foy.pdf`, headers),
    (headers) => ask('{ products(first: 7) { nodes { name } } }', headers),
    (headers) => ask('{ products(search: "rulmn", first: 3) { nodes { name } } }', headers),
    (headers) => ask(Paste, headers, { text: 'kuresl vna 1; 2' }),
    file,
  ];
  for (const [place, door] of doors.entries()) {
    const address = `203.0.113.${place + 1}`;
    const from = { 'x-forwarded-for': address };
    site.limits.afterWork(address, perAddress.processor.most);
    const answer = await door(from);
    expect(JSON.stringify(answer)).not.toMatch(/RATE_LIMITED|"status":429/);
    expect([place, (await get(`${site.origin}/about`, from)).status]).toEqual([place, 429]);
  }
});

test('two pieces of heavy work of an address run at a time, and a third waits for its turn', async () => {
  const limits = createRateLimits();
  const [first, second] = [gate(), gate()];
  const order: string[] = [];
  const heavy = (name: string, until: Promise<void>, signal?: AbortSignal) =>
    limits.heavy(
      stranger,
      async () => {
        order.push(name);
        await until;
      },
      signal,
    );
  const running = [heavy('a', first.opened), heavy('b', second.opened), heavy('c', Promise.resolve())];
  const left = new AbortController();
  const leaving = heavy('d', Promise.resolve(), left.signal);
  await limits.heavy('203.0.113.8', async () => void order.push('another address'));
  expect(order).toEqual(['a', 'b', 'another address']);
  left.abort();
  await expect(leaving).rejects.toMatchObject({ kind: 'canceled' });
  first.open();
  await running[2];
  expect(order).toEqual(['a', 'b', 'another address', 'c']);
  second.open();
  await Promise.all(running);
});
