import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

test.each([
  ['/products/', '/products'],
  ['/Products', '/products'],
  ['/PRODUCTS///?q=M8/&utm_source=a%20b&q=', '/products?q=M8/&utm_source=a%20b&q='],
  ['/Categories/%C4%B0%C5%9F-A%2Fb/', '/categories/%C4%B0%C5%9F-A%2Fb'],
  ['/products/ABC/', '/products/ABC'],
  ['/about/?next=//evil.example/', '/about?next=//evil.example/'],
])('%s leads to %s for good', async (given, clean) => {
  const { origin } = await serveTestSite();
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await get(origin + given, {}, method);
    expect([status, headers.location]).toEqual([308, clean]);
  }
  expect((await get(origin + clean)).status).toBe(200);
});

test.each([
  '/',
  '//evil.example/',
  '//evil.example/products/',
  '/\\evil.example/',
  '/products//evil.example/',
  '/%2F/evil.example/products/',
  '/yok/',
  '/admin/',
  '/Admin/products/',
  '/graphql/',
  '/uploads/',
  '/assets/',
  '/health/live/',
  '/robots.txt/',
])('%s is not redirected', async (path) => {
  const { origin } = await serveTestSite();
  expect((await get(origin + path)).headers.location).toBeUndefined();
});

test('every page of the sitemap has exactly one address', async () => {
  const { origin, asAdmin } = await serveTestSite();
  await asAdmin('mutation { createCategory(input: { name: "Vana" }) { id } }');
  const sitemap = (await get(`${origin}/sitemap.xml`)).body.toString();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  for (const path of paths.filter((path) => path !== '/')) {
    expect((await get(`${origin}${path}/`)).headers.location, path).toBe(path);
  }
});

test('a form sent to another spelling of its page is still answered', async () => {
  const { origin } = await serveTestSite();
  const body = new URLSearchParams({ name: 'Ali' });
  expect(await (await fetch(`${origin}/contact/`, { method: 'POST', body })).text()).toContain('<b>name=Ali</b>');
});
