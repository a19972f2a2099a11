import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { boxOf } from '../testing/geometry.ts';
import { goTo, seen, readingTest as test } from '../testing/test.ts';

const firstOfCategory = '/products/1738669741160';
const withoutCategory = '/products/1790607347430';

/** The pixels between the end of a grid and the end of its last row. */
const hole = (page: Page) =>
  page.locator('.product-grid[data-filled]').evaluate((grid) => {
    const last = [...grid.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return Math.round(grid.getBoundingClientRect().right - Math.max(...last.slice(-1).map(({ right }) => right)));
  });

test('rows of featured and of related products have no hole, at any width', async ({ open }) => {
  const page = await open('about:blank');
  for (const path of ['/', firstOfCategory, withoutCategory]) {
    await goTo(page, path);
    for (const width of [360, 600, 820, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect([path, width, await hole(page)]).toEqual([path, width, 0]);
    }
  }
});

test('on a phone the menu leads to the categories, also when they cannot be asked for', async ({
  open,
  complaints,
}) => {
  const page = await open('/', { viewport: narrow });
  await page.getByRole('button', { name: 'Menü' }).click();
  const categories = page.getByRole('button', { name: 'Kategorileri göster' });
  await categories.click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Ölçüm Cihazları' }).click();
  await seen(page, 'heading', 'Ölçüm Cihazları');
  await page.reload();
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Menü' }).click();
  await categories.click();
  await page.getByRole('link', { name: 'Tüm ürünler' }).waitFor();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('a table that is cut says so, on a phone', async ({ open }) => {
  const page = await open('/kvkk', { viewport: narrow });
  const hint = page.getByText('Tablonun tamamını görmek için yana kaydırın.').first();
  expect(await hint.isVisible()).toBe(true);
  await page.setViewportSize(wide);
  expect(await hint.isVisible()).toBe(false);
});

test('the colours are chosen by words, and the map’s place is as high as the map', async ({ open, complaints }) => {
  const page = await open('/contact', { viewport: { width: 900, height: 900 } });
  for (const word of ['Açık', 'Koyu', 'Sistem'])
    expect(await page.locator('.top-bar').getByText(word).isVisible()).toBe(true);
  const closed = await boxOf(page.locator('.contact-map-closed'));
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '<p>Harita' }));
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  const map = await boxOf(page.locator('.contact-map iframe'));
  expect(map.height).toBe(closed.height);
  // The visitor has asked for the map of the other host.
  complaints.length = 0;
});
