import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { ask, sessionCookie } from '../testing/site.ts';
import { goTo, test } from '../testing/test.ts';

const widths = [360, 390, 600, 820, 1024, 1280, 1600, 1920];
const product = '/products/1738669741160';
const pages = [
  '/',
  '/products',
  product,
  '/products?q=rulman',
  '/categories/rulmanlar-ve-güç-aktarım',
  '/categories/rulmanlar-ve-güç-aktarım?gorunum=tablo',
  '/karsilastir?u=1738669741160&u=1765369210047',
  '/teklif',
  '/sectors',
  '/sectors/energy',
  '/about',
  '/contact',
];

const card = '{ title description icon }';
const contents = `{
  categories { id }
  generalContact { heroTitle phone address googleMapsEmbed }
  about { heroTitle mission ${card} vision ${card} values ${card} team ${card} }
}`;
const changes = `mutation ($id: ID!, $category: CategoryInput!, $contact: GeneralContactInput!, $about: AboutInput!) {
  updateCategory(id: $id, input: $category) { id }
  updateGeneralContact(input: $contact) { email }
  updateAbout(input: $about) { heroTitle }
}`;

/** Cards whose picture or text leaves them, and whatever is wider than the window. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    for (const part of document.querySelectorAll('.code')) {
      const text = part.parentElement ?? part;
      if (text.childNodes.length > 1 && /flex|grid/.test(getComputedStyle(text).display))
        found.push(`“${part.textContent}” is cut out of its text`);
    }
    for (const card of document.querySelectorAll('.product-card')) {
      const frame = card.getBoundingClientRect();
      const parts = [...card.querySelectorAll('.picture, .product-card-body > *')];
      // Of a drawing's two forms the page shows one.
      for (const part of parts.filter((one) => one.checkVisibility())) {
        const box = part.getBoundingClientRect();
        const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1 && box.bottom <= frame.bottom + 1;
        if (!inside) found.push(`${part.className} leaves the card “${card.textContent}”`);
      }
      const [picture, body] = ['.picture', '.product-card-body'].map((name) =>
        [...card.querySelectorAll(name)].find((one) => one.checkVisibility())?.getBoundingClientRect(),
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

test('text that the admin entered keeps its lines, and no word leaves its box', async ({ open, site }) => {
  const cookie = await sessionCookie(site);
  const text = `Birinci satır\nİkinci satır ${'uzunkelime'.repeat(12)}`;
  const { categories, generalContact, about } = await ask<{
    categories: { id: string }[];
    generalContact: object;
    about: object;
  }>(site, contents);
  const id = categories[0]?.id ?? '';
  const email = 'satin.alma.ve.tedarik.zinciri.mudurlugu@uzunadlimakinesanayi.example';
  await ask(
    site,
    changes,
    {
      id,
      category: { name: 'Deneme', description: text },
      contact: { ...generalContact, heroDescription: text, email },
      about: { ...about, heroDescription: text },
    },
    cookie,
  );
  const found: string[] = [];
  const page = await open('about:blank');
  for (const path of [`/categories/${encodeURIComponent(id)}`, '/products', '/about', '/contact', '/']) {
    await goTo(page, path);
    const shown = page.getByRole('main').getByText(text, { exact: true }).first();
    const lines = await shown.evaluate((one) => getComputedStyle(one).whiteSpaceCollapse);
    if (lines !== 'preserve-breaks') found.push(`${path} loses line breaks`);
    for (const width of [320, 390, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await misplaced(page)).map((what) => `${path} ${width}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});

/** How many stand side by side in the first row. */
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
    await page.setViewportSize({ width: Number(width), height: 900 });
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

test('a link to the form about a product shows the product below the header, on a page of its own too', async ({
  open,
}) => {
  const page = await open('/about', { viewport: { width: 390, height: 844 } });
  await page.goto(`/contact?urun=${product.split('/').at(-1)}&subject=Rulman#form`);
  const asked = page.getByRole('group', { name: 'Sorduğunuz ürün' });
  await asked.waitFor();
  const top = () => asked.evaluate((one) => one.getBoundingClientRect().top);
  const bar = () => page.locator('.main-bar').evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(async () => (await top()) >= (await bar())).toBe(true);
});
