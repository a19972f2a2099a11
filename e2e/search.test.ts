import { describe, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { narrow, wide } from './testing/browser.ts';
import { faults } from './testing/faults.ts';
import { seen, test } from './testing/test.ts';

const bearings = ['Konik Makaralı Rulman 32008 X', 'Konik Makaralı Rulman 30206'];

/** Goes to the search field the way a visitor does, and types. */
async function type(page: Page, text: string) {
  const toggle = page.getByRole('button', { name: 'Arama' });
  if (await toggle.isVisible()) {
    if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  } else await page.locator('.search-wide input').click();
  const field = page.getByRole('combobox', { name: 'Ürün ara' });
  await field.waitFor();
  await field.pressSequentially(text);
  return field;
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');

describe.each([
  ['on a desk', wide],
  ['on a phone', narrow],
])('suggestions %s', (_, viewport) => {
  test('are walked through by keyboard and lead to the product', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'konik rulm');
    await options(page).first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('status').getByText('4 öneri var').count()).toBe(1);
    expect(await options(page).first().locator('mark').allTextContents()).toEqual(['Konik', 'Rulman']);

    const chosen = async () => {
      const id = await field.getAttribute('aria-activedescendant');
      return id === null
        ? null
        : options(page)
            .and(page.locator(`[id="${id}"][aria-selected=true]`))
            .textContent();
    };
    expect(await chosen()).toBeNull();
    await field.press('ArrowDown');
    expect(await chosen()).toContain(bearings[0]);
    await field.press('End');
    expect(await chosen()).toBe('Tüm sonuçlar');
    await field.press('ArrowDown');
    expect(await chosen()).toBeNull();
    await field.press('ArrowUp');
    await field.press('Home');
    await field.press('ArrowDown');
    expect(await chosen()).toContain(bearings[1]);
    await field.press('Enter');
    await seen(page, 'heading', bearings[1] ?? '');
    expect(await options(page).count()).toBe(0);
  });

  test('close with Escape and keep what was typed; the last one leads to all results', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'vana');
    await options(page).first().waitFor();
    await field.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('vana');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
    await field.press('ArrowDown');
    await page.getByRole('option', { name: 'Tüm sonuçlar' }).click();
    await page.waitForURL('**/products?q=vana');
    await seen(page, 'heading', /^“vana” için \d+ ürün$/);
    expect(await options(page).count()).toBe(0);
  });

  test('are chosen with the mouse', async ({ open }) => {
    const page = await open('/', { viewport });
    await type(page, '6204 2rs');
    await options(page).first().click();
    await seen(page, 'heading', 'Sabit Bilyalı Rulman 6204-2RS');
  });

  test('do not hinder: Enter without a choice searches', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'ÇELİK dübel');
    await field.press('Enter');
    await seen(page, 'heading', '“ÇELİK dübel” için 1 ürün');
    expect(new URL(page.url()).searchParams.get('q')).toBe('ÇELİK dübel');
  });
});

test('nothing is asked for one letter, nor while typing fast, and the code comes with the first focus', async ({
  open,
}) => {
  const page = await open('/', { viewport: wide });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`));
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => name.includes('uggestion'))).toEqual([]);
  const field = await type(page, 'm');
  await page.waitForTimeout(300);
  expect(asked.filter((request) => request.startsWith('/graphql'))).toEqual([]);
  await field.pressSequentially('otor', { delay: 20 });
  await options(page).first().waitFor();
  const searches = asked.filter((request) => request.startsWith('/graphql'));
  expect(searches).toHaveLength(1);
  expect(searches[0]).toContain('"search":"motor"');
});

test('an answer that comes late does not replace a newer one', async ({ open }) => {
  const page = await open('/', { viewport: wide });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"search":"vana"')) await new Promise((done) => setTimeout(done, 800));
    await route.continue().catch(() => undefined);
  });
  const field = await type(page, 'vana');
  await page.waitForTimeout(250);
  await field.fill('rulman');
  await options(page).first().waitFor();
  await page.waitForTimeout(900);
  expect(await options(page).first().textContent()).toContain('Rulman');
});

test('what is being composed is left to the input method', async ({ open }) => {
  const page = await open('/', { viewport: wide });
  const field = await type(page, 'vana');
  await options(page).first().waitFor();
  await field.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true });
  await field.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
  expect(await field.getAttribute('aria-activedescendant')).toBeNull();
  expect(await options(page).count()).toBeGreaterThan(1);
});

describe('the results page', () => {
  const names = (page: Page) => page.locator('.product-card-name').allTextContents();

  test('is narrowed, ordered and gone back in through its address', async ({ open }) => {
    const page = await open('/products?q=rulman', { viewport: wide });
    const all = await names(page);
    await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Fiyat azalan');
    await page.waitForURL('**/products?q=rulman&order=price-desc');
    await expect.poll(() => names(page)).not.toEqual(all);
    await page.getByRole('combobox', { name: 'Fiyat', exact: true }).selectOption('Fiyat için iletişim');
    await page.waitForURL('**/products?q=rulman&order=price-desc&price=on-request');
    await expect.poll(async () => (await names(page)).length).toBeLessThan(all.length);
    expect(await page.locator('main .product-card .price').count()).toBe(0);
    await page.goBack();
    await page.goBack();
    await page.waitForURL('**/products?q=rulman');
    await expect.poll(() => names(page)).toEqual(all);

    await page.getByRole('link', { name: /^Rulmanlar ve Güç Aktarım \d+$/ }).click();
    await page.waitForURL('**/products?q=rulman&category=*');
    const chosen = page.getByRole('link', { name: /^Rulmanlar ve Güç Aktarım \d+$/ });
    await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(
      `“rulman” için ${/\d+$/.exec((await chosen.textContent()) ?? '')?.[0]} ürün`,
    );
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('goes on over pages that keep the choices', async ({ open }) => {
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
    await page.getByText('Bunu mu demek istediniz').getByRole('link', { name: 'jeneratör' }).click();
    await seen(page, 'heading', /^“jeneratör” için \d+ ürün$/);
    expect(await page.getByText('Bunu mu demek istediniz').count()).toBe(0);
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
  await page.getByRole('combobox', { name: 'Fiyat', exact: true }).selectOption('Fiyatı belli');
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('Fiyat artan');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await page.waitForURL('**/products?q=rulman&price=known&order=price');
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

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('axe finds nothing to object to (%s):', (_, viewport) => {
  test('the open list', async ({ open }) => {
    const page = await open('/', { viewport });
    const field = await type(page, 'jenaratör');
    await options(page).first().waitFor();
    await field.press('ArrowDown');
    expect(await faults(page)).toEqual([]);
  });

  test.for(['/products?q=vana', '/products?q=rulmna&price=known', '/products?q=zzqqxx'])(
    '%s',
    async (path, { open }) => {
      const page = await open(path, { viewport });
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    },
  );
});
