import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { askAs, bearing, draftOf, goAndSubscribe, sendEnquiry } from '../testing/admin.ts';
import { narrow, wide } from '../testing/browser.ts';
import { reload } from '../testing/settled.ts';
import { ask } from '../testing/site.ts';
import type { Sold } from '../../common/product/fewest.ts';
import { orderable } from '../../common/product/priceLadder.ts';
import { test } from '../testing/test.ts';

type Priced = { id: string; price: number } & Sold;
type Status = { enquiryStatus: { state: string; offer: { number: string; sums: { total: number } } | null } };

test('an enquiry arrives, is answered with an offer, and the buyer sees it once it is sent', async ({
  openAdmin,
  site,
}) => {
  const admin = await openAdmin('about:blank', { viewport: wide });
  await goAndSubscribe(admin, '/admin/messages/enquiries', 'enquiryReceived');
  const { number, statusPath } = await sendEnquiry(site, 'Şule Ağırbaş');
  await admin.getByRole('button', { name: '1 new enquiry' }).click();
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).click();
  await admin.getByRole('heading', { level: 2, name: number }).waitFor();
  await admin.getByRole('row', { name: bearing.name }).getByText('Gres dolgulu olsun').waitFor();
  await admin.getByRole('row', { name: 'UCP 250' }).getByText('not in the catalogue').waitFor();

  const prices = admin.getByRole('textbox', { name: 'Price without KDV' });
  // The list price less KDV stands there already.
  expect(await prices.first().inputValue()).toBe('237,50');
  await prices.first().fill('235,00');
  await draftOf(admin, `offer:${await idOf(admin.url())}`);
  await prices.nth(1).fill('530');
  // The admin has not said a name, which the paper needs.
  await admin.getByLabel('Made by').fill('Çiğdem Işık');
  await admin.getByText('₺ 12.552,00').waitFor();
  await admin.keyboard.press('Control+s');
  // The enquiry stays open with its offer, whose PDF only admins can read yet.
  const last = admin.getByRole('region', { name: 'Last offer' });
  await last.getByText(`${number}/1`).waitFor();
  await expect.poll(() => admin.getByRole('combobox', { name: 'State' }).inputValue()).toBe('IN_PROGRESS');
  const typeOf = async (path: string | null) => (await admin.request.get(path ?? '')).headers()['content-type'];
  expect(await typeOf(await admin.getByRole('link', { name: /^Preview PDF/ }).getAttribute('href'))).toBe(
    'application/pdf',
  );
  const path = `${statusPath}/teklif-1.pdf`;
  expect(await typeOf(path)).not.toBe('application/pdf');
  await admin.getByRole('button', { name: 'Send offer 1' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => admin.getByRole('combobox', { name: 'State' }).inputValue()).toBe('OFFERED');
  await expect.poll(() => admin.locator(':focus').innerText()).toBe('Open PDF');

  expect(await typeOf(path)).toBe('application/pdf');
  const [, , , token] = statusPath.split('/');
  const query = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { state offer { number sums { total } } } }`;
  const { enquiryStatus } = await ask<Status>(site, query, { number, token });
  expect(enquiryStatus).toEqual({ state: 'OFFERED', offer: { number: `${number}/1`, sums: { total: 12552 } } });
});

test('an offer of twenty lines with list prices takes four clicks, and nothing is typed', async ({
  openAdmin,
  site,
}) => {
  const list = `query { products(priced: true, discontinued: false, first: 20) {
    nodes { id price priceQuantity minimumQuantity salesUnit } } }`;
  const { products } = await ask<{ products: { nodes: Priced[] } }>(site, list);
  const rows = products.nodes.map(({ id }) => ({ productId: id, quantity: 3 }));
  const { number, statusPath } = await sendEnquiry(site, 'Gökçe Iğdır', rows);
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: { width: 1280, height: 800 } });
  await askAs(admin, 'mutation { updateOwnAccount(input: { name: "Çiğdem Işık" }) { id } }');
  await reload(admin);
  let clicks = 0;
  const press = async (element: Locator) => {
    clicks++;
    await element.click();
  };
  await press(admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }));
  await admin.getByText('20 of 20 lines priced').waitFor();
  const lines = await admin.getByRole('row', { name: /^Line \d/ }).all();
  expect(lines).toHaveLength(20);
  const boxes = await Promise.all(lines.map(async (line) => (await line.boundingBox()) ?? { y: 0, height: Infinity }));
  expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(64);
  const ends = boxes.map(({ y, height }) => y + height);
  expect(Math.max(...ends) - Math.min(...boxes.map(({ y }) => y))).toBeLessThanOrEqual(1300);
  const [paper] = await Promise.all([
    admin.waitForEvent('popup'),
    press(admin.getByRole('button', { name: 'Preview PDF' })),
  ]);
  await paper.close();
  const [, , , token] = statusPath.split('/');
  const status = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { offer { sums { total } } } }`;
  const seenByBuyer = async () =>
    (await ask<{ enquiryStatus: { offer: { sums: { total: number } } | null } }>(site, status, { number, token }))
      .enquiryStatus.offer;
  expect(await seenByBuyer()).toBeNull();
  await press(admin.getByRole('button', { name: 'Send offer 1' }));
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect.poll(() => admin.locator(':focus').innerText()).toBe('Open PDF');
  expect(clicks).toBe(4);
  // Packs are completed: three of what is sold by a hundred are a hundred. The total is that of the list to the kuruş.
  const kurus = products.nodes.reduce(
    (sum, { price, ...sold }) =>
      sum + Math.round((orderable(3, sold) * Math.round(price * 100)) / (sold.priceQuantity ?? 1)),
    0,
  );
  expect(Math.round(((await seenByBuyer())?.sums.total ?? 0) * 100)).toBe(kurus);
});

const idOf = (address: string) => decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');

test('on a phone one folder is chosen, an enquiry opened, noted and closed again', async ({ openAdmin, site }) => {
  const { number } = await sendEnquiry(site, 'İlker Çığır');
  const admin = await openAdmin('/admin/messages', { viewport: narrow });
  await admin.getByLabel('Show').selectOption('enquiries');
  await admin.getByLabel('Narrow down').selectOption('/admin/messages/enquiries?status=new');
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).click();
  await admin.getByRole('textbox', { name: 'Note' }).fill('Aradım, ölçü doğru.');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await admin.getByRole('list', { name: 'Notes and changes' }).getByText('Aradım, ölçü doğru.').waitFor();
  await admin.getByRole('link', { name: 'All enquiries' }).click();
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).waitFor();
});
