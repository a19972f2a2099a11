import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { goBack } from '../testing/settled.ts';
import { seen, readingTest as test } from '../testing/test.ts';

describe('the results page', () => {
  const names = (page: Page) => page.locator('.product-card-name').allTextContents();

  test('is narrowed, ordered and gone back in through its address', async ({ open }) => {
    const page = await open('/products?q=rulman', { viewport: wide });
    const all = await names(page);
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Fiyat azalan');
    await page.waitForURL('**/products?q=rulman&order=price-desc');
    await expect.poll(() => names(page)).not.toEqual(all);
    await page.getByRole('checkbox', { name: /^Fiyatı olanlar/ }).check();
    await page.waitForURL('**/products?q=rulman&order=price-desc&price=known');
    await expect.poll(async () => (await names(page)).length).toBeLessThan(all.length);
    expect(await page.locator('main .product-card .price-on-request').count()).toBe(0);
    await goBack(page);
    await goBack(page);
    await page.waitForURL('**/products?q=rulman');
    await expect.poll(() => names(page)).toEqual(all);
  });

  test('is narrowed to a category, where there are several', async ({ open }) => {
    const page = await open('/products?q=motor', { viewport: wide });
    await page.getByRole('link', { name: /^Rulmanlar ve Güç Aktarım \d+$/ }).click();
    await page.waitForURL('**/products?q=motor&category=*');
    const chosen = page.getByRole('link', { name: /^Rulmanlar ve Güç Aktarım \d+$/ });
    await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      `“motor” için ${/\d+$/.exec((await chosen.textContent()) ?? '')?.[0]} ürün`,
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('continues over pages that keep the choices', async ({ open }) => {
    const page = await open('/products?q=mm&order=name', { viewport: narrow });
    const first = await names(page);
    expect(first).toHaveLength(24);
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await page.waitForURL('**/products?q=mm&order=name&after=*');
    await expect.poll(async () => (await names(page)).some((name) => first.includes(name))).toBe(false);
    await page.getByRole('link', { name: 'İlk sayfa' }).click();
    await page.waitForURL('**/products?q=mm&order=name');
    await expect.poll(() => names(page)).toEqual(first);
  });

  test('asks what was meant, and leads there', async ({ open }) => {
    const page = await open('/products?q=jenaratör', { viewport: wide });
    await page.getByText('jeneratör mü demek istediniz?').getByRole('link', { name: 'jeneratör' }).click();
    await seen(page, 'heading', /^“jeneratör” için \d+ ürün$/);
    expect(await page.getByText('demek istediniz').count()).toBe(0);
  });

  test('leads on when nothing is found', async ({ open }) => {
    const page = await open('/products?q=zzqqxx wvwv', { viewport: wide });
    await seen(page, 'heading', '“zzqqxx wvwv” için 0 ürün');
    const ways = page.getByRole('navigation', { name: 'Kategorilere göz atın' }).getByRole('link');
    expect(await ways.count()).toBe(10);
    await page.getByRole('link', { name: 'Bu parçayı bize sorun' }).click();
    await page.waitForURL('**/contact?subject=*');
    await expect.poll(() => page.getByLabel('Konu').inputValue()).toBe('zzqqxx wvwv');
  });
});

test('a category is put in order, too', async ({ open }) => {
  const page = await open('/categories/pompalar-ve-vanalar', { viewport: wide });
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Ada göre');
  await page.waitForURL('**/categories/pompalar-ve-vanalar?order=name');
  const names = async () => page.locator('.product-card-name').allTextContents();
  await expect.poll(names).toEqual([...(await names())].sort(new Intl.Collator('tr').compare));
});

test('everything works without JavaScript', async ({ open }) => {
  const page = await open('/', { viewport: wide, javaScriptEnabled: false });
  await page.locator('.search-wide input').fill('rulman');
  await page.locator('.search-wide input').press('Enter');
  await page.waitForURL('**/products?q=rulman');
  const filters = page.getByRole('region', { name: 'Filtreler' });
  await filters.getByRole('checkbox', { name: /^Fiyatı olanlar/ }).check();
  await filters.getByRole('button', { name: 'Uygula' }).click();
  await page.waitForURL('**/products?*price=known*');
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Fiyat artan');
  await page.getByRole('form', { name: 'Listeyi düzenle' }).getByRole('button', { name: 'Uygula' }).click();
  await page.waitForURL('**/products?*order=price');
  expect(page.url()).toContain('price=known');
  expect(await page.getByRole('combobox', { name: 'Sırala' }).inputValue()).toBe('price');
  const prices = await page.locator('main .product-card .price').allTextContents();
  const amounts = prices.map((price) => Number(price.replace(/[^\d,]/g, '').replace(',', '.')));
  expect(amounts.length).toBeGreaterThan(3);
  expect(amounts).toEqual([...amounts].sort((a, b) => a - b));
});

test('browsers and search engines are told how to search', async ({ open, site }) => {
  const page = await open('/');
  const told = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '') as {
    potentialAction: { target: { urlTemplate: string } };
  };
  expect(told.potentialAction.target.urlTemplate).toMatch(/\/products\?q=\{search_term_string\}$/);
  const description = await page.locator('link[rel=search]').getAttribute('href');
  const answer = await fetch(new URL(description ?? '', site.origin));
  expect(answer.headers.get('content-type')).toContain('application/opensearchdescription+xml');
  expect(await answer.text()).toContain('/products?q={searchTerms}');
});

test.for(['/products?q=vana', '/products?q=rulmna&price=known', '/products?q=zzqqxx'])(
  'axe finds nothing to object to: %s',
  async (path, { open }) => {
    const page = await open(path, { viewport: narrow });
    expect(await faults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);
  },
);
