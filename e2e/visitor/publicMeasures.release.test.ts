// Takes long: a site is started with the catalogue of a new one, whose pages are measured at five widths.
import { expect } from 'vitest';
import { boxOf, inLetters, resize, scrollable } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { wholeCatalogueTest as test } from '../testing/test.ts';

/** A busy machine fills the site in minutes, and lays out 70 pages. */
const patient = { timeout: 400_000 };
const category = '/categories/rulmanlar-ve-güç-aktarım';

const id = '1738669741160';
const pages = [
  '/',
  '/products',
  category,
  `${category}?kind=sabit-bilyalı-rulman`,
  `${category}?view=cards`,
  `${category}?view=table`,
  '/products?q=6204',
  '/products?q=zzqqxx',
  `/products/${id}`,
  `/products/${id}?size=20+x+47`,
  `/karsilastir?u=${id}&u=1765369210047`,
  ...['/olcuyle-bul', '/teklif', '/about', '/contact', '/kvkk'],
];

test('letters of twice the size leave each of them in its window', patient, async ({ page }) => {
  const wrong: string[] = [];
  await inLetters(page, 200, async () => {
    for (const path of pages) {
      await goTo(page, path);
      for (const width of [320, 390, 640, 820, 1280]) {
        await resize(page, { width, height: width < 600 ? 844 : 800 });
        const { x } = await scrollable(page);
        if (x > 0) wrong.push(`${path} at ${width}: ${x} pixels wider than its window`);
      }
    }
  });
  expect(wrong).toEqual([]);
});

test('the counts of kinds stand below each other, whether a name has one line or two', patient, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, '/');
  const ends = await page
    .locator('.measure-count')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect([ends.length, new Set(ends).size]).toEqual([6, 1]);
});

test('every page of the catalogue keeps to its window, and no chosen order is cut', patient, async ({ page }) => {
  const wrong: string[] = [];
  for (const path of pages) {
    await goTo(page, path);
    for (const width of [320, 390, 820, 1280, 1920]) {
      await resize(page, { width, height: width < 600 ? 844 : 800 });
      const { x } = await scrollable(page);
      if (x > 0) wrong.push(`${path} at ${width}: ${x} pixels wider than its window`);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLSelectElement>('main select')].flatMap((one) => {
          const style = getComputedStyle(one);
          const context = document.createElement('canvas').getContext('2d');
          if (!context || !one.checkVisibility()) return [];
          context.font = style.font;
          const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
          const text = one.selectedOptions[0]?.text ?? '';
          return context.measureText(text).width > room + 1 ? [text] : [];
        }),
      );
      if (width >= 390) for (const text of cut) wrong.push(`${path} at ${width}: “${text}” is cut`);
    }
  }
  expect(wrong).toEqual([]);
});

test(
  'a product of a phone has its plate, keys, forms and price in this order, and its button always in sight',
  patient,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await goTo(page, '/products/1738669741160');
    const tops = [];
    for (const part of ['.plate-tabs', '.product-plate svg', '.key-values', '.product-forms', '.price-box .price'])
      tops.push((await boxOf(page.locator(part).first())).y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const bar = page.locator('.buy-bar');
    const { bottom, height } = await boxOf(bar);
    expect([bottom, height <= 72]).toEqual([844, true]);
    const run = page.locator('.size-run-base');
    expect(await run.evaluate((one) => getComputedStyle(one).scrollSnapType)).toContain('x');
  },
);
