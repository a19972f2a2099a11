import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPdf } from '../../server/testing/readPdf.ts';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { goBack } from '../testing/settled.ts';
import { seen, readingTest as test } from '../testing/test.ts';

const product = '/products/1738669741160';
const main = (page: Page) => page.getByRole('main');

test('a page that cannot be loaded says so between header and footer, and can be tried again', async ({
  open,
  complaints,
}) => {
  const page = await open('/products', { viewport: narrow });
  await page.route('**/graphql', (route) => route.abort());
  await main(page)
    .getByRole('link', { name: /Rulman 6204|Konik|Kaplin/ })
    .first()
    .click();
  await seen(page, 'heading', 'Sayfa yüklenemedi');
  await seen(page, 'contentinfo', '');
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  complaints.length = 0;
  expect(await faults(page)).toEqual([]);

  await page.unroute('**/graphql');
  await main(page).getByRole('link', { name: 'Tekrar deneyin' }).click();
  await main(page).getByText('Miktar', { exact: true }).waitFor();
});

test('a query that fails leaves the page with what it has, and is logged', async ({ open, complaints }) => {
  const page = await open('/contact', { viewport: wide });
  const errors = [{ message: 'Not today.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }];
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors } }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ürünler' }).click();
  await page.getByText('Henüz ürün bulunmamaktadır.').waitFor();
  expect(complaints.join()).toContain('Not today.');
  complaints.length = 0;
});

test('form errors are as accessible as the form', async ({ open }) => {
  const page = await open('/contact', { viewport: narrow });
  await page.getByRole('button', { name: 'Mesajı Gönder' }).click();
  await page.getByText('Mesajınızı yazın.').waitFor();
  expect(await faults(page)).toEqual([]);
});

test('back and forward return to where one was; a link leads to the top', async ({ open }) => {
  const page = await open('/products', { viewport: wide });
  const link = main(page).getByRole('link', { name: 'Daha Fazla' }).nth(2);
  const left = await link.evaluate((one: HTMLElement) => {
    one.scrollIntoView({ block: 'center' });
    one.click();
    return window.scrollY;
  });
  expect(left).toBeGreaterThan(500);
  await page.waitForURL('**/categories/**');
  await page.waitForFunction(() => window.scrollY === 0);
  await goBack(page);
  await page.waitForFunction((left) => Math.abs(window.scrollY - left) < 2, left);
  await page.goForward();
  await page.waitForFunction(() => window.scrollY === 0);
});

test('the open menu is accessible; Escape closes it and gives the focus back', async ({ open }) => {
  const page = await open('/', { viewport: narrow });
  const button = page.getByRole('button', { name: 'Menü' });
  await button.click();
  await page.getByRole('button', { name: 'Sektörleri göster' }).click();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test('the header shrinks past 50 pixels and moves nothing', async ({ open }) => {
  const page = await open('/about');
  const top = () => main(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  const height = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const whole = await height();
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.locator('header[data-shrunk]').waitFor();
  expect(await top()).toBe(before);
  expect(await height()).toBeLessThan(whole);
});

test('a slow page is announced', async ({ open }) => {
  const page = await open('/about');
  let letThem = () => {};
  const allowed = new Promise<void>((resolve) => (letThem = resolve));
  await page.route('**/graphql', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ürünler' }).click();
  await page.getByRole('status').getByText('Yükleniyor').waitFor();
  letThem();
  await seen(page, 'heading', 'Ürünler');
});

test('a product prints on one sheet, with the company’s details', async ({ open }) => {
  const page = await open(product);
  const { pages } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(pages).toHaveLength(1);
  // The margin is 14 millimetres, which printers can leave out.
  const margin = (14 / 25.4) * 72;
  expect(pages[0]?.left).toBeCloseTo(margin, 0);
  // An A4 sheet is 210 millimetres wide.
  expect(pages[0]?.right).toBeLessThan((210 / 25.4) * 72 - margin + 1);
  expect(pages[0]?.overlaps).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.print-head').innerText()).toContain('bilgi@vitrinendustri.example');
  expect(await page.getByRole('banner').isVisible()).toBe(false);
  expect(await page.getByRole('region', { name: 'Aynı ailenin ürünleri' }).getByRole('row').count()).toBeGreaterThan(2);
  expect(await page.getByRole('button', { name: /^Ekle/ }).filter({ visible: true }).count()).toBe(0);
  const arrows = page.locator('.key-line .dimension-line').first();
  expect(await arrows.evaluate((one) => getComputedStyle(one, '::after').printColorAdjust)).toBe('exact');
});

test('the map asks its host for nothing until it is wanted', async ({ open, complaints }) => {
  const page = await open('/contact');
  expect(complaints).toEqual([]);
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '<p>Harita' }));
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  await page.frameLocator('iframe[title^="Harita: "]').getByText('Harita').waitFor();
  // The visitor has asked for the map of the other host.
  complaints.length = 0;
});
