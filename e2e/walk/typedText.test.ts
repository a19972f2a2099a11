import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxOf, boxesInSight, resize, scrollable } from '../testing/geometry.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';
import { misplaced } from './misplaced.ts';

const word = 'Sızdırmazlıkelemanlarıüretimvetedarikzinciriyönetimişubemüdürlükleri';
const lines = `${word}\n\nİkinci satır\n\n\nBeşinci satır ${word}`;

const contents = `{
  categories { id }
  products(first: 100) { nodes { id category { id } } }
  generalContact { googleMapsEmbed }
  siteSettings { logo phone }
  about { mission { icon } }
}`;
const fill = `mutation (
  $id: ID!, $product: ID!, $category: CategoryInput!, $values: ProductInput!, $settings: SiteSettingsInput!,
  $contact: GeneralContactInput!, $about: AboutInput!
) {
  updateCategory(id: $id, input: $category) { id }
  updateProduct(id: $product, input: $values, confirmJumps: true) { id }
  updateSiteSettings(input: $settings) { name }
  updateGeneralContact(input: $contact) { email }
  updateAbout(input: $about) { heroTitle }
}`;

type Contents = {
  categories: { id: string }[];
  products: { nodes: { id: string; category: { id: string } | null }[] };
  generalContact: { googleMapsEmbed: string };
  siteSettings: { logo: string; phone: string };
  about: { mission: { icon: string } };
};

/** Tests may share a site: its categories take the long name once. */
const filled = new WeakMap<Site, ReturnType<typeof fillOnce>>();

/** Fills every text that an admin enters with long words and many line breaks. */
function fillEverything(site: Site) {
  const filling = filled.get(site) ?? fillOnce(site);
  filled.set(site, filling);
  return filling;
}

async function fillOnce(site: Site) {
  const { categories, products, generalContact, siteSettings, about } = await ask<Contents>(site, contents);
  const id = categories[0]?.id ?? '';
  const product = products.nodes.find(({ category }) => category?.id === id)?.id ?? '';
  // No longer one reaches a mailbox: 64 letters before the @, 63 in a part of the host, 254 in all.
  const part = 'uzunadlimakinesanayi'.repeat(4).slice(0, 63);
  const email = `${'satin.alma.'.repeat(6).slice(0, 64)}@${part}.${part}.${part.slice(0, 53)}.example`;
  const address = `${word}\n34381 Şişli / İstanbul`;
  const card = { title: word, description: lines, icon: about.mission.icon };
  const details = { email, phone: siteSettings.phone, address };
  await ask(
    site,
    fill,
    {
      id,
      product,
      category: { name: word, description: lines },
      values: {
        name: `${word} 6204-2RS ${word}`,
        description: lines,
        categoryId: id,
        featured: true,
        price: 999999999.99,
      },
      settings: { ...details, name: word, logo: siteSettings.logo },
      contact: { ...details, heroTitle: word, heroDescription: lines, googleMapsEmbed: generalContact.googleMapsEmbed },
      about: { heroTitle: word, heroDescription: lines, mission: card, vision: card, values: card, team: card },
    },
    await sessionCookie(site),
  );
  const neighbour = products.nodes.find((one) => one.category?.id === id && one.id !== product)?.id;
  return { category: `/categories/${encodeURIComponent(id)}`, product, neighbour };
}

/** Finds texts that leave the block they stand in, or the window. Those that are cut with … or that scroll may do so. */
const leaving = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || !node.textContent?.trim()) continue;
      if (
        parent.closest(
          '.visually-hidden, .skip-link, script, svg, .jump-links, .table-scroll, .product-table-scroll, .compare-scroll',
        )
      )
        continue;
      let block = parent;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement) block = block.parentElement;
      if (getComputedStyle(block).overflow !== 'visible' || getComputedStyle(parent).overflow !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = block.getBoundingClientRect();
      const out = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (right > Math.min(box.right, clientWidth) + 1 || left < box.left - 1),
      );
      if (out) found.push(`${block.className || block.tagName}: ${node.textContent.trim().slice(0, 30)}`);
    }
    return found;
  });

const rename = 'mutation ($input: SiteSettingsInput!) { updateSiteSettings(input: $input) { name } }';
const settings = '{ siteSettings { name logo email phone address } }';

test('the search takes the room that the header has, whatever the company is called', async ({ open, site }) => {
  const cookie = await sessionCookie(site);
  const { siteSettings } = await ask<{ siteSettings: object }>(site, settings);
  const page = await open('about:blank');
  for (const name of ['Vitrin Endüstri', 'Işıklar Güç Aktarım ve Sızdırmazlık Elemanları Sanayi ve Ticaret A.Ş.']) {
    await ask(site, rename, { input: { ...siteSettings, name } }, cookie);
    await goTo(page, '/');
    for (const [width, least] of Object.entries({ 900: 0, 1079: 0, 1080: 218, 1280: 326, 1600: 480, 1920: 480 })) {
      await resize(page, { width: Number(width), height: 800 });
      const [bar, logo, nav] = await Promise.all(
        ['.main-bar > .container', '.main-bar .logo', '.main-nav'].map((one) => boxOf(page.locator(one))),
      );
      if (!bar || !logo || !nav) throw new Error('No header');
      const links = await boxesInSight(page.locator('.main-nav > ul > li > a'));
      const between = links.map(({ x }, at) => x - (links[at - 1]?.right ?? -Infinity));
      expect(nav.x - logo.right).toBeGreaterThan(Math.min(...between) + 4);
      expect([width, (await scrollable(page)).x, bar.height, logo.height <= bar.height]).toEqual([width, 0, 76, true]);
      expect(logo.right).toBeLessThanOrEqual(nav.x);
      const search = await boxOf(page.locator(least > 0 ? '.search-wide' : '.search-toggle'));
      expect(search.width).toBeGreaterThanOrEqual(least);
      expect(search.x).toBeGreaterThanOrEqual(nav.right);
      expect(search.right).toBeLessThanOrEqual(bar.right - 40 + 0.5);
      expect((await boxOf(page.locator('.top-bar .color-scheme-switch'))).right).toBe(bar.right - 40);
    }
  }
});

/** Whether the page shows a description with its line breaks. */
const keepLines = (page: Page) =>
  page
    .getByRole('main')
    .getByText('Beşinci satır')
    .first()
    .evaluate((one) => getComputedStyle(one).whiteSpaceCollapse === 'preserve-breaks');

test('what is entered keeps its lines and stays in its place, from 320 pixels up', async ({ open, site }) => {
  const { category, product, neighbour } = await fillEverything(site);
  const found: string[] = [];
  const page = await open('about:blank');
  const described = ['/', '/products', category, '/about', '/contact'];
  const others = [
    `/products?q=${word}`,
    `/products?q=${word}&gorunum=tablo`,
    `/karsilastir?u=${neighbour}`,
    `/products/${product}`,
    '/sectors/energy',
    '/kvkk',
    '/yok',
  ];
  for (const path of [...described, `/contact?urun=${product}#form`, ...others]) {
    await goTo(page, path);
    if (described.includes(path) && !(await keepLines(page))) found.push(`${path} loses line breaks`);
    for (const width of [320, 390, 600, 820, 900, 1024, 1280]) {
      await resize(page, { width, height: 900 });
      const faults = [...(await leaving(page)), ...(await misplaced(page))];
      found.push(...faults.map((what) => `${path.slice(0, 20)} ${width}: ${what}`));
    }
  }
  expect(found).toEqual([]);
});

test('a product that a line of the quote list may mean stays in its column', async ({ open, site }) => {
  const { neighbour } = await fillEverything(site);
  // With another product of this name, the line is for the buyer to decide.
  const rename = 'mutation ($id: ID!, $name: String!) { patchProduct(id: $id, changes: { name: $name }) { id } }';
  await ask(site, rename, { id: neighbour, name: `${word} 6204-2Z ${word}` }, await sessionCookie(site));
  const page = await open('/teklif', { viewport: { width: 320, height: 900 } });
  await page.getByText(/^Excel'den yapıştır/).click();
  await page.getByRole('textbox', { name: /Excel/ }).fill(`${word} 6204; 2`);
  await page.getByRole('button', { name: 'Satırları ekle' }).click();
  await page.locator('.unknown-line .chip-button').filter({ hasText: word }).first().waitFor();
  for (const width of [320, 600, 1280]) {
    await resize(page, { width, height: 900 });
    expect(await leaving(page)).toEqual([]);
  }
});

test('suggestions and the menu keep long texts in their place, too', async ({ open, site }) => {
  await fillEverything(site);
  const page = await open('/', { viewport: { width: 320, height: 700 } });
  await page.getByRole('button', { name: 'Arama' }).click();
  const field = page.getByRole('combobox', { name: 'Ürün ara' });
  await field.waitFor();
  await field.pressSequentially('sızdırmazlık');
  await page.getByRole('option').first().waitFor();
  expect(await leaving(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Kategorileri göster' }).click();
  await page.getByRole('navigation', { name: 'Menü' }).getByRole('link', { name: word }).first().waitFor();
  expect(await leaving(page)).toEqual([]);
});
