// Takes long: a site is started with the catalogue of a new one, of which thirty parts are bought at two widths.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxOf, scrollable } from '../testing/geometry.ts';
import { sendByKeyboard } from '../testing/moments.ts';
import { goBack, goTo } from '../testing/settled.ts';
import { wholeCatalogueTest as test } from '../testing/test.ts';

const category = '/categories/rulmanlar-ve-güç-aktarım';
const parts = 30;
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Presses, counts, and notes how far down the page somebody had to go for it. */
const watched = (page: Page) => {
  const seen = { presses: 0, deepest: 0 };
  return {
    seen,
    async press(element: Locator) {
      await element.click();
      seen.presses++;
      seen.deepest = Math.max(seen.deepest, await page.evaluate(() => window.scrollY));
    },
  };
};

/** A busy machine starts the site in a minute. */
const patient = { timeout: 300_000 };

test.for(windows)(
  'a stranger buys thirty parts of 182 at $width pixels, in three windows and with at most two presses a part',
  patient,
  async (size, { page }) => {
    await page.setViewportSize(size);
    await goTo(page, category);
    await page
      .getByText(/^182 ürün/)
      .filter({ visible: true })
      .first()
      .waitFor();
    const { press, seen } = watched(page);
    const box = page.locator('.cell-products');
    const adds = box.getByRole('button', { name: /^Ekle/ });
    let added = 0;
    for (let cell = 0; added < parts; cell++) {
      // A list that is open lies over the cells below it.
      if (await box.isVisible()) await page.keyboard.press('Escape');
      await press(page.locator('.sheet-cell').nth(cell));
      await box.waitFor();
      for (let left = await adds.count(); left > 0 && added < parts; left--) {
        await press(adds.first());
        added++;
        await expect.poll(() => adds.count()).toBe(left - 1);
      }
    }
    expect(await page.locator('.quote-link-count').first().innerText()).toBe(String(parts));
    // The third window begins two windows below the first one.
    expect(seen.deepest).toBeLessThanOrEqual(2 * size.height);
    expect(seen.presses).toBeLessThanOrEqual(2 * parts);
    if (await box.isVisible()) await page.keyboard.press('Escape');

    await press(page.getByRole('link', { name: /^Teklif listesi/ }).first());
    await expect.poll(() => page.locator('.quote-row').count()).toBe(parts);
    expect((await scrollable(page)).x).toBe(0);
    expect((await boxOf(page.locator('.sheet-foot'))).bottom).toBe(size.height);
    // Quantities are typed into their cells; what a row comes to follows.
    const amounts = page.locator('.quote-row td.line-amount');
    const before = await amounts.first().innerText();
    for (let row = 0; row < 3; row++) {
      await page
        .getByRole('textbox', { name: /^Miktar, / })
        .nth(row)
        .fill('500');
      await page.keyboard.press('Tab');
    }
    await expect.poll(() => amounts.first().innerText()).not.toBe(before);
    await press(page.getByRole('link', { name: 'Teklif isteyin' }));
    await sendByKeyboard(page);
    expect(seen.presses).toBeLessThanOrEqual(2 * parts + 2);
  },
);

test('without scripts a phone takes the same way, by links and forms', async ({ plain: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, category);
  const { press, seen } = watched(page);
  const isAdd = /^(Ekle|Teklif listesine ekle)/;
  const adds = page.locator('main').getByRole('button', { name: isAdd });
  let added = 0;
  for (let cell = 0; added < parts; cell++) {
    await press(page.locator('.sheet-cell').nth(cell));
    await page.waitForURL((url) => url.href !== new URL(category, url).href);
    const count = page.url().includes('/products/') ? 1 : await adds.count();
    for (let row = 0; row < count && added < parts; row++) {
      await press(adds.nth(row));
      await page.waitForURL('**/teklif*');
      await goBack(page);
      added++;
    }
    await goBack(page);
  }
  expect(seen.deepest).toBeLessThanOrEqual(2 * 844);
  await goTo(page, '/teklif');
  expect(await page.locator('.quote-row').count()).toBe(parts);
});
