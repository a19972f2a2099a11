// Takes long: the main journey is made twice, on a phone and on a wide screen, and every page is read without scripts.
import { describe, expect } from 'vitest';
import { isFirefox, narrow, wide } from '../testing/browser.ts';
import { goTo } from '../testing/settled.ts';
import { ask, sessionCookie, statusOf } from '../testing/site.ts';
import { seen, test } from '../testing/test.ts';

const bearing = { id: '1738669741160', name: 'Sabit Bilyalı Rulman 6204-2RS', price: '₺285,00' };
const group = { name: 'Rulmanlar ve Güç Aktarım', path: '/categories/rulmanlar-ve-güç-aktarım' };

describe.each([
  ['on a desktop', wide],
  ['on a phone', narrow],
])('a visitor %s', (_, viewport) => {
  test('finds from the home page over a category to a product', async ({ open }) => {
    const page = await open('/', { viewport });
    await seen(page, 'heading', /^Doğru parça, doğru ölçü/);

    if (viewport === narrow) await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('link', { name: 'Ürünler', exact: true }).first().click();
    await page.waitForURL('**/products');
    await seen(page, 'heading', 'Ürünler');
    const section = page.getByRole('region', { name: group.name });
    expect(await section.getByRole('listitem').count()).toBe(3);

    await section.getByRole('link', { name: 'Daha Fazla' }).click();
    await page.waitForURL(`**${encodeURI(group.path)}`);
    await seen(page, 'heading', group.name);

    await page.getByRole('link', { name: bearing.name }).click();
    await page.waitForURL(`**/products/${bearing.id}`);
    await seen(page, 'heading', bearing.name);
    await page.getByText(bearing.price).first().waitFor();
  });
});

test.skipIf(isFirefox)('the first load of a page asks for no data', async ({ open }) => {
  const page = await open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/', '/products', `/products/${bearing.id}`, group.path, '/about', '/contact']) {
    await goTo(page, path);
  }
  expect(asked.filter((path) => path.startsWith('/graphql'))).toEqual([]);
});

test.skipIf(isFirefox)('every page can be read without JavaScript', async ({ open }) => {
  const headings = {
    '/': 'Doğru parça, doğru ölçü.',
    '/products': 'Ürünler',
    [`/products/${bearing.id}`]: bearing.name,
    [group.path]: group.name,
    '/sectors': 'Sektörler',
    '/sectors/energy': 'Enerji',
    '/about': 'Ölçüsünü bildiğimiz parçayı satarız',
    '/contact': 'Aradığınız parçayı birlikte bulalım',
  };
  for (const [path, heading] of Object.entries(headings)) {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toContain(heading);
    await page.context().close();
  }
});

test('a product without a picture shows a plate in its place', async ({ open, site }) => {
  const name = 'Resmi çekilmemiş kaplin';
  const { createProduct } = await ask<{ createProduct: { id: string } }>(
    site,
    'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
    { input: { name, description: 'Alüminyum, 19 mm delikli.' } },
    await sessionCookie(site),
  );
  const page = await open(`/products/${createProduct.id}`);
  const plate = page.getByRole('img', { name }).first();
  expect(await plate.boundingBox()).toMatchObject({ width: expect.any(Number) as number });
  expect(
    await page.locator('main img[alt]').evaluateAll((images) => images.map((image) => image.getAttribute('alt'))),
  ).not.toContain(name);
});

describe('an address that leads nowhere is answered with status 404 and', () => {
  test.for([
    ['/products/1', 'Ürün bulunamadı'],
    ['/categories/yok', 'Kategori bulunamadı'],
    ['/sectors/yok', 'Sektör bulunamadı'],
    ['/yok', 'Aradığınız sayfa bulunamadı'],
    ['/products/1/yok', 'Aradığınız sayfa bulunamadı'],
  ] as const)('%s says: %s', async ([path, text], { open, site }) => {
    expect(await statusOf(site.origin + path)).toBe(404);
    const page = await open(path);
    await seen(page, 'heading', text);
    await page
      .getByRole('main')
      .getByRole('link', { name: /(Ürünlere|Sektörlere) dön/ })
      .click();
    await seen(page, 'heading', /^(Ürünler|Sektörler)$/);
  });
});
