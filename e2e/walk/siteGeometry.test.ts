// Takes long: lists and heads are measured at many widths.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { findFaults } from '../testing/layoutFaults.ts';
import { boxOf, boxesInSight, overlap, resize, scrollable } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const product = '/products/1738669741160';
const bearings = '/categories/rulmanlar-ve-güç-aktarım';

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
    await resize(page, { width: Number(width), height: 900 });
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

test('in the table each product and its button stay in view at every width, and what is cut fades out', async ({
  open,
}) => {
  const page = await open(`${bearings}?kind=rulman&gorunum=tablo`);
  const scroller = page.locator('.product-table-scroll');
  for (const width of [600, 640, 820, 899, 1024, 1080, 1199, 1280, 1920]) {
    await resize(page, { width, height: 900 });
    for (const end of [0, 2000]) {
      await scroller.evaluate((one, end) => (one.scrollLeft = end), end);
      const [frame, name, price, button] = [
        await boxOf(scroller),
        await boxOf(page.locator('.product-table tbody th').first()),
        await boxOf(page.locator('.table-price .price').first()),
        await boxOf(page.locator('.table-add button').first()),
      ];
      const seen = [name.x >= frame.x, name.width >= 180, button.right <= frame.right, button.x > name.right];
      expect([width, end, ...seen]).toEqual([width, end, true, true, true, true]);
      // The price stays as well, and neither the button nor what scrolls lies on it.
      expect([width, end, price.right <= button.x - 8, price.x >= name.x + 180]).toEqual([width, end, true, true]);
    }
  }
  const fade = () =>
    getComputedStyle(document.querySelector('.table-price') ?? document.body, '::before').backgroundImage;
  expect(await page.evaluate(fade)).toContain('linear-gradient');
});

test('on phones nothing in a row of the table lies over anything else', async ({ open }) => {
  const page = await open(`${bearings}?gorunum=tablo`, { viewport: narrow });
  for (const width of [320, 360, 390, 599]) {
    await resize(page, { width, height: 900 });
    const parts = await boxesInSight(page.locator('.product-table tbody :is(a, .table-price > *, .table-add button)'));
    const over = parts.flatMap((one, at) => parts.slice(at + 1).filter((other) => overlap(one, other)));
    expect([width, over]).toEqual([width, []]);
  }
});

test('the first product of a list can be added from the first window of a phone, and its price is beside it', async ({
  open,
}) => {
  for (const path of [bearings, `${bearings}?gorunum=tablo`, '/products?q=rulman']) {
    const page = await open(path, { viewport: narrow });
    const button = await boxOf(page.getByRole('button', { name: /^Ekle/ }).first());
    expect(button.bottom).toBeLessThanOrEqual(narrow.height);
    if (path.includes('tablo')) continue;
    const price = await boxOf(page.locator('.product-card-price > :first-child').first());
    expect(Math.abs(price.y + price.height / 2 - button.y - button.height / 2)).toBeLessThanOrEqual(1);
  }
});

test('the head of a category is low, its prices stand at the end of the kinds', async ({ open }) => {
  const page = await open(bearings, { viewport: { width: 1280, height: 800 } });
  const head = await boxOf(page.locator('.page-head'));
  expect(head.height).toBeLessThanOrEqual(300);
  const [kinds, prices, drawing, lede] = [
    await boxOf(page.getByRole('navigation', { name: 'Ürün türleri' })),
    await boxOf(page.getByRole('link', { name: 'Fiyat listesi (PDF)' })),
    await boxOf(page.locator('.category-head-drawing')),
    await boxOf(page.locator('.lede')),
  ];
  expect(prices.right).toBe(1240);
  expect(Math.abs(prices.y + prices.height / 2 - kinds.y - kinds.height / 2)).toBeLessThanOrEqual(1);
  expect([overlap(drawing, lede), overlap(drawing, prices)]).toEqual([false, false]);
  expect(lede.height).toBeLessThanOrEqual(48);
  const button = page.getByRole('button', { name: /^Ekle/ }).first();
  expect(await button.evaluate((one) => getComputedStyle(one).width)).toBe('92px');
});

test('kinds that do not fit fade out, and the chosen one is in view', async ({ open }) => {
  const page = await open(`${bearings}?kind=rulman`, { viewport: narrow });
  const row = page.getByRole('navigation', { name: 'Ürün türleri' }).getByRole('list');
  expect(await row.evaluate((one) => getComputedStyle(one).maskImage)).toContain('linear-gradient');
  const [frame, chosen] = [await boxOf(row), await boxOf(row.locator('[aria-current]'))];
  expect([chosen.x >= frame.x, chosen.right <= frame.right - 24]).toEqual([true, true]);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('no tile of a category breaks a word', async ({ open }) => {
  const page = await open('/');
  for (const width of [320, 600, 640, 719, 720, 900]) {
    await resize(page, { width, height: 900 });
    const broken = (await findFaults(page)).filter((fault) => fault.includes('is broken in span'));
    expect([width, broken]).toEqual([width, []]);
  }
});

test('no text ends with a line of a single word', async ({ open }) => {
  const page = await open('/products');
  for (const width of [390, 820, 1280]) {
    await resize(page, { width, height: 900 });
    const last = await page.locator('.lede').evaluate((text) => {
      const range = document.createRange();
      const node = text.firstChild ?? text;
      const tops = [...(node.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getBoundingClientRect().top;
      });
      return tops.filter((top) => top === tops.at(-1)).length;
    });
    expect([width, last > 1]).toEqual([width, true]);
  }
});

test('a link to the form about a product shows the product below the header, on a page of its own too', async ({
  open,
}) => {
  const page = await open('/about', { viewport: { width: 390, height: 844 } });
  await goTo(page, `/contact?urun=${product.split('/').at(-1)}&subject=Rulman#form`);
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
    await page.goto('/', { waitUntil: 'load' });
    expect((await scrollable(page)).x).toBe(0);
    const field = page.getByRole('searchbox', { name: 'Ürün ara' }).and(page.locator(':visible')).first();
    await field.fill('İMBUS');
    await field.press('Enter');
    await page.waitForURL('**/products?q=%C4%B0MBUS');
  }
  await page.context().close();
});
