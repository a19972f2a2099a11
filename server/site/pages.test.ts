import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { engine } from '../db/engine.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { createProduct } from '../modules/catalogue/products/products.store.ts';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const add = (name: string) => `mutation { createProduct(input: { name: "${name}", description: "Kauçuk" }) { id } }`;

test('the very next request after a write shows it', async () => {
  const { origin, asAdmin } = await serveTestSite();
  expect((await get(`${origin}/products`)).body.toString()).not.toContain('Çek Valf');
  await asAdmin(add('Çek Valf'));
  expect((await get(`${origin}/products`)).body.toString()).toContain('Çek Valf');
});

test('a write of another process shows in the next request, too', async () => {
  const { origin, folder } = await serveTestSite();
  await get(`${origin}/`);
  const other = await openTestDatabase(folder);
  await createProduct(other, { name: 'Kelebek Vana', description: 'DN150' }, 1);
  other.close();
  const page = async () => (await get(`${origin}/`)).body.toString();
  // A database server reports it a moment later.
  if (engine === 'postgres') await expect.poll(page).toContain('Kelebek Vana');
  expect(await page()).toContain('Kelebek Vana');
});

test('an unchanged page costs the browser no bytes', async () => {
  const { origin, asAdmin } = await serveTestSite();
  const first = await get(`${origin}/`);
  const headers = { 'if-none-match': first.headers.etag ?? '' };
  expect(first.headers['cache-control']).toBe('no-cache');
  const second = await get(`${origin}/`, headers);
  expect([second.status, second.body.length]).toEqual([304, 0]);
  await asAdmin(add('Somun'));
  expect((await get(`${origin}/`, headers)).status).toBe(200);
});

test('a page is compressed as the client accepts it, on the first request and from the cache', async () => {
  const { origin } = await serveTestSite();
  const plain = (await get(`${origin}/`)).body.toString();
  for (let time = 0; time < 2; time++) {
    const br = await get(`${origin}/`, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get(`${origin}/`, { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    expect(gunzipSync(gzip.body).toString()).toBe(plain);
    expect(Number(br.headers['content-length'])).toBe(br.body.length);
    expect((await get(`${origin}/`)).body.toString()).toBe(plain);
  }
});

test('a page of which only the compressed form is kept is sent plain, to HEAD and as unchanged, too', async () => {
  const { origin, asAdmin } = await serveTestSite();
  const compressed = { 'accept-encoding': 'br' };
  for (const name of ['Çek Valf', 'Somun']) {
    await asAdmin(add(name));
    const br = await get(`${origin}/products`, compressed);
    const plain = await get(`${origin}/products`);
    expect(plain.body.toString()).toBe(brotliDecompressSync(br.body).toString());
    expect(plain.body.toString()).toContain(name);
    expect((await get(`${origin}/products`, {}, 'HEAD')).headers['content-length']).toBe(String(plain.body.length));
    const [first, second] = await Promise.all(
      ['identity', 'gzip'].map((encoding) =>
        get(`${origin}/products`, { 'accept-encoding': encoding, 'if-none-match': br.headers.etag ?? '' }),
      ),
    );
    expect([first?.status, second?.status]).toEqual([304, 304]);
  }
});

test('a missing page has the status 404, even from the cache', async () => {
  const { origin } = await serveTestSite();
  for (let time = 0; time < 2; time++) expect((await get(`${origin}/yok`)).status).toBe(404);
});

test('HEAD answers like GET, without the page', async () => {
  const { origin } = await serveTestSite();
  const { headers } = await get(`${origin}/`);
  const head = await get(`${origin}/`, {}, 'HEAD');
  expect(head.headers.etag).toBe(headers.etag);
  expect(head.body.length).toBe(0);
});

test('parameters of campaigns do not change the page, and those of the site do', async () => {
  const { origin } = await serveTestSite();
  expect((await get(`${origin}/?utm_source=x`)).body.toString()).toContain('<h1>/</h1>');
  expect((await get(`${origin}/products?q=vana&fbclid=1`)).body.toString()).toContain('<h1>/products?q=vana</h1>');
});

test('pages are rendered for a visitor, even if an admin asks', async () => {
  const { origin, cookie } = await serveTestSite();
  expect((await get(`${origin}/`, { cookie })).body.toString()).toContain('visitor');
});

test('only scripts from the site’s files run, and the one inline script by its hash', async () => {
  const { origin } = await serveTestSite();
  const { headers, body } = await get(`${origin}/`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/);
  expect(policy).toContain(`object-src 'none'; base-uri 'none'`);
  expect(body.toString().match(/<script>/g)).toHaveLength(1);
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('HSTS_SUBDOMAINS=off leaves out the hosts below the public one', async () => {
  const settings = { PUBLIC_ORIGIN: 'https://vitrin.example', HSTS_SUBDOMAINS: 'off' };
  const { origin } = await serveTestSite(settings);
  expect((await get(`${origin}/`)).headers['strict-transport-security']).toBe('max-age=31536000');
});

test('no response lets a browser guess its type, frame it on other sites or pass on its address', async () => {
  const { origin } = await serveTestSite({ PUBLIC_ORIGIN: 'https://vitrin.example' });
  const asked = [
    // The second answer comes from the page cache.
    ...['/', '/', '/Products', '/x/../y', '/yok', '/robots.txt', '/health/live', '/uploads/yok.png'],
    ...['/uploads/products', '/belgeler/%ff', '/admin/messages.csv', '/graphql?query={me{id}}', '/graphql'],
    ...['PUT /about', 'DELETE /yok', 'PATCH /graphql', 'OPTIONS /about', 'POST /contact', 'POST /yok', 'TRACE /'],
  ].map((line) => (line.includes(' ') ? line.split(' ') : ['GET', line])) as [string, string][];
  for (const [method, path] of asked) {
    const { headers, status } = await get(origin + path, {}, method);
    expect(headers, `${method} ${path}: ${status}`).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`frame-ancestors 'self'`),
      'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|same-origin|strict-origin)$/),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  }
});

test.each([
  '/uploads/products/yok.png',
  '/assets/yok.js',
  '/images/yok.png',
  '/uploads/../site.db',
  '/uploads/%2e%2e/site.db',
])('%s is not found, and is no page', async (path) => {
  const { origin } = await serveTestSite();
  const { status, headers, body } = await get(origin + path);
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
  expect(body.toString()).not.toContain('SQLite');
});

test('the process reports that it is alive, and that it is ready', async () => {
  const { origin } = await serveTestSite();
  expect((await get(`${origin}/health/live`)).status).toBe(200);
  expect(JSON.parse((await get(`${origin}/health/ready`)).body.toString())).toMatchObject({ status: 'ready' });
});

test('a page that could not be rendered is not kept', async () => {
  const { origin } = await serveTestSite();
  for (let time = 0; time < 2; time++)
    expect((await get(`${origin}/kirik`)).body.toString()).toContain(`<i>${time}</i>`);
});
