import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { readingTest as test } from '../testing/test.ts';

/** Returns whether the last group of products is laid out. */
const isWhole = (page: Page) =>
  page
    .locator('.category-group .product-card')
    .last()
    .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));

test('what is far below is laid out after the page was seen, and links and Back lead to their place', async ({
  open,
}) => {
  const page = await open('about:blank', { viewport: narrow, javaScriptEnabled: false });
  // Without scripts a browser loads every picture, each of which is made at its first request.
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  expect(await isWhole(page)).toBe(false);

  const scripted = await open('/products', { viewport: narrow });
  expect(await isWhole(scripted)).toBe(true);
  const last = scripted.locator('.category-group').last();
  const top = () => last.evaluate((group) => Math.round(group.getBoundingClientRect().top));
  await scripted.goto(`/products#${(await last.getAttribute('id')) ?? ''}`);
  await expect.poll(top).toBeLessThan(200);
  await scripted.locator('#root[data-whole]').waitFor({ state: 'attached' });
  const before = await top();
  expect(before).toBeGreaterThan(0);

  await last.locator('.product-card').first().click();
  await scripted.waitForURL(/\/products\/\d+$/);
  await scripted.getByRole('heading', { level: 1 }).waitFor();
  await scripted.goBack();
  await expect.poll(top).toBe(before);
});
