import { expect, onTestFinished, test } from 'vitest';
import { get } from '../testing/get.ts';
import { plainWeb, serveTestSite, type TestWeb } from '../testing/serveTestSite.ts';
import { refreshAfterWrites } from './refreshAfterWrites.ts';
import { createRenderingLine } from './renderingLine.ts';

const add = (name: string) => `mutation { createProduct(input: { name: "${name}", description: "Kauçuk" }) { id } }`;
const addCategory = (name: string) =>
  `mutation { createCategory(input: { name: "${name}", description: "-" }) { id } }`;

/** A site, and the addresses of the pages that it rendered. */
async function countedSite() {
  const rendered: string[] = [];
  const site = await serveTestSite(
    {},
    {
      render: (request, link) => {
        rendered.push(new URL(request.url).pathname);
        return plainWeb.render(request, link);
      },
    },
  );
  return { ...site, rendered };
}

test('a write that changes nothing on a page causes no rendering of it', async () => {
  const { origin, asAdmin, rendered } = await countedSite();
  const before = await get(`${origin}/products`);
  await asAdmin(addCategory('Şalterler'));
  const after = await get(`${origin}/products`);
  expect([after.headers.etag, rendered]).toEqual([before.headers.etag, ['/products']]);
  await asAdmin(add('Iğne Vana'));
  expect((await get(`${origin}/products`)).body.toString()).toContain('Iğne Vana');
  expect(rendered).toEqual(['/products', '/products']);
});

test('after a write, the most read pages are rendered before anyone asks', async () => {
  const site = await countedSite();
  const { origin, asAdmin, rendered } = site;
  onTestFinished(refreshAfterWrites(site, site.refreshPages));
  for (const path of ['/', '/products', '/products']) await get(origin + path);
  await asAdmin(add('Çek Valf'));
  await expect.poll(() => rendered).toEqual(['/', '/products', '/products', '/']);
  expect((await get(`${origin}/products`)).body.toString()).toContain('Çek Valf');
  expect((await get(`${origin}/`)).body.toString()).toContain('Çek Valf');
  expect(rendered).toHaveLength(4);
});

test('other requests are served between two renderings', async () => {
  const line = createRenderingLine();
  const done: number[] = [];
  const all = Promise.all([1, 2, 3, 4].map((page) => line.render(async () => void done.push(page))));
  await new Promise((resolve) => setImmediate(resolve));
  expect(done.length).toBeLessThan(3);
  await all;
  expect(done).toEqual([1, 2, 3, 4]);
});

test('cold pages are rendered one at a time, and other requests are answered in between', async () => {
  const begun: string[] = [];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  const render: TestWeb['render'] = async (request) => {
    begun.push(new URL(request.url).pathname);
    await released;
    return { status: 200, head: '', html: '', state: '{}', lang: 'tr' };
  };
  const { origin } = await serveTestSite({}, { render });
  const first = get(`${origin}/about`);
  await expect.poll(() => begun).toEqual(['/about']);
  const others = ['/', '/products'].map((path) => get(origin + path));
  for (const _ of [1, 2]) expect((await get(`${origin}/health/live`)).status).toBe(200);
  expect(begun).toEqual(['/about']);
  release();
  await Promise.all([first, ...others]);
  expect(begun).toHaveLength(3);
});
