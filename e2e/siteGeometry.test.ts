import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from './testing/test.ts';

const widths = [360, 390, 600, 820, 1024, 1280, 1600, 1920];
const product = '/products/1738669741160';
const pages = [
  '/',
  '/products',
  product,
  '/products?q=rulman',
  '/categories/rulmanlar-ve-güç-aktarım',
  '/sectors',
  '/about',
  '/contact',
];

/** Cards whose picture or text leaves them, and whatever is wider than the window. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    for (const card of document.querySelectorAll('.product-card')) {
      const frame = card.getBoundingClientRect();
      for (const part of card.querySelectorAll('.picture, .product-card-body > *')) {
        const box = part.getBoundingClientRect();
        const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
        if (!inside) found.push(`${part.className} leaves the card “${card.textContent}”`);
      }
      const [picture, body] = ['.picture', '.product-card-body'].map((name) =>
        card.querySelector(name)?.getBoundingClientRect(),
      );
      if (!picture || !body) continue;
      const below = picture.bottom <= body.top + 1 && Math.abs(picture.width - frame.width) < 3;
      const beside = picture.right <= body.left + 1 && Math.abs(picture.left - frame.left) < 3;
      if (!below && !beside) found.push(`picture and text of the card “${card.textContent}” are not in order`);
    }
    return found;
  });

describe.each(pages)('%s', (path) => {
  test('everything is in its place at every width', async ({ open }) => {
    const page = await open(path);
    const found: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await misplaced(page)).map((what) => `${width}: ${what}`));
    }
    expect(found).toEqual([]);
  });
});
