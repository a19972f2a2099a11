// Takes long: five pages are measured in four widths each.
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { sendEnquiry } from '../testing/admin.ts';
import { offersFor } from '../testing/offers.ts';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { paste, sendByKeyboard } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { ask, type Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const widths = [320, 390, 820, 1280, 1920];
const heightOf = (width: number) => (width < 600 ? 844 : 800);

type Products = { products: { nodes: { id: string; stockCode: string | null; name: string }[] } };

const products = async (site: Site) =>
  (await ask<Products>(site, '{ products(first: 60) { nodes { id stockCode name } } }')).products.nodes;

/** Names the parts of a sheet that leave the window, and says where its foot ends. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const cells = [...document.querySelectorAll('.sheet-lines td, .sheet-foot > *')].filter((one) =>
      one.checkVisibility(),
    );
    const out = cells.filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    });
    const amounts = [...document.querySelectorAll<HTMLElement>('td.line-amount')].filter(
      (one) => one.checkVisibility() && one.innerText !== '',
    );
    const cut = amounts.filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().right > clientWidth + 0.5;
    });
    const sheet = document.querySelector('.sheet');
    const rows = [
      ...(sheet?.querySelectorAll('tbody tr:not(.last-row, .paste-row, [data-unknown], :has(.quote-row-written))') ??
        []),
    ];
    return {
      out: out.map(({ className, textContent }) => `${className}: ${textContent}`),
      cut: cut.map(({ innerText }) => innerText),
      heights: rows.map((row) => row.getBoundingClientRect().height),
      sheet: sheet?.getBoundingClientRect().height ?? Infinity,
    };
  });

const inWindow = async (page: Page, width: number) => {
  await resize(page, { width, height: heightOf(width) });
  const { out, cut, ...sizes } = await measured(page);
  expect({ width, scrolls: (await scrollable(page)).x, out, cut }).toEqual({ width, scrolls: 0, out: [], cut: [] });
  return sizes;
};

test('thirty rows of the quote list are a sheet whose foot stays in sight, pasted into its last row', async ({
  open,
  site,
}) => {
  const codes = (await products(site)).map(({ stockCode, name }) => stockCode ?? name);
  const text = [...codes.slice(0, 28).map((code) => `${code}\t100`), 'UCP 250\t2', 'YOKBÖYLEKOD\t5'].join('\n');
  const page = await open('/teklif', { viewport: { width: 1280, height: 800 } });
  let clicks = 0;
  const press = async (element: Locator) => {
    clicks++;
    await element.click();
  };
  await press(page.getByLabel('Kod, yeni satır'));
  await paste(page, text);
  await page
    .locator('.quote-row')
    .nth(Math.min(codes.length, 28) + 1)
    .waitFor();
  const foot = page.locator('.sheet-foot');
  for (const width of widths) {
    const { heights, sheet } = await inWindow(page, width);
    const { bottom } = await boxOf(foot);
    expect([width, bottom]).toEqual([width, heightOf(width)]);
    if (width >= 1280) expect(heights.filter((height) => height !== 48)).toEqual([]);
    if (width >= 1280) expect(sheet).toBeLessThan(1800);
    // Below a code of two lines, or a quantity that is completed, a row of a phone is a line taller.
    if (width < 600) expect(Math.min(...heights)).toBeLessThanOrEqual(width < 360 ? 90 : 64);
    if (width === 390) expect(sheet).toBeLessThan(30 * 90);
    // The button that opens the box for a table is one line, clear of the foot.
    const opens = await boxOf(page.locator('.paste-box summary'));
    expect([width, opens.height]).toEqual([width, 44]);
    if (width < 1280) continue;
    const button = await boxOf(page.locator('.last-row .small-button'));
    expect([width, button.right]).toEqual([width, (await boxOf(page.locator('.sheet-lines'))).right]);
  }
  // On paper, as narrow as a tablet, a row is as high as its name, and has its unit price.
  await page.emulateMedia({ media: 'print' });
  await resize(page, { width: 718, height: 1000 });
  const { heights } = await measured(page);
  expect(heights.filter((height) => height > 90)).toEqual([]);
  expect((await boxOf(page.locator('.quote-row .line-price').first())).width).toBe(104);
  await page.emulateMedia({ media: null });
  // The words that are in doubt are answered in their row.
  await resize(page, { width: 390, height: 844 });
  const unknown = page.locator('.quote-row', { hasText: 'UCP 250' });
  await unknown.getByRole('button', { name: /^Sorulsun/ }).click();
  await unknown.getByText('Katalogda yok; yazdığınız gibi gönderilecek.').waitFor();
  await press(page.getByRole('link', { name: 'Teklif isteyin' }));
  await sendByKeyboard(page);
  // From an empty list to thirty rows that are sent: the field, and the button in the foot. With boxes of their own it was four.
  expect(clicks).toBe(2);
});

test('what was sent, the offer and the order are the same sheet, inside every window', async ({ open, site }) => {
  const found = (await products(site)).slice(0, 8);
  const { number, statusPath } = await sendEnquiry(
    site,
    'Şule Ağırbaş',
    found.map(({ id }) => ({ productId: id, quantity: 1500, note: 'Gres dolgulu olsun' })),
  );
  const page = await open(statusPath, { viewport: { width: 1280, height: 800 } });
  for (const width of widths) await inWindow(page, width);

  const offer = await offersFor(site, number);
  const lines = found.map(({ id, name, stockCode }) => ({
    ...{ productId: id, name, code: stockCode, quantity: 1500, price: 12_696.5, priceQuantity: 100, discount: 4 },
    vatRate: 20,
  }));
  await offer(lines);
  await offer(lines.map((line, place) => ({ ...line, ...(place === 0 && { quantity: 2000 }) })));
  await goTo(page, `${statusPath}?yol=degisiklik`);
  for (const width of widths) {
    const { heights } = await inWindow(page, width);
    expect(heights).toHaveLength(8);
    if (width < 1080) expect((await boxOf(page.locator('.sheet-foot'))).bottom).toBeLessThanOrEqual(heightOf(width));
  }
  const [, , , token] = statusPath.split('/');
  await ask(
    site,
    `mutation ($number: String!, $token: String!, $input: AcceptanceInput!) {
      acceptOffer(number: $number, token: $token, input: $input) { number } }`,
    {
      number,
      token,
      input: { key: randomUUID(), revision: 2, name: 'Şule Ağırbaş', title: 'Bakım Müdürü', read: true },
    },
  );
  await goTo(page, statusPath);
  await page.getByRole('heading', { name: 'Siparişiniz alındı' }).waitFor();
  for (const width of widths) await inWindow(page, width);
});

test('a list that somebody has shared is the same sheet, with its sum in the foot', async ({ open }) => {
  const page = await open('/products/1738669741160', { viewport: { width: 390, height: 844 } });
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).click();
  await page.getByText('Teklif listesine eklendi.').waitFor();
  await goTo(page, '/teklif');
  await page.getByRole('button', { name: 'Paylaş' }).click();
  const address = await page.locator('.share-address > span').first().textContent();
  await goTo(page, `/liste/${address?.split('/').at(-1) ?? ''}`);
  for (const width of widths) {
    const { heights } = await inWindow(page, width);
    expect(heights).toHaveLength(1);
    expect((await boxOf(page.locator('.sheet-foot strong'))).right).toBeLessThanOrEqual(width);
  }
});
