import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { goBack, goTo } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

/** Returns whether the last of these elements is laid out. */
const isLaidOut = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));

/** Counts the forms in what is laid out late. */
const formsWithin = (page: Page) =>
  page.locator('#root form').evaluateAll(
    (forms) =>
      forms.filter((form) => {
        let around: Element | null = form;
        while (around && getComputedStyle(around).contentVisibility !== 'auto') around = around.parentElement;
        return around !== null;
      }).length,
  );

/** Returns the fonts of what is laid out, each with a text in it. */
const fontsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const fonts = new Map<string, string>();
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!text || !around?.checkVisibility({ contentVisibilityAuto: true })) continue;
      const { fontFamily, fontSize, fontWeight, fontStretch, fontVariantNumeric } = getComputedStyle(around);
      fonts.set([fontSize, fontWeight, fontStretch, fontVariantNumeric, fontFamily].join(' '), text);
    }
    return [...fonts].map(([font, text]) => `${font}: ${text}`);
  });

const last = {
  '/products': '.category-group .product-card',
  '/products?q=rulman': '.addable .product-card',
  '/products/1738669741160': '.family tr',
};

test('what is far below is laid out after the page was seen', async ({ open }) => {
  const page = await open('about:blank', { viewport: narrow, javaScriptEnabled: false });
  for (const [path, selector] of Object.entries(last)) {
    // Without scripts a browser loads every picture, each of which is made at its first request.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = [
      path,
      await isLaidOut(page, selector),
      await isLaidOut(page, '.site-footer a'),
      await formsWithin(page),
    ];
    expect(found).toEqual([path, false, false, 0]);
  }
});

test('a page is set in one family of fonts', async ({ open }) => {
  // Before it is touched, a phone runs no scripts, which would lay out the rest.
  const page = await open('about:blank', { viewport: narrow, isMobile: true, hasTouch: true });
  for (const path of ['/', ...Object.keys(last), '/olcuyle-bul']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await fontsOf(page);
    expect(found).not.toEqual([]);
    expect(found.filter((font) => !font.includes('Archivo Variable'))).toEqual([]);
  }
});

test('once scripts are there all is laid out, and links and Back lead to their place', async ({ open }) => {
  const scripted = await open('/products', { viewport: narrow });
  expect(await isLaidOut(scripted, last['/products'])).toBe(true);
  expect(await isLaidOut(scripted, '.site-footer a')).toBe(true);
  const group = scripted.locator('.category-group').last();
  const top = () => group.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await goTo(scripted, `/products#${(await group.getAttribute('id')) ?? ''}`);
  await expect.poll(top).toBeLessThan(200);
  await scripted.locator('#root[data-whole]').waitFor({ state: 'attached' });
  const before = await top();
  expect(before).toBeGreaterThan(0);

  await group.locator('.product-card').first().click();
  await scripted.waitForURL(/\/products\/\d+$/);
  await scripted.getByRole('heading', { level: 1 }).waitFor();
  await goBack(scripted);
  await expect.poll(top).toBe(before);
});
