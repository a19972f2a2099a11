import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, newTab, wide } from '../testing/browser.ts';
import { boxOf, resize } from '../testing/geometry.ts';
import { goTo, reload } from '../testing/settled.ts';
import { seen, readingTest as test } from '../testing/test.ts';

const firstOfCategory = '/products/1738669741160';
const withoutCategory = '/products/1790607347430';

/** The pixels between the end of a grid and the end of its last row. */
const hole = (page: Page) =>
  page.locator('.product-grid[data-filled]').evaluate((grid) => {
    const last = [...grid.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return Math.round(grid.getBoundingClientRect().right - Math.max(...last.slice(-1).map(({ right }) => right)));
  });

test('rows of featured and of related products have no hole, at any width', async ({ open }) => {
  const page = await open('about:blank');
  for (const path of ['/', firstOfCategory, withoutCategory]) {
    await goTo(page, path);
    for (const width of [360, 600, 820, 1024, 1280, 1600]) {
      await resize(page, { width, height: 900 });
      expect([path, width, await hole(page)]).toEqual([path, width, 0]);
    }
  }
});

test('on a phone a product is bought from the lower edge while its button is out of view', async ({ open }) => {
  const page = await open(firstOfCategory, { viewport: { width: 390, height: 600 } });
  expect(await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link').allInnerTexts()).toEqual([
    'Rulmanlar ve Güç Aktarım',
  ]);
  // The badge of the category stands above the name, as on a wide screen.
  const [badge, name] = [await boxOf(page.locator('.badge')), await boxOf(page.locator('h1'))];
  expect(badge.bottom).toBeLessThan(name.y);
  const add = page.getByRole('button', { name: /^Ekle ?: teklif/ });
  await add.waitFor();
  expect((await boxOf(page.locator('.buy-bar'))).height).toBe(64);
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).scrollIntoViewIfNeeded();
  await add.waitFor({ state: 'hidden' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await add.click();
  await page.getByRole('button', { name: /^Listede.*miktarı güncelle/ }).waitFor();
});

test('the lines of a sector’s drawing are as wide as the ground that they stand on', async ({ open }) => {
  const page = await open('/sectors/energy', { viewport: wide });
  const drawing = page.locator('.sector-head .sector-drawing');
  const lines = await drawing.locator('path').evaluateAll((all) =>
    all
      .map((one) => getComputedStyle(one))
      .filter(({ display }) => display !== 'none')
      .map((style) => `${style.strokeWidth} ${style.vectorEffect}`),
  );
  const ground = await drawing.evaluate((one) => getComputedStyle(one, '::after').height);
  expect(new Set(lines)).toEqual(new Set([`${ground} non-scaling-stroke`]));
  expect(await drawing.locator('path').first().isVisible()).toBe(false);
});

test('on a phone the menu leads to the categories, also when they cannot be asked for', async ({
  open,
  complaints,
}) => {
  const page = await open('/', { viewport: narrow });
  await page.getByRole('button', { name: 'Menü' }).click();
  const categories = page.getByRole('button', { name: 'Kategorileri göster' });
  await categories.click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: 'Ölçüm Cihazları' }).click();
  await seen(page, 'heading', 'Ölçüm Cihazları');
  await reload(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Menü' }).click();
  await categories.click();
  await page.getByRole('link', { name: 'Tüm ürünler' }).waitFor();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('a table that is cut says so, on a phone', async ({ open }) => {
  const page = await open('/kvkk', { viewport: narrow });
  const hint = page.getByText('Tablonun tamamını görmek için yana kaydırın.').first();
  expect(await hint.isVisible()).toBe(true);
  await resize(page, wide);
  expect(await hint.isVisible()).toBe(false);
});

test('the colours are chosen by words, and the map’s place is as high as the map', async ({ open, complaints }) => {
  const page = await open('/contact', { viewport: { width: 900, height: 900 } });
  for (const word of ['Açık', 'Koyu', 'Sistem'])
    expect(await page.locator('.top-bar').getByText(word).isVisible()).toBe(true);
  const closed = await boxOf(page.locator('.contact-map'));
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '<p>Harita' }));
  await page.getByRole('button', { name: 'Haritayı göster' }).click();
  const map = await boxOf(page.locator('.contact-map iframe'));
  expect(map.height).toBe(closed.height);
  // The visitor has asked for the map of the other host.
  complaints.length = 0;
});

test('a choice of colours holds for the next page and for other tabs, or follows the device', async ({ open }) => {
  const page = await open('/about', { viewport: wide });
  const other = await newTab(page);
  await goTo(other, '/contact');
  const choose = (mode: string) => page.locator(`.top-bar .color-scheme-switch [value="${mode}"]`).click();
  /** The scheme of the page, and the button that is pressed. */
  const shown = async (one: Page) => {
    const pressed = await one.locator('.top-bar .color-scheme-switch [aria-pressed="true"]').textContent();
    return [await one.evaluate(() => Object.keys(document.documentElement.dataset).sort().join(' ')), pressed];
  };
  const becomes = (one: Page, scheme: string) => one.waitForSelector(`html[data-${scheme}]`);
  const [attributes] = await shown(page);
  const inDark = attributes?.replace('light', 'dark').split(' ').sort().join(' ');
  await choose('dark');
  await Promise.all([page, other].map((one) => becomes(one, 'dark')));
  expect([await shown(page), await shown(other)]).toEqual(Array(2).fill([inDark, 'Koyu']));
  await goTo(page, '/kvkk');
  expect((await shown(page))[1]).toBe('Koyu');
  await choose('system');
  await becomes(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await becomes(page, 'dark');
  expect((await shown(page))[1]).toBe('Sistem');
});

test('the figures of the hero can be read, and its axis ends at no width before the edge', async ({ open }) => {
  const page = await open('/');
  for (const width of [390, 820, 1024, 1240, 1920]) {
    await resize(page, { width, height: 900 });
    const { figures, axis, nut } = await page.locator('.hero-drawing').evaluate((drawing) => {
      const shown = [...drawing.querySelectorAll('text')].filter((one) => one.getClientRects().length > 0);
      const size = (one: SVGTextElement) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM()?.a ?? 0);
      const right = (selector: string) =>
        Math.round(drawing.querySelector(selector)?.getBoundingClientRect().right ?? 0);
      const parts = [...drawing.querySelectorAll('svg > :not(g, [stroke-dasharray])')];
      return {
        figures: Math.min(...shown.map(size)),
        axis: right('[stroke-dasharray="18 5 3 5"]') - innerWidth,
        nut: Math.max(...parts.map((one) => one.getBoundingClientRect().right)) - innerWidth,
      };
    });
    expect([width, figures >= 12.5, axis >= 0, nut <= 1]).toEqual([width, true, true, true]);
  }
  // Shades alone tell nothing: a lit part has a thick ring around its number, and a bold, underlined name.
  const lit = () =>
    page.locator('.hero').evaluate((hero) => {
      const look = (selector: string) => getComputedStyle(hero.querySelector(selector) ?? hero);
      const name = look('.hero-parts li[data-part="1"] a');
      const ring = look('.hero-balloons [data-part="1"] circle:not([r="4"])').strokeWidth;
      return [ring, name.textDecorationLine, name.webkitTextStrokeWidth];
    });
  expect(await lit()).toEqual(['1.8px', 'none', '0px']);
  await page.locator('.hero-parts [data-part="1"] a').focus();
  expect(await lit()).toEqual(['5px', 'underline', '0.6px']);
  await page.locator('.hero-parts [data-part="1"] a').blur();
  await page.locator('.hero-balloons [data-part="1"] text').hover();
  expect(await lit()).toEqual(['5px', 'underline', '0.6px']);
});

test('on a phone the button beside the search of a missing page has its word alone', async ({ open }) => {
  const page = await open('/products/yok', { viewport: narrow });
  const button = page.getByRole('main').getByRole('button', { name: 'Ara' });
  expect([await button.innerText(), await button.locator('.icon').isVisible()]).toEqual(['Ara', false]);
});
