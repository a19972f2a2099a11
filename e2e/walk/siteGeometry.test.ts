import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { scrollable } from '../testing/geometry.ts';
import { readingTest as test } from '../testing/test.ts';

const product = '/products/1738669741160';

/** Counts the elements that stand side by side in the first row. */
const columns = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((list) => {
      const tops = [...list.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      return tops.filter(({ top }) => top === tops[0]?.top).length;
    });

test.for([
  ['/', '.product-grid', { 390: 2, 600: 3, 820: 3, 1280: 4, 1600: 5, 1920: 5 }],
  ['/', '.sector-list', { 390: 1, 600: 2, 820: 2, 1280: 4, 1920: 4 }],
  ['/products', '.category-group .product-grid', { 390: 2, 600: 3, 820: 3, 1280: 3, 1920: 3 }],
  [product, '.related-products .product-grid', { 390: 2, 600: 3, 1280: 4, 1920: 5 }],
] as const)('%s: %s has the columns that each screen has room for', async ([path, selector, expected], { open }) => {
  const page = await open(path);
  for (const [width, count] of Object.entries(expected)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    expect([width, await columns(page, selector)]).toEqual([width, count]);
  }
});

test('on a wide screen the content takes up most of it, and the drawing stays clear of the words', async ({ open }) => {
  const page = await open('/', { viewport: { width: 1920, height: 1000 } });
  const box = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
  expect((await box('.hero .container')).width).toBe(1520);
  expect((await box('.hero-drawing')).left).toBeGreaterThanOrEqual((await box('.hero-text')).right);
});

test('a link to the form about a product shows the product below the header, on a page of its own too', async ({
  open,
}) => {
  const page = await open('/about', { viewport: { width: 390, height: 844 } });
  await page.goto(`/contact?urun=${product.split('/').at(-1)}&subject=Rulman#form`);
  const asked = page.getByRole('group', { name: 'Sorduğunuz ürün' });
  await asked.waitFor();
  const top = () => asked.evaluate((one) => one.getBoundingClientRect().top);
  const bar = () => page.locator('.main-bar').evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(async () => (await top()) >= (await bar())).toBe(true);
});

test('without scripts the search is a form that is in view at every width', async ({ open }) => {
  const page = await open('about:blank', { javaScriptEnabled: false });
  for (const width of [390, 820, 1000, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    expect((await scrollable(page)).x).toBe(0);
    const field = page.getByRole('searchbox', { name: 'Ürün ara' }).and(page.locator(':visible')).first();
    await field.fill('İMBUS');
    await field.press('Enter');
    await page.waitForURL('**/products?q=%C4%B0MBUS');
  }
  await page.context().close();
});
