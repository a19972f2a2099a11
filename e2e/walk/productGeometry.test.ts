// Takes long: the pages of several products are measured at four widths.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

/** A product with a picture whose kind is not drawn. */
const notDrawn = '/products/1738669741160';

type Made = { name: string; section: string; letters: Record<string, number>; keys: string[]; more?: object };

const ladder = {
  price: 270,
  priceBreaks: [
    { minimum: 10, price: 256.5 },
    { minimum: 50, price: 245.7 },
    { minimum: 100, price: 232.2 },
  ],
  ...{ salesUnit: 'PIECE', availability: 'IN_STOCK', brand: 'Devrikan', gtin: '4006381333931' },
};
const made: Record<'bearing' | 'bolt' | 'motor' | 'noPrice', Made> = {
  bearing: {
    ...{ name: 'Sabit Bilyalı Deneme 6204-ZZ', section: 'BALL_BEARING', keys: ['d', 'D', 'B'], more: ladder },
    letters: { d: 20, D: 47, B: 14 },
  },
  bolt: {
    ...{ name: 'Altı Köşe Başlı Deneme DIN 933 M8x40 8.8', section: 'HEX_BOLT', keys: ['d', 'L'] },
    letters: { d: 8, L: 40, k: 5.3, s: 13 },
    more: { price: 375, salesUnit: 'PIECE', priceQuantity: 100 },
  },
  motor: {
    ...{ name: 'Asenkron Deneme 1,5 kW 4 Kutup 90L B3 IE3', section: 'MOTOR_B3', keys: ['H'], more: { price: 8250 } },
    letters: { D: 24, E: 50, H: 90, L: 330, AC: 178, B: 125, C: 56 },
  },
  noPrice: {
    ...{ name: 'Sabit Bilyalı Deneme 6304-ZZ', section: 'BALL_BEARING', keys: ['d', 'D', 'B'] },
    letters: { d: 20, D: 52, B: 15 },
  },
};

/** Adds a kind that is drawn, and a family of five sizes in two forms. Returns the address of the first product. */
async function addFamily(site: Site, { name, section, letters, keys, more = {} }: Made): Promise<string> {
  const cookie = await sessionCookie(site);
  const create = async (entity: string, input: object) => {
    const operation = `mutation ($input: ${entity}Input!) { made: create${entity}(input: $input) { id } }`;
    return ((await ask(site, operation, { input }, cookie)) as { made: { id: string } }).made.id;
  };
  const lettered: { letter: string; attributeId: string }[] = [];
  for (const letter of Object.keys(letters)) {
    const input = { name: `${name} ölçüsü ${letter}`.slice(-40), kind: 'NUMBER', unit: 'mm' };
    lettered.push({ letter, attributeId: await create('Attribute', input) });
  }
  const options = [{ name: 'ZZ, çelik sac' }, { name: '2RS, temaslı NBR' }];
  const form = await create('Attribute', { name: `${name} kapağı`.slice(-40), kind: 'OPTION', options });
  const attributes = lettered.map(({ letter, attributeId }) => ({ attributeId, key: keys.includes(letter) }));
  const kindId = await create('ProductKind', { name: name.slice(0, 60), attributes, section, letters: lettered });
  const columns = [...lettered.map(({ attributeId }) => attributeId), form];
  const familyId = await create('Family', { name: `${name} ailesi`, columns });
  const ids: string[] = [];
  for (const [at, times] of [1, 1.25, 1.5, 2, 2.5].entries())
    for (const option of options) {
      const sizes = lettered.map(({ letter, attributeId }) => ({
        attributeId,
        values: [String((letters[letter] ?? 1) * times).replace('.', ',')],
      }));
      const specs = [...sizes, { attributeId: form, values: [option.name] }];
      const called = at === 0 && option === options[0] ? name : `${name} boy ${at} ${option.name}`;
      const input = { name: called, description: 'Deneme ürünü.', kindId, familyId, specs, ...more };
      ids.push(await create('Product', input));
    }
  return `/products/${ids[0] ?? ''}`;
}

/** Codes and numbers that stand in more than one line. */
const broken = (page: Page) =>
  page
    .locator('main :is(.code, .figure, .price)')
    .evaluateAll((all: HTMLElement[]) =>
      all
        .filter(
          (one) =>
            one.checkVisibility() && new Set([...one.getClientRects()].map(({ top }) => Math.round(top))).size > 1,
        )
        .map(({ innerText }) => innerText),
    );

test('a product is one instrument at every width, whatever is known of it', async ({ open, site }) => {
  const addresses: string[] = [notDrawn];
  for (const one of Object.values(made)) addresses.push(await addFamily(site, one));
  const page = await open('about:blank');
  for (const address of addresses) {
    await goTo(page, address);
    const wrong: string[] = [];
    for (const width of [390, 820, 1280, 1920]) {
      await resize(page, { width, height: width < 600 ? 844 : 800 });
      if ((await scrollable(page)).x > 0) wrong.push(`wider than ${width}`);
      for (const text of await broken(page)) wrong.push(`“${text}” breaks at ${width}`);
      const button = await boxOf(page.getByRole('button', { name: 'Teklif listesine ekle' }));
      if (width >= 1280 && button.bottom > 600) wrong.push(`the button ends at ${button.bottom} of ${width}`);
      const plate = await boxOf(page.locator('.product-plate'));
      const [x, right] = [plate.x, plate.right];
      const parts = page.locator('.plate-tabs a, .plate-download, .plate-tools a');
      for (const part of await parts.all()) {
        const box = await boxOf(part);
        if (box.x < x || box.right > right + 1) wrong.push(`${await part.innerText()} leaves the plate at ${width}`);
      }
    }
    expect([address, wrong]).toEqual([address, []]);
  }

  // The bearing: a row lights its dimension, and a dimension its row.
  await goTo(page, addresses[1] ?? '');
  await resize(page, { width: 1280, height: 800 });
  const row = page.locator('.key-values [data-letter="D"]');
  const value = page.getByText('D = 47 mm', { exact: true });
  const boxColour = () => row.locator('.row-letter').evaluate((one) => getComputedStyle(one).backgroundColor);
  const plain = await boxColour();
  expect(await value.isVisible()).toBe(false);
  await row.hover();
  await expect.poll(() => value.isVisible()).toBe(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(boxColour).toBe(plain);
  const area = await boxOf(page.locator('.plate-drawing [data-measure="D"] .ml'));
  await page.mouse.move(area.x + area.width / 2, area.y + area.height / 2);
  await expect.poll(boxColour).not.toBe(plain);
  // Values stand in the dimensions; a phone has them in the rows alone.
  expect((await page.locator('.plate-drawing .ml').allTextContents()).toSorted()).toEqual(['B 14', 'D 47', 'd 20']);
  expect(await page.locator('.plate-drawing .mn').first().isVisible()).toBe(true);
  await resize(page, { width: 390, height: 844 });
  expect(await page.locator('.plate-drawing .mn').first().isVisible()).toBe(false);
  // The run scrolls inside the page, and the present size is in sight.
  const [here, run] = [
    await boxOf(page.locator('.size-run [aria-current]')),
    await boxOf(page.locator('.size-run-base')),
  ];
  expect([here.x >= run.x - 1, here.right <= run.right + 1]).toEqual([true, true]);
});

test('without scripts tabs, forms and sizes are links', async ({ open, site }) => {
  const address = await addFamily(site, made.bearing);
  const page = await open(address, { javaScriptEnabled: false });
  await page.getByRole('link', { name: '2RS' }).click();
  await page.getByRole('heading', { level: 1, name: /2RS/ }).waitFor();
  await page.locator('.size-run li a').last().click();
  await page.getByRole('heading', { level: 1, name: /boy 4/ }).waitFor();
  await page.getByRole('link', { name: /^100\+/ }).click();
  await expect.poll(() => page.url()).toContain('miktar=100');
  await goTo(page, notDrawn);
  expect(await page.locator('.product-plate img').count()).toBeGreaterThan(0);
});
