// Takes long: a site is started with the catalogue of a new one, whose categories are long.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { resize } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { wholeCatalogueTest as test } from '../testing/test.ts';

const category = '/categories/rulmanlar-ve-güç-aktarım';

/** Measures the sheets of the page that is open. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (one: Element | null | undefined) => one?.getBoundingClientRect() ?? new DOMRect();
    const cells = [...document.querySelectorAll('.sheet-cell')].map(boxOf);
    const [first] = document.querySelectorAll('.sheet-table tbody tr');
    return {
      sheets: document.querySelectorAll('.size-sheet').length,
      firstRow: boxOf(first).bottom,
      end: boxOf([...document.querySelectorAll('.size-sheet')].at(-1)).bottom + scrollY,
      wider: document.documentElement.scrollWidth - innerWidth,
      narrowest: Math.min(...cells.map(({ width }) => width)),
      lowest: Math.min(...cells.map(({ height }) => height)),
      // What stands in a cell has room there, and no word of a head is cut.
      cut: [...document.querySelectorAll('.sheet-cell, .sheet-table thead th')].filter(
        (one) => one.scrollWidth > one.clientWidth + 1,
      ).length,
    };
  });

test.for([
  [390, 844, 2532],
  [820, 1180, 3540],
  [1280, 800, 2600],
  [1920, 1080, 2600],
] as const)(
  '182 products stand in sheets at %i pixels, nothing is wider, and each cell can be hit',
  async ([width, height, most], { page }) => {
    await page.setViewportSize({ width, height });
    await goTo(page, category);
    const { sheets, firstRow, end, ...found } = await measured(page);
    expect(sheets).toBe(14);
    expect(firstRow).toBeLessThan(height);
    expect(end).toBeLessThan(most);
    expect(found).toMatchObject({ wider: 0, cut: 0 });
    expect(Math.min(found.narrowest, found.lowest)).toBeGreaterThanOrEqual(24);
  },
);

test('on a phone a matrix scrolls sideways, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, category);
  const moved = await page
    .locator('.sheet-scroll')
    .first()
    .evaluate((frame) => {
      const lefts = () =>
        ['tbody th', 'tbody td'].map((one) => frame.querySelector(one)?.getBoundingClientRect().left ?? 0);
      const before = lefts();
      frame.scrollLeft = 120;
      return lefts().map((left, at) => Math.round((before[at] ?? 0) - left));
    });
  expect(moved).toEqual([0, 120]);
});

test('a typed size leaves its cells lit, one of which puts its product on the list, by keyboard too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, category);
  await page.getByRole('textbox', { name: 'Ölçü ya da kod' }).pressSequentially('20 x 47 x 14');
  await page.waitForURL('**size=20*47*14');
  await page.getByText('4 ürün bu ölçüde').waitFor();
  const lit = page.locator('.sheet-cell:not([data-dim])');
  await expect.poll(() => lit.count()).toBe(2);
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await lit.first().focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: '62 serisi, 20 mm ürünleri' });
  await box.getByRole('button', { name: /^Ekle ?: 6204-2RS$/ }).click();
  await box.getByRole('link', { name: /^Listede ?: 6204-2RS$/ }).waitFor();
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => box.count()).toBe(0);
  expect(await lit.first().evaluate((one) => one === document.activeElement)).toBe(true);
});

test('without scripts a cell leads to its products, and a size is a form', async ({ plain }) => {
  await goTo(plain, category);
  await plain.getByRole('textbox', { name: 'Ölçü ya da kod' }).fill('20 x 47 x 14');
  await plain.getByRole('button', { name: 'Bul' }).click();
  await plain.waitForURL('**size=20*');
  const lit = plain.locator('.sheet-cell:not([data-dim])');
  expect(await lit.count()).toBe(2);
  await lit.first().click();
  await plain.waitForURL('**view=table');
  expect(await plain.locator('.product-table tbody th a').allTextContents()).toEqual([
    '6204-2RS',
    '6204-ZZ',
    '6204-ZZ C3',
  ]);
});

test('a kind alone has its matrix at full height in the first window, and low rows by size below', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await goTo(page, `${category}?kind=sabit-bilyalı-rulman`);
  const { firstRow, wider, cut } = await measured(page);
  expect(firstRow).toBeLessThan(600);
  expect([wider, cut]).toEqual([0, 0]);
  const rows = page.locator('.product-table tbody tr');
  const heights = await rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));
  expect(new Set(heights)).toEqual(new Set([40]));
  const codes = await page.locator('.product-table tbody th a').allTextContents();
  expect(codes.slice(0, 3)).toEqual(['6000-2RS', '6000-ZZ', '6200-2RS']);
});

/** A bearing of a family of 25. */
const bearing = '/products/1765369210047';

test('the family of a product is a sheet at every width, in which a typed size lights two cells that open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, bearing);
  const family = page.getByRole('region', { name: 'Aynı ailenin ürünleri' });
  await family.getByRole('textbox', { name: 'Ölçü ya da kod' }).fill('20 x 47 x 14');
  await page.waitForURL('**size=20*');
  const lit = family.locator('.sheet-cell:not([data-dim])');
  await expect.poll(() => lit.count()).toBe(2);
  for (const [width, height] of [320, 390, 820, 1280, 1920].map((one) => [one, one < 600 ? 844 : 800] as const)) {
    await resize(page, { width, height });
    const { wider, cut } = await measured(page);
    expect({ width, wider, cut }).toEqual({ width, wider: 0, cut: 0 });
    // Below a head, a field and a line of prices there are two rows.
    expect((await family.boundingBox())?.height ?? Infinity).toBeLessThan(width < 600 ? 440 : 360);
  }
  expect(await family.locator('[aria-current]').count()).toBeGreaterThan(0);
  await lit.first().click();
  const box = page.getByRole('dialog');
  await box.getByRole('button', { name: /^Ekle/ }).first().click();
  await box
    .getByRole('link', { name: /^Listede/ })
    .first()
    .waitFor();
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await page.keyboard.press('Escape');
  await family.getByText('25 ürünün tablosu').click();
  await expect.poll(() => family.locator('.family-table tbody tr').last().isVisible()).toBe(true);
});

test('without scripts a cell of a family leads to its products, and a size is a form', async ({ plain }) => {
  await goTo(plain, bearing);
  const family = plain.getByRole('region', { name: 'Aynı ailenin ürünleri' });
  await family.getByRole('textbox', { name: 'Ölçü ya da kod' }).fill('20 x 47 x 14');
  await family.getByRole('button', { name: 'Bul' }).click();
  await plain.waitForURL('**size=20*');
  const lit = family.locator('.sheet-cell:not([data-dim])');
  expect(await lit.count()).toBe(2);
  await lit.nth(1).click();
  await plain.waitForURL('**view=table');
  expect(await plain.locator('.product-table tbody th a').allTextContents()).toEqual(['6204-ZZ', '6204-ZZ C3']);
});
