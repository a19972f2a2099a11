import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { goTo, settled } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const product = '/products/1738669741160';
const phone = { width: 390, height: 844 };

/** Sets all letters in this size, as a reader's own setting of the browser does. */
async function enlarge(page: Page, percent: number) {
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
  await settled(page);
}

test('a phone that lies on its side shows the drawing and the name of a product in its first window', async ({
  open,
}) => {
  const page = await open(product, { viewport: { width: 844, height: 390 } });
  const [heading, drawing] = [page.getByRole('heading', { level: 1 }), page.locator('.product-plate')];
  expect((await boxOf(heading)).bottom).toBeLessThan(390);
  expect((await boxOf(drawing)).y).toBeLessThan(390);
});

test('letters of twice the size leave lists in their window, and the menu in every one', async ({ open }) => {
  const page = await open('/', { viewport: phone });
  for (const path of ['/products?q=6204', '/teklif']) {
    await goTo(page, path);
    await enlarge(page, 200);
    expect([path, (await scrollable(page)).x]).toEqual([path, 0]);
    expect((await boxOf(page.getByRole('button', { name: 'Menü' }))).right).toBeLessThanOrEqual(phone.width);
  }
});

test('above the keyboard of a phone the search of the home page has its suggestions below it', async ({ open }) => {
  const page = await open('/', { viewport: phone });
  const field = page.locator('main input[name="q"]');
  await field.click();
  // The keyboard takes the lower half of the window.
  await resize(page, { width: 390, height: 420 });
  await field.pressSequentially('6204');
  const option = page.getByRole('option').first();
  await option.waitFor();
  expect((await boxOf(field)).y).toBeGreaterThanOrEqual(0);
  expect((await boxOf(option)).bottom).toBeLessThanOrEqual(420);
});
