import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { answers } from '../../../http/answers.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addressesIn, askOutsideLinks } from './outsideLinks.ts';

const host = '127.0.0.1';
const week = 7 * 86_400_000;
const Change = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';

/** Another site on the loopback, and what it was asked. */
async function openSite(respond: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    respond(request, response);
  }).listen(0, host);
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://${host}:${(server.address() as AddressInfo).port}`, asked };
}

async function siteWithLink(respond: RequestListener) {
  const other = await openSite(respond);
  const api = await openTestApi();
  const link = `${other.address}/katalog.pdf`;
  const id = await addProduct(api.asAdmin, { description: `Üreticinin kataloğu (${link}).` });
  const ask = (now: number) => askOutsideLinks(api.db, { ownHost: 'www.firma.example', now, trusted: [host] });
  const found = async () =>
    (await api.asAdmin('{ products(work: { check: OUTSIDE_LINK }) { nodes { id } } }')).data.products.nodes.length;
  const write = (changes: object) => api.asAdmin(Change, { id, changes });
  return { ...other, ...api, link, id, ask, found, write };
}

test('an address that fails twice, a week apart, is found until it answers again', async () => {
  let status = 404;
  const { ask, found, asked, asAdmin } = await siteWithLink((_, response) => response.writeHead(status).end());
  const now = Date.now();
  await ask(now);
  // HEAD may be refused where GET is not.
  expect(asked).toEqual(['HEAD /katalog.pdf', 'GET /katalog.pdf']);
  await ask(now + week / 2);
  expect([asked.length, await found()]).toEqual([2, 0]);
  await ask(now + week);
  expect(await found()).toBe(1);
  const { findings } = (await asAdmin('{ health { findings { check count } } }')).data.health;
  expect(findings).toContainEqual({ check: 'OUTSIDE_LINK', count: 1 });
  status = 200;
  await ask(now + 2 * week);
  expect(await found()).toBe(0);
});

test('an address that was taken out of the text counts no longer, until it stands there again', async () => {
  const { ask, found, write, link } = await siteWithLink((_, response) => response.writeHead(500).end());
  await ask(Date.now());
  await ask(Date.now() + week);
  expect(await found()).toBe(1);
  await write({ description: 'Katalog kalktı.' });
  expect(await found()).toBe(0);
  await write({ description: `Katalog: ${link}` });
  expect(await found()).toBe(1);
});

test('a picture on another site is asked for, too', async () => {
  const { ask, found, write } = await siteWithLink((_, response) => response.writeHead(200).end());
  await write({ image: `https://${host}:9/resim.png` });
  await ask(Date.now());
  await ask(Date.now() + week);
  expect(await found()).toBe(1);
});

test.each([
  [200, true],
  [301, true],
  [401, true],
  [403, true],
  [429, true],
  [404, false],
  [410, false],
  [503, false],
])('an address that answers with %i is there: %s', async (status, isThere) => {
  const { address } = await openSite((_, response) => response.writeHead(status, { location: '/x' }).end());
  expect(await answers(new URL(address), [host])).toBe(isThere);
});

test('a server that knows no HEAD is asked by GET, and nothing of a long answer is read', async () => {
  const { address, asked } = await openSite((request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(405).end();
    response.writeHead(200).write('x'.repeat(10_000));
  });
  expect(await answers(new URL(address), [host])).toBe(true);
  expect(asked).toEqual(['HEAD /', 'GET /']);
});

test('an address that leads inside is not asked, and is no finding', async () => {
  const { address, asked } = await openSite((_, response) => response.writeHead(404).end());
  for (const url of [address, 'http://localhost/', 'http://[::1]/', 'http://169.254.169.254/latest/'])
    expect(await answers(new URL(url))).toBeNull();
  expect(asked).toEqual([]);
});

test('addresses are found in texts, without the signs around them and without our own', () => {
  const text =
    'Bkz. https://a.example/x_(1).pdf, http://b.example. “https://c.example/ç?q=1” (https://www.firma.example/y) ' +
    'https://ad:sifre@d.example/ ftp://e.example https://a.example/x_(1).pdf';
  expect(addressesIn(text, 'www.firma.example')).toEqual([
    'https://a.example/x_(1).pdf',
    'http://b.example',
    'https://c.example/ç?q=1',
  ]);
});
