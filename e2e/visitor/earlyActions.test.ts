import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendEnquiry } from '../testing/admin.ts';
import { narrow, takenOver, wide } from '../testing/browser.ts';
import { offersFor } from '../testing/offers.ts';
import { settled } from '../testing/settled.ts';
import { test, type Open } from '../testing/test.ts';

const formOf = (page: Page) => page.getByRole('form', { name: 'İletişim formu' });

/** Opens the page without its scripts; `release` lets them come and waits for them. Timers of `never` ms do not end. */
async function openWaiting(open: Open, path: string, never?: number) {
  const page = await open('about:blank', { viewport: narrow, alone: true });
  await page.addInitScript((time) => {
    const real = window.setTimeout.bind(window);
    const kept = (handler: TimerHandler, after?: number) => (after === time ? 0 : real(handler, after));
    if (time !== undefined) Object.assign(window, { setTimeout: kept });
  }, never);
  let letThem = () => {};
  const allowed = new Promise<void>((resolve) => (letThem = resolve));
  await page.route('**/assets/site*.js*', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'load' });
  const release = async () => {
    letThem();
    await takenOver(page);
  };
  return { page, release };
}

test('a button pressed before the scripts have come does its work when they have, once', async ({ open }) => {
  const { page, release } = await openWaiting(open, '/products');
  const menu = page.getByRole('button', { name: 'Menü' });
  await menu.click();
  await menu.click();
  await menu.click();
  await release();
  await expect.poll(() => menu.getAttribute('aria-expanded')).toBe('true');
  await page.getByRole('button', { name: 'Kategorileri göster' }).click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Ölçüm Cihazları' }).waitFor();
});

/** What stands for a control must be the same element before and after: a press between would end on another one. */
const controls = 'a, button, input, select, textarea, summary, label';

test('the scripts take every control over as it is, and a press that began before them does its work', async ({
  open,
  site,
}) => {
  const { number, statusPath } = await sendEnquiry(site, 'Şule Ağırbaş');
  const offer = await offersFor(site, number);
  const line = { name: 'Rulman 6204-2RS', quantity: 40, price: 235, vatRate: 20 };
  await offer([line, { ...line, name: 'Rulman 6204-ZZ', kind: 'ALTERNATIVE' }]);
  const table = '/categories/pompalar-ve-vanalar?gorunum=tablo';
  for (const path of ['/products/1738669741160', table, '/teklif', statusPath]) {
    const { page, release } = await openWaiting(open, path);
    const before = await page.evaluateHandle((all) => [...document.querySelectorAll(all)], controls);
    const way = page.getByRole('link', { name: 'Değişiklik isteyin', exact: true });
    if (path === statusPath) {
      await way.hover();
      await page.mouse.down();
    }
    await release();
    await settled(page);
    const gone = await before.evaluate((all) => all.filter((one) => !one.isConnected).map((one) => one.outerHTML));
    expect([path, gone]).toEqual([path, []]);
    if (path === statusPath) {
      await page.mouse.up();
      await page.getByRole('button', { name: 'Değişiklik İsteğini Gönder' }).waitFor();
    }
  }
});

test('filters asked for before open where one is', async ({ open }) => {
  const { page, release } = await openWaiting(open, '/categories/rulmanlar-ve-güç-aktarım?kind=rulman');
  await page.getByRole('link', { name: 'Filtrele' }).click();
  await release();
  await page.getByRole('dialog', { name: 'Filtreler' }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a choice made before applies when they have come', async ({ open }) => {
  const { page, release } = await openWaiting(open, '/products?q=rulman');
  await page.getByLabel('Sırala').selectOption({ label: 'Fiyat artan' });
  await release();
  await page.waitForURL('**order=*');
  await expect.poll(() => page.getByLabel('Sırala').evaluate((field: HTMLSelectElement) => field.value)).not.toBe('');
});

test('what was typed before stays, and is kept as a draft', async ({ open }) => {
  const { page, release } = await openWaiting(open, '/contact');
  await formOf(page).getByLabel('Ad soyad').fill('Şule Işık');
  await release();
  await expect.poll(() => formOf(page).getByLabel('Ad soyad').inputValue()).toBe('Şule Işık');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft'))).toContain('Şule Işık');
});

test('a search typed before gets its suggestions when they have come, and the scheme is marked from the start', async ({
  open,
}) => {
  const { page, release } = await openWaiting(open, '/products?q=vana');
  await page.setViewportSize(wide);
  const underline = (mode: string) =>
    page.locator(`.top-bar [value=${mode}]`).evaluate((one) => getComputedStyle(one).borderBottomColor);
  expect([await underline('light'), await underline('dark')]).toEqual(Array(2).fill('rgba(0, 0, 0, 0)'));
  expect(await underline('system')).not.toBe('rgba(0, 0, 0, 0)');
  const field = page.getByRole('banner').getByLabel('Ürün ara').first();
  await field.fill('rulman');
  await release();
  await page.getByRole('option').first().waitFor();
  expect(await field.inputValue()).toBe('rulman');
});

test('without them links lead on and a message is sent', async ({ open }) => {
  const { page } = await openWaiting(open, '/contact');
  const form = formOf(page);
  await form.getByLabel('Ad soyad').fill('Şule Işık');
  await form.getByLabel('E-posta').fill('sule@firma.example');
  await form.getByLabel('Konu').fill('Kaplin');
  await form.getByLabel('Mesajınız').fill('Var mı?');
  await form.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await page.getByText('Mesajınız için teşekkür ederiz.').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'KVKK aydınlatma metni' }).click();
  await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
  // What the tab has compared before stays, and a list that no script answers shows itself.
  await page.goto('/products/1765369210047', { waitUntil: 'load' });
  await page.evaluate(() => sessionStorage.setItem('compared', '["1738669741160"]'));
  await page.getByRole('link', { name: 'Karşılaştır', exact: true }).click();
  await page.waitForURL('**/karsilastir?u=1738669741160&u=1765369210047');
  await page.goto('/products/1765369210047', { waitUntil: 'load' });
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).click();
  await page.waitForURL('**/teklif');
});

/** For so many milliseconds a form waits for the scripts. */
const patience = 2000;

test('a product added before they have come is on the list, and the page stays', async ({ open }) => {
  const { page, release } = await openWaiting(open, '/products/1738669741160', patience);
  await page.getByRole('textbox', { name: /Miktar/ }).fill('12');
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).click();
  await release();
  await page.getByText('Teklif listesine eklendi.').waitFor();
  await page.getByRole('button', { name: /^Listede 12/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/products/1738669741160');
});

test('products of a list, too, each once: the page stays; without scripts the quote list shows it', async ({
  open,
}) => {
  const list = '/products?q=rulman';
  const adds = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ekle/ });
  const { page, release } = await openWaiting(open, list, patience);
  const name = ((await adds(page).nth(1).textContent()) ?? '').replace(/^Ekle: /, '');
  expect(name).toContain('Rulman');
  for (const place of [1, 1, 2]) await adds(page).nth(place).click();
  await release();
  const added = page.getByRole('link', { name: /^Listede/ });
  await added.filter({ hasText: name }).waitFor();
  await added.nth(1).waitFor();
  await page.getByRole('banner').getByText('2', { exact: true }).first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/products');

  const isListed = async (another: Page) => {
    await adds(another).nth(1).click();
    await another.waitForURL('**/teklif');
    await another.getByRole('main').getByText(name).first().waitFor();
  };
  const bare = await open('about:blank', { viewport: narrow, javaScriptEnabled: false });
  await bare.goto(list, { waitUntil: 'domcontentloaded' });
  await isListed(bare);
  // Scripts that take too long are not waited for.
  await isListed((await openWaiting(open, list)).page);
});

test('a phone fetches the scripts when it has shown the page, and runs them when it is touched', async ({ open }) => {
  const page = await open('about:blank', { viewport: narrow, hasTouch: true, isMobile: true });
  await page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => page.locator('link[rel=prefetch]').count()).toBeGreaterThan(0);
  const isTakenOver = () => page.evaluate(() => performance.getEntriesByName('taken over').length > 0);
  expect(await isTakenOver()).toBe(false);
  await page.getByRole('button', { name: 'Menü' }).tap();
  await takenOver(page);
  await expect.poll(() => page.getByRole('button', { name: 'Menü' }).getAttribute('aria-expanded')).toBe('true');
});
