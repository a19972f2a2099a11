import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearing } from '../testing/admin.ts';
import { narrow, wide } from '../testing/browser.ts';
import { goBack, goTo } from '../testing/settled.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const product = `/products/${bearing.id}`;

/** The places and looks of everything in a section, whose own place in the page does not count. */
const looksOf = async (section: Locator) => {
  await section.waitFor();
  return section.evaluate(async (root) => {
    await document.fonts.ready;
    const frame = root.getBoundingClientRect();
    return [root, ...root.querySelectorAll('*')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const { display, color, backgroundColor, borderTopWidth, fontSize, fontWeight, stroke } = getComputedStyle(one);
      const place = width + height > 0 && [left - frame.left, top - frame.top, width, height].map(Math.round).join(' ');
      return [one.tagName, place, display, color, backgroundColor, borderTopWidth, fontSize, fontWeight, stroke].join();
    });
  });
};

const toProduct = async (page: Page) => {
  await page.locator(`main a[href="${product}"]`).first().press('Enter');
  await page.waitForURL(`**${product}`);
};
const toHome = async (page: Page) => {
  await page.locator('header a[href="/"]').first().press('Enter');
  await page.waitForURL((address) => address.pathname === '/');
};

const letters = {
  rulman: { d: 'iç-çap', D: 'dış-çap', B: 'genişlik' },
  vana: { DN: 'anma-çapı', L: 'yapı-boyu' },
};
const sections = { rulman: 'BALL_BEARING', vana: 'GATE_VALVE' };

/** Home offers the search by measures in a catalogue of a hundred products, with two kinds that have letters. */
async function growCatalogue(site: Site) {
  const cookie = await sessionCookie(site);
  for (const kind of ['rulman', 'vana'] as const) {
    const lettered = Object.entries(letters[kind]).map(([letter, attributeId]) => ({ letter, attributeId }));
    const attributes = lettered.map(({ attributeId }) => ({ attributeId, filterable: true, column: true, key: true }));
    const input = { name: kind, attributes, section: sections[kind], letters: lettered };
    const change =
      'mutation ($id: ID!, $input: ProductKindInput!) { updateProductKind(id: $id, input: $input) { id } }';
    await ask(site, change, { id: kind, input }, cookie);
  }
  const add = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
  for (let at = 0; at < 44; at++)
    await ask(
      site,
      add,
      { input: { name: `Pul ${at}`, description: 'Düz pul.', categoryId: 'bağlantı-elemanları' } },
      cookie,
    );
}

test('sections look on the way through links as they do at their own address, in both directions', async ({
  open,
  site,
}) => {
  await growCatalogue(site);
  for (const viewport of [narrow, wide]) {
    const page = await open('/', { viewport });
    const drawing = page.locator('.product-plate');
    const search = page.locator('.measure-finder');
    const ofHome = await looksOf(search);
    await goTo(page, product);
    const ofProduct = await looksOf(drawing);
    // The browser names a sheet as the server does, else each would come twice.
    const sheets = await page.locator('style[data-precedence=page]').allTextContents();
    expect(sheets.filter((sheet, at) => sheets.some((other, i) => i !== at && other.includes(sheet)))).toEqual([]);
    await toHome(page);
    await expect.poll(() => looksOf(search)).toEqual(ofHome);

    await goTo(page, '/olcuyle-bul');
    const ofSearch = await looksOf(search);
    await toHome(page);
    await toProduct(page);
    await expect.poll(() => looksOf(drawing)).toEqual(ofProduct);
    await goBack(page);
    await page.waitForURL((address) => address.pathname === '/');
    await expect.poll(() => looksOf(search)).toEqual(ofHome);
    await goBack(page);
    await page.waitForURL('**/olcuyle-bul');
    await expect.poll(() => looksOf(search)).toEqual(ofSearch);
  }
});
