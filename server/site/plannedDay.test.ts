import { expect, test } from 'vitest';
import { get } from '../testing/get.ts';
import { realWeb } from '../testing/realWeb.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Plan = 'mutation ($input: PlanInput!) { createPlan(input: $input) }';

test('an editor sees every page as it will be at the end of a day, and nobody else does', async () => {
  const site = await serveTestSite({}, await realWeb());
  const create = async (input: object) =>
    (await site.asAdmin(Create, { input: { description: 'Bilyalı', ...input } })).data.createProduct.id as string;
  const priced = await create({ name: 'Rulman 6204', price: 100 });
  const draft = await create({ name: 'Gelecek Vana', status: 'DRAFT' });
  const plan = (input: object) => site.asAdmin(Plan, { input: { name: 'Fuar', ...input } });
  await plan({ which: { ids: [draft] }, status: 'PUBLISHED', at: '2999-11-27T06:00:00Z' });
  await plan({
    which: { ids: [priced] },
    priceRule: { percent: -15 },
    at: '2999-11-27T06:00:00Z',
    backAt: '2999-11-28T06:00:00Z',
  });
  const ask = async (path: string, cookie = site.cookie) => {
    const { status, headers, body } = await get(`${site.origin}/onizleme/gun/${path}`, { cookie });
    return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
  };
  const revision = site.db.revision();
  const list = await ask('2999-11-27/products');
  expect(list.status).toBe(200);
  expect(list.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, noarchive' });
  expect(list.html).toContain('Gelecek Vana');
  expect(list.html).toContain('85,00');
  expect(list.html).toContain('27 Kasım 2999');
  expect(list.html).toContain(`href="/onizleme/gun/2999-11-27/products/${draft}"`);
  expect(list.html).toContain('href="/onizleme/gun/2999-11-27"');
  expect(list.html).not.toContain('<script type="module"');
  expect((await ask('2999-11-26/products')).html).not.toContain('Gelecek Vana');
  const later = (await ask(`2999-11-28/products/${priced}`)).html;
  expect([later.includes('100,00'), later.includes('85,00')]).toEqual([true, false]);
  expect((await ask('2999-11-27')).status).toBe(200);
  expect((await ask('2999-11-31/products')).status).toBe(404);
  expect((await ask('2999-11-27/products', '')).status).toBe(401);
  expect(site.db.revision()).toBe(revision);
  expect((await get(`${site.origin}/products/${draft}`)).status).toBe(404);
});
