// Takes long: products at the limits of what may be entered are measured on every page that shows them.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxesInSight, boxOf, overlap, resize, scrollable } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import type { Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';
import { addHardProducts, type HardProducts } from './hardProducts.ts';
import { lookByAxe } from './look.ts';

const widths = [320, 390, 820, 1080, 1280, 1920];
const heightOf = (width: number) => (width < 600 ? 844 : 800);

let made: Promise<HardProducts> | undefined;
const hardProducts = (site: Site) => (made ??= addHardProducts(site));

/** Names what makes the page wider than its window, and says by how much. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isHeld = (element: Element) => {
      for (let at = element.parentElement; at; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const out = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 0.5 && one.checkVisibility() && !isHeld(one),
    );
    return [`${scrollWidth - clientWidth} pixels`, ...out.slice(-2).map(({ outerHTML }) => outerHTML.slice(0, 80))];
  });

const wideAt = async (page: Page) => {
  const wrong: string[] = [];
  for (const width of widths) {
    await resize(page, { width, height: heightOf(width) });
    const wide = await tooWide(page);
    if (wide.length > 0) wrong.push(`at ${width}: ${wide.join(', ')}`);
  }
  return wrong;
};

test('the page of any product keeps to its window, its button stands in the first one, and axe finds nothing', async ({
  open,
  site,
}) => {
  const { ids } = await hardProducts(site);
  const page = await open('about:blank');
  const wrong: string[] = [];
  for (const [name, id] of Object.entries(ids)) {
    await goTo(page, `/products/${id}`);
    for (const fault of await wideAt(page)) wrong.push(`${name} ${fault}`);
    wrong.push(...(await lookByAxe(page)).map((fault) => `${name} ${fault}`));
    await resize(page, { width: 1280, height: 800 });
    const button = await boxOf(page.getByRole('button', { name: 'Teklif listesine ekle' }));
    if (button.bottom > 600) wrong.push(`${name}: the button ends at ${button.bottom}`);
    const right = await boxOf(page.locator('.product-right'));
    const parts = page.locator('.product-right :is(a, dt, dd, p, li, h1)');
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      if (box && box.x + box.width > right.right + 1)
        wrong.push(`${name}: ${await part.innerText()} leaves its column`);
    }
  }
  expect(wrong).toEqual([]);
  // The ladder stands above the button, on one line where it has four steps.
  await goTo(page, `/products/${ids.drawn}`);
  const ladder = page.locator('.price-ladder');
  const tops = await ladder.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const button = await boxOf(page.getByRole('button', { name: 'Teklif listesine ekle' }));
  expect((await boxOf(ladder)).bottom).toBeLessThanOrEqual(button.y);
  // So do the forms of its size, on a line of their own.
  expect((await boxOf(page.locator('.product-forms'))).bottom).toBeLessThanOrEqual((await boxOf(ladder)).y);
});

test('a tablet has two columns, its button in the first window, and no word above the drawing on another', async ({
  open,
  site,
}) => {
  const { ids } = await hardProducts(site);
  const page = await open('about:blank');
  const wrong: string[] = [];
  for (const id of ['1738669741160', ...Object.values(ids)]) {
    await goTo(page, `/products/${id}`);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    for (const width of [760, 820, 899, 900, 1079, 1080, 1180, 1280]) {
      await resize(page, { width, height: 800 });
      const [plate, head] = [await boxOf(page.locator('.product-plate')), await boxOf(page.locator('.product-head'))];
      if (plate.right > head.x) wrong.push(`${name} at ${width}: one column`);
      const button = await boxOf(page.getByRole('button', { name: 'Teklif listesine ekle' }));
      if (button.bottom > 800) wrong.push(`${name} at ${width}: the button ends at ${button.bottom}`);
      const words = await boxesInSight(page.locator('.product-plate :is(.plate-tabs, .plate-tools) a'));
      const over = words.filter((one, at) => words.slice(at + 1).some((other) => overlap(one, other)));
      for (const { text } of over) wrong.push(`${name} at ${width}: ${text} lies on another word`);
    }
  }
  expect(wrong).toEqual([]);
});

test('on a phone four steps of a ladder stand on one line, and parts of a run beside each other', async ({
  open,
  site,
}) => {
  const { ids } = await hardProducts(site);
  const page = await open(`/products/${ids.drawn}`);
  for (const width of [390, 820, 1280, 1920]) {
    await resize(page, { width, height: heightOf(width) });
    const steps = await page
      .locator('.price-ladder li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect([width, new Set(steps).size]).toEqual([width, 1]);
    const parts = await page.locator('.size-run-base li').evaluateAll((all) =>
      all.map((one) => {
        const [place, part] = [one, one.querySelector('svg') ?? one].map((each) => each.getBoundingClientRect());
        return (part?.width ?? 0) - (place?.width ?? 0);
      }),
    );
    expect(parts.filter((over) => over > 0)).toEqual([]);
  }
});

test('lists, search, comparison and quote list of any products keep to their windows', async ({ open, site }) => {
  const { ids, categoryId } = await hardProducts(site);
  const page = await open('about:blank');
  const all = Object.values(ids);
  const wrong: string[] = [];
  const compared = all.slice(0, 4).map((id) => `u=${id}`);
  for (const path of [
    `/categories/${categoryId}?view=cards`,
    `/categories/${categoryId}?view=sheets`,
    `/categories/${categoryId}?view=table`,
    '/products?q=deneme',
    '/products?q=yükseltgenmeyedayanıklı',
    `/karsilastir?${compared.slice(0, 2).join('&')}`,
    `/karsilastir?${compared.join('&')}`,
  ]) {
    await goTo(page, path);
    for (const fault of await wideAt(page)) wrong.push(`${path} ${fault}`);
  }
  for (const id of all) {
    await goTo(page, `/products/${id}`);
    await page.getByRole('button', { name: 'Teklif listesine ekle' }).click();
    await page.getByRole('button', { name: /^Listede/ }).waitFor();
  }
  await goTo(page, '/teklif');
  for (const fault of await wideAt(page)) wrong.push(`/teklif ${fault}`);
  expect(wrong).toEqual([]);
  expect((await scrollable(page)).x).toBe(0);
});
