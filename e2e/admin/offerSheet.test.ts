import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { askAs, bearing, holdDrafts, sendEnquiry, sendMessage } from '../testing/admin.ts';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { offersFor } from '../testing/offers.ts';
import { reload } from '../testing/settled.ts';
import { ask, type Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const line = { productId: bearing.id, code: '6204-2RS', name: bearing.name, quantity: 40, price: 224, vatRate: 20 };

/** Sends an enquiry and an offer, of which the buyer wants one line otherwise. */
async function wished(site: Site) {
  const { number, statusPath } = await sendEnquiry(site, 'Deniz Korkmaz');
  await (
    await offersFor(site, number)
  )([line, { name: 'Montaj', quantity: 1, price: 900, vatRate: 20 }]);
  const token = statusPath.split('/').at(-1);
  const Offered = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { offer { lines { id } } } }`;
  type Status = { enquiryStatus: { offer: { lines: { id: string }[] } } };
  const { enquiryStatus } = await ask<Status>(site, Offered, { number, token });
  const wish = { lineId: enquiryStatus.offer.lines[0]?.id, quantity: 60, price: 210, text: '60 adet alırsak?' };
  await ask(
    site,
    `mutation ($number: String!, $token: String!, $input: OfferChangeInput!) {
      requestOfferChange(number: $number, token: $token, input: $input) { state } }`,
    {
      number,
      token,
      input: { key: `wish-of-${number}-000000`, revision: 1, text: 'Teslim iki parça olsun.', lines: [wish] },
    },
  );
  return { number, token };
}

/** Counts what is pressed. */
function counting() {
  let clicks = 0;
  const press = async (element: Locator) => {
    clicks++;
    await element.click();
  };
  return { press, clicks: () => clicks };
}

/** The admin has said a name, which stands on every offer. */
async function named(admin: Page) {
  await askAs(admin, 'mutation { updateOwnAccount(input: { name: "Çiğdem Işık" }) { id } }');
  await reload(admin);
}

test('a wish is answered in its line, at every width, with three clicks and no dialog but the sending', async ({
  openAdmin,
  site,
}) => {
  const { number, token } = await wished(site);
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: { width: 1280, height: 800 } });
  await named(admin);
  const { press, clicks } = counting();
  const inList = admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number });
  await inList.getByText('Asks for changes').waitFor();
  await press(inList);
  const row = admin.getByRole('row', { name: /^Line 1/ });
  const wish = row.getByText('60 adet alırsak?');
  const total = admin.getByText('With KDV');
  for (const width of [390, 820, 1280, 1920]) {
    await resize(admin, { width, height: 800 });
    expect((await scrollable(admin)).x).toBe(0);
    const [line1, seen, sum] = [await boxOf(row), await boxOf(wish), await boxOf(total)];
    expect(sum.bottom, `total at ${width}`).toBeLessThanOrEqual(800);
    expect(seen.x).toBeGreaterThanOrEqual(line1.x);
    expect(seen.right).toBeLessThanOrEqual(line1.right);
    expect(line1.right).toBeLessThanOrEqual(width);
    if (width >= 1280) expect(seen.y, `wish at ${width}`).toBeLessThan(400);
    // Numbers are never broken.
    for (const number of [row.getByText('₺ 210,00'), total]) expect((await boxOf(number)).height).toBeLessThan(40);
  }
  await resize(admin, { width: 1280, height: 800 });
  await row.getByRole('button', { name: 'More of line 1' }).click();
  expect(await faults(admin)).toEqual([]);
  await admin.emulateMedia({ colorScheme: 'light' });
  const life = admin.getByRole('list', { name: 'What happened so far' });
  await expect.poll(() => life.locator('[aria-current=step]').innerText()).toContain('Asks for changes');
  await row.getByRole('textbox', { name: 'Quantity' }).fill('60');
  await row.getByRole('textbox', { name: 'Price without KDV' }).fill('215');
  await press(admin.getByRole('button', { name: 'Send offer 2' }));
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await inList.getByText('Offer 2 sent').waitFor();
  expect(clicks()).toBe(3);
  const Net = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
    offer { number sums { net } } } }`;
  expect(await ask(site, Net, { number, token })).toEqual({
    enquiryStatus: { offer: { number: `${number}/2`, sums: { net: 60 * 215 + 900 } } },
  });
});

test('what is typed stays when one looks at another enquiry, and until one starts over', async ({
  openAdmin,
  site,
}) => {
  const [first, second] = [await sendEnquiry(site, 'Şule Ağırbaş'), await sendEnquiry(site, 'Deniz Korkmaz')];
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: { width: 1280, height: 800 } });
  const list = admin.getByRole('list', { name: 'Enquiries' });
  const price = admin.getByRole('textbox', { name: 'Price without KDV' }).nth(1);
  // On a slow disk an older draft is still being read when somebody has typed and left.
  const release = await holdDrafts(admin);
  await list.getByRole('link', { name: first.number }).click();
  await price.fill('530');
  await list.getByRole('link', { name: second.number }).click();
  await admin.getByRole('heading', { level: 2, name: second.number }).waitFor();
  await release();
  await list.getByRole('link', { name: first.number }).click();
  await expect.poll(() => price.inputValue()).toBe('530');
  await admin.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => price.inputValue()).toBe('');
});

test('from the palette to an offer of three codes that is sent: three clicks, and no price typed', async ({
  openAdmin,
  site,
}) => {
  const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
    site,
    '{ products(priced: true, discontinued: false, first: 3) { nodes { id } } }',
  );
  const admin = await openAdmin('/admin/today', { viewport: { width: 1280, height: 800 } });
  const codes = products.nodes.map((_, place) => `ŞZ-${place}71`);
  const Code = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
  for (const [place, { id }] of products.nodes.entries())
    await askAs(admin, Code, { id, changes: { stockCode: codes[place] } });
  await named(admin);
  const { press, clicks } = counting();
  await admin.keyboard.press('Control+k');
  await admin.getByRole('dialog').getByRole('combobox').fill('new offer');
  await admin.getByRole('option', { name: 'New offer' }).waitFor();
  await admin.keyboard.press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'New offer' });
  await dialog.getByLabel('Name').fill('Nuray Işıksel');
  await dialog.getByLabel('E-mail').fill('nuray@kargaburnu.example');
  await press(dialog.getByRole('button', { name: 'Begin the offer' }));
  // The sheet of the enquiry before stands there until this one is open.
  await admin.getByRole('heading', { name: /Nuray Işıksel/ }).waitFor();
  const add = admin.getByRole('combobox', { name: 'Add line' });
  for (const [place, code] of codes.entries()) {
    await add.fill(code);
    await add.press('Enter');
    await admin.getByText(`${place + 1} of ${place + 1} line`).waitFor();
  }
  await press(admin.getByRole('button', { name: 'Send offer 1' }));
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect.poll(() => admin.locator(':focus').innerText()).toBe('Open PDF');
  expect(clicks()).toBe(3);
  await admin
    .getByText(/by telephone/)
    .first()
    .waitFor();
});

test('a message becomes an enquiry with one press, with its lines read', async ({ openAdmin, site }) => {
  await sendMessage(site, 'Fiyat talebi', { message: 'Merhaba,\n6204-2RS; 40\n12 adet Bilinmeyen Kayış XQ-9' });
  const admin = await openAdmin('/admin/messages', { viewport: { width: 1280, height: 800 } });
  await admin
    .getByRole('list', { name: 'Messages' })
    .getByRole('link', { name: /Fiyat talebi/ })
    .click();
  await admin.getByRole('button', { name: 'Make an enquiry' }).click();
  await admin.getByRole('row', { name: `Line 1: ${bearing.name}` }).waitFor();
  await admin
    .getByRole('row', { name: /^Line 2/ })
    .getByText('not in the catalogue')
    .waitFor();
});
