import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { openDialog } from '../testing/moments.ts';
import { goTo, reload } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const product = '/products/1738669741160';
const inkLine = 'rgb(58, 74, 67)';

/** The forms, light or dark, of the product's own pictures that are in sight. */
const shownForm = (page: Page) =>
  page
    .locator('.product-plate img')
    .evaluateAll((all: HTMLImageElement[]) =>
      all
        .filter((one) => one.checkVisibility() && one.complete && one.currentSrc)
        .map(({ currentSrc }) => (currentSrc.includes('-dark-w') ? 'dark' : 'light')),
    );

/** Pairs of the width that `sizes` says and that of the picture, where the two differ. */
const untrueSizes = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('div'));
    const said = (sizes: string) => {
      const fits = sizes.split(', ').find((one) => matchMedia(/^\([^)]*\)/.exec(one)?.[0] ?? 'all').matches) ?? '';
      probe.style.width = fits.replace(/^\(min-width[^)]*\)/, '');
      return probe.getBoundingClientRect().width;
    };
    const shown = [...document.querySelectorAll<HTMLImageElement>('main img.picture')].filter((one) =>
      one.checkVisibility(),
    );
    const found = shown
      .map(({ sizes, clientWidth }) => [said(sizes), clientWidth] as const)
      .filter(([width, real]) => Math.abs(width - real) > 3);
    probe.remove();
    return { pictures: shown.length, found };
  });

test('pictures are as wide as their sizes say, at every width', async ({ open }) => {
  const page = await open('about:blank');
  for (const path of ['/', '/products', '/categories/rulmanlar-ve-güç-aktarım', product]) {
    await goTo(page, path);
    for (const width of [320, 390, 599, 600, 820, 899, 900, 1024, 1079, 1080, 1279, 1280, 1599, 1600, 1920]) {
      await resize(page, { width, height: 900 });
      const { pictures, found } = await untrueSizes(page);
      expect([path, width, found]).toEqual([path, width, []]);
      expect(pictures).toBeGreaterThan(3);
    }
  }
});

test('a drawing follows the device and the switch, and only the form to be seen is loaded', async ({ open }) => {
  const page = await open('about:blank', { colorScheme: 'dark' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await goTo(page, product);
  await expect.poll(() => shownForm(page)).toEqual(['dark']);
  expect(asked.filter((url) => url.includes('/uploads/') && !url.includes('-dark-w'))).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Açık' }).first().click();
  await expect.poll(() => shownForm(page)).toEqual(['light']);
  await reload(page);
  await expect.poll(() => shownForm(page)).toEqual(['light']);
});

test('without JavaScript pages are light, and so are drawings, whatever the device is set to', async ({ open }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open(product, { colorScheme, javaScriptEnabled: false });
    await expect.poll(() => shownForm(page)).toEqual(['light']);
  }
});

test('a phone loads no wider file than it has pixels for', async ({ open }) => {
  const page = await open(product, { viewport: narrow, deviceScaleFactor: 3 });
  await expect.poll(() => shownForm(page)).toEqual(['light']);
  const width = await page
    .locator('.product-plate img')
    .first()
    .evaluate((one: HTMLImageElement) => /-w(\d+)\./.exec(one.currentSrc)?.[1]);
  // 348 CSS pixels.
  expect(width).toBe('1280');
});

test('what floats has an edge in the dark', async ({ open, openAdmin }) => {
  const edgeOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { outlineStyle, outlineColor } = getComputedStyle(one);
        return outlineStyle === 'none' ? 'none' : outlineColor;
      });
  for (const [colorScheme, edge] of [
    ['light', 'none'],
    ['dark', inkLine],
  ] as const) {
    const page = await open('/about', { colorScheme, viewport: narrow });
    await page.getByRole('banner').getByRole('button', { name: 'Menü' }).click();
    expect(await edgeOf(page, '#mobile-menu')).toBe(edge);
    const admin = await openAdmin('/admin/products', { colorScheme });
    await openDialog(admin.getByRole('button', { name: /^Add/ }).first());
    expect(await edgeOf(admin, '.MuiDialog-paper')).toBe(edge);
  }
});
