import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { boxOf } from '../testing/geometry.ts';
import { goBack, settled } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const bearings = '/categories/rulmanlar-ve-güç-aktarım';
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const chosen = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('on a phone a sheet narrows the list to one product; closing it keeps what was chosen', async ({ open }) => {
  const page = await open(bearings, { viewport: narrow });
  await page.getByRole('link', { name: /^Rulman 5/ }).click();
  const names = page.locator('.product-card-name');
  await expect.poll(() => names.count()).toBe(5);
  await settled(page);
  // Opening the sheet moves nothing, and neither does closing it, as long as nothing was chosen.
  await page.evaluate(() => window.scrollTo(0, 700));
  const place = await scrolled(page);
  // Playwright would first scroll to a button that stands so near the edge. The header shrinks, and takes it along.
  await expect.poll(async () => (await boxOf(page.locator('.list-bar'))).y).toBe(56);
  const button = await boxOf(page.getByRole('link', { name: 'Filtrele' }));
  await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
  const sheet = page.getByRole('dialog', { name: 'Filtreler' });
  await sheet.getByRole('checkbox', { name: 'Konik makaralı' }).waitFor();
  expect(await scrolled(page)).toBe(place);
  await sheet.getByRole('button', { name: 'Kapat' }).click();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  expect(await scrolled(page)).toBe(place);

  await page.getByRole('link', { name: 'Filtrele' }).click();
  await sheet.getByRole('checkbox', { name: 'Konik makaralı' }).check();
  await sheet.getByRole('button', { name: '2 ürünü göster' }).waitFor();
  const bore = sheet.getByRole('group', { name: 'İç çap' });
  await bore.getByRole('checkbox', { name: /^30 / }).check();
  await sheet.getByRole('button', { name: '1 ürünü göster' }).click();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(() => names.allTextContents()).toEqual(['Konik Makaralı Rulman 30206']);
  expect(chosen(page.url())).toEqual({
    kind: 'rulman',
    'f.rulman-tipi': 'konik-makaralı',
    'f.iç-çap': '30',
  });
  // The tools of the list stand below the header, and its products below them.
  expect((await boxOf(page.locator('.list-bar'))).y).toBe(56);
  expect((await boxOf(names.first())).bottom).toBeLessThan(narrow.height);

  await page.getByRole('link', { name: 'Filtrele' }).click();
  await sheet.getByRole('link', { name: 'İç çap: 30 mm filtresini kaldır' }).click();
  await sheet.getByRole('button', { name: '2 ürünü göster' }).waitFor();
  // A step back closes the sheet and keeps the choice.
  await goBack(page);
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await expect.poll(() => names.count()).toBe(2);
});

test('by keyboard a list is narrowed, step by step and back', async ({ open }) => {
  const page = await open(`${bearings}?kind=rulman`, { viewport: wide });
  const filters = page.getByRole('region', { name: 'Filtreler' });
  const summary = page.locator('.list-summary');
  await filters.getByRole('checkbox', { name: 'Sabit bilyalı' }).press('Space');
  await expect.poll(() => summary.textContent()).toBe('5 rulman içinden 2 ürün');
  expect(await filters.getByRole('checkbox', { name: 'Sabit bilyalı' }).isChecked()).toBe(true);
  const size = filters.getByRole('checkbox', { name: /^25 / });
  await size.press('Space');
  await expect.poll(() => summary.textContent()).toBe('5 rulman içinden 1 ürün');
  expect(await size.isChecked()).toBe(true);
  await goBack(page);
  await expect.poll(() => summary.textContent()).toBe('5 rulman içinden 2 ürün');
  await page.getByRole('link', { name: 'Tümünü temizle' }).press('Enter');
  await expect.poll(() => summary.textContent()).toBe('5 ürün');
});

test('on a wide screen filters stay beside the list, which shows what they change', async ({ open }) => {
  const page = await open(bearings, { viewport: wide });
  await page.evaluate(() => window.scrollTo(0, 1200));
  await page.locator('header[data-shrunk]').waitFor();
  const column = await boxOf(page.getByRole('region', { name: 'Filtreler' }));
  expect([column.y, column.bottom <= wide.height]).toEqual([84, true]);
  await page.getByRole('checkbox', { name: /^Fiyatı olanlar/ }).check();
  await expect.poll(() => page.locator('.list-summary').textContent()).toContain('içinden');
  await expect.poll(async () => (await boxOf(page.locator('.list-main'))).y).toBe(84);
  expect(await page.getByRole('checkbox', { name: /^Fiyatı olanlar/ }).evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );
});

test('filters work without JavaScript, and what cannot be read is left out and said', async ({ open }) => {
  const page = await open(`${bearings}?kind=rulman&min.iç-çap=20+bar&f.yok=1`, {
    viewport: wide,
    javaScriptEnabled: false,
  });
  expect(new URL(page.url()).searchParams.getAll('okunmadi')).toEqual(['min.iç-çap:20 bar', 'f.yok:1']);
  const unread = 'İç çap: “20 bar” okunamadı, bu filtre uygulanmadı. yok: “1” okunamadı, bu filtre uygulanmadı.';
  expect(await page.getByRole('alert').textContent()).toBe(unread);
  const filters = page.getByRole('region', { name: 'Filtreler' });
  await filters.getByRole('checkbox', { name: 'Konik makaralı' }).check();
  await filters.getByRole('group', { name: 'İç çap' }).getByRole('textbox', { name: 'En az' }).fill('40');
  await filters.getByRole('button', { name: 'Uygula' }).click();
  await expect
    .poll(() => page.locator('.product-card-name').allTextContents())
    .toEqual(['Konik Makaralı Rulman 32008 X']);
  await page.getByRole('link', { name: 'Konik makaralı filtresini kaldır' }).click();
  await expect.poll(() => page.locator('.product-card-name').count()).toBe(2);
});

test.for([
  ['wide', wide, `${bearings}?kind=rulman&min.iç-çap=20&max.iç-çap=40`, ['light', 'dark']],
  ['narrow', narrow, `${bearings}?kind=rulman&f.kapak=yok#filtreler`, ['light', 'dark']],
  ['narrow', narrow, '/products?q=vana&price-max=1', ['dark']],
] as const)('axe finds nothing to object to: %s, %s', async ([, viewport, path, schemes], { open }) => {
  const page = await open(path, { viewport });
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor({ state: 'attached' });
  expect(await faults(page, [...schemes])).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
});
