import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { notice, noticeButton, save } from '../testing/moments.ts';
import { goTo, reload } from '../testing/settled.ts';
import { seen, test } from '../testing/test.ts';

/** Counts what somebody presses; typing and choosing a file are none. */
function counted() {
  let clicks = 0;
  return {
    add: () => void clicks++,
    async press(element: Locator) {
      clicks++;
      await element.click();
    },
    /** Returns the clicks since the last call. */
    taken: () => [clicks, (clicks = 0)][0],
  };
}

const list = [
  'Stok kodu;Ürün adı;Açıklama;Liste Fiyatı (EUR, KDV hariç)',
  'IML-22210;Oynak Makaralı Rulman 22210;Konik delikli;25,00',
  'IML-6204;Sabit Bilyalı Rulman 6204;Kapalı;2,50',
].join('\n');

type Answer = { data: Record<string, never>; errors?: unknown };

/** Sends an operation with a key, as the ERP does. */
const asErp = async (origin: string, secret: string, query: string, variables: object = {}) => {
  const reply = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await reply.json()) as Answer;
  expect(answer.errors).toBe(undefined);
  return answer.data as Record<string, { nodes: Record<string, unknown>[] }>;
};

async function withEuros(admin: Page) {
  const input = {
    ...{ currencies: ['EUR'], source: 'TYPED', rateKind: 'FOREX_SELLING', margin: 0, oldAfterDays: 5 },
    ...{ whenOld: 'KEEP', showsNet: false, showsRate: true },
    vatRates: [20, 10, 1, 0].map((rate) => ({ rate })),
  };
  await askAs(admin, 'mutation ($input: MoneySettingsInput!) { updateMoneySettings(input: $input) { version } }', {
    input,
  });
}

test('an importer’s week: a list in euros, the rate, an offer, an order with VKN, the ERP and the invoice number', async ({
  openAdmin,
  open,
  site,
}) => {
  const admin = await openAdmin('/admin/products/import', { viewport: { width: 1280, height: 800 } });
  await withEuros(admin);
  const clicks = counted();
  const { press } = clicks;

  // Monday: the rate of the day, and the list of the maker.
  await goTo(admin, new URL('/admin/money', admin.url()).href);
  const rate = admin.getByRole('textbox', { name: 'Lira for 1 €' });
  await rate.fill('50');
  await rate.press('Enter');
  await admin
    .getByText(/50,0000/)
    .first()
    .waitFor();
  expect(clicks.taken()).toBe(0);
  await goTo(admin, new URL('/admin/products/import', admin.url()).href);
  await admin
    .locator('input[type=file][aria-label="Spreadsheet to import"]')
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  clicks.add();
  await admin
    .getByRole('combobox', { name: 'What the column Liste Fiyatı (EUR, KDV hariç) is' })
    .selectOption({ label: 'List price' });
  clicks.add();
  await save(admin.getByRole('button', { name: 'Import 2 rows' }), 'Products updated successfully!');
  expect(clicks.taken()).toBeLessThanOrEqual(9);

  // The site shows the price in lira with KDV: 25 € × 50 × 1,2.
  const read = async () =>
    (
      await askAs<{ productsNamed: ({ id: string; price: number } | null)[] }>(
        admin,
        '{ productsNamed(stockCodes: ["IML-22210"]) { id price } }',
      )
    ).data.productsNamed[0];
  await expect.poll(async () => (await read())?.price).toBe(1500);
  const product = await read();
  const page = await open(`/products/${product?.id}`);
  await page
    .getByText(/1\.500,00/)
    .first()
    .waitFor();

  // Tuesday: a typing error in the rate. Which products it changes is a click away, and so is the way back; pages follow at once.
  await goTo(admin, new URL('/admin/money', admin.url()).href);
  await rate.fill('51,5');
  await rate.press('Enter');
  await notice(admin, /2 prices/);
  const shown = (price: RegExp) =>
    expect
      .poll(async () => {
        await reload(page);
        return price.test(await page.locator('main').innerText());
      })
      .toBe(true);
  await shown(/1\.545,00/);
  await press(await noticeButton(admin, 'Undo'));
  await shown(/1\.500,00/);
  await press(
    admin
      .getByRole('button', { name: /2 products/ })
      .or(admin.getByRole('link', { name: /2 products/ }))
      .first(),
  );
  await admin.getByRole('link', { name: 'Oynak Makaralı Rulman 22210' }).waitFor();
  expect(clicks.taken()).toBeLessThanOrEqual(3);

  // Wednesday: a buyer asks, and gets an offer in euros.
  const sent = await askAs<{ sendEnquiry: { number: string; statusPath: string } }>(
    page,
    'mutation ($input: EnquiryInput!) { sendEnquiry(input: $input) { number statusPath } }',
    {
      input: {
        ...{
          key: 'bir-haftanin-ilk-talebi',
          name: 'Ayşe Karaca',
          email: 'ayse@karaca.com.tr',
          company: 'Karaca Döküm',
        },
        rows: [{ productId: product?.id, quantity: 4 }],
      },
    },
  );
  const { number, statusPath } = sent.data.sendEnquiry;
  const found = await askAs<{ enquiries: { nodes: { id: string }[] } }>(
    admin,
    `{ enquiries(search: "${number}") { nodes { id } } }`,
  );
  await goTo(admin, new URL(`/admin/messages/enquiries/${found.data.enquiries.nodes[0]?.id}`, admin.url()).href);
  clicks.add();
  await admin.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await admin.getByLabel('Made by').fill('Kerem Ulusoy');
  await expect.poll(() => admin.getByRole('textbox', { name: 'Price without KDV' }).first().inputValue()).toBe('25,00');
  await admin.keyboard.press('Control+s');
  await press(admin.getByRole('button', { name: 'Send offer 1' }));
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }));
  await expect.poll(() => admin.getByRole('combobox', { name: 'State' }).inputValue()).toBe('OFFERED');
  expect(clicks.taken()).toBeLessThanOrEqual(6);

  // Thursday: the buyer orders, and says who is invoiced.
  await goTo(page, new URL(statusPath, page.url()).href);
  await page.getByRole('textbox', { name: 'Ad soyad' }).fill('Ayşe Karaca');
  await page.getByRole('textbox', { name: 'Göreviniz' }).fill('Satın Alma');
  await page.locator('.invoice-fields summary').click();
  await page.locator('[name="invoice.title"]').fill('Karaca Döküm A.Ş.');
  await page.locator('[name="invoice.taxNumber"]').fill('1234567890');
  await page.locator('[name="invoice.city"]').fill('Isparta');
  const office = page.locator('[name="invoice.taxOffice"]');
  await office.focus();
  await page.locator('datalist option[value="Davraz"]').waitFor({ state: 'attached' });
  await office.fill('Davraz');
  await page.getByRole('checkbox', { name: /okudum/ }).check();
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  await seen(page, 'heading', 'Siparişiniz alındı');

  // The ERP has it with one call, and gives back the number of the invoice with another one.
  const key = await askAs<{ makeKey: { secret: string } }>(
    admin,
    'mutation ($input: KeyInput!) { makeKey(input: $input) { secret } }',
    { input: { name: 'ERP', scopes: ['READ_ENQUIRIES', 'WRITE_OFFERS'] } },
  );
  const { secret } = key.data.makeKey;
  const { orders } = await asErp(
    site.origin,
    secret,
    '{ orders(orderBy: CHANGED) { nodes { id currency sums { total } invoice { taxNumber taxOffice } rows { code } } } }',
  );
  expect(orders?.nodes).toMatchObject([
    {
      ...{ currency: 'EUR', sums: { total: 120 }, rows: [{ code: 'IML-22210' }] },
      invoice: { taxNumber: '1234567890', taxOffice: 'Davraz' },
    },
  ]);
  await asErp(
    site.origin,
    secret,
    'mutation ($id: ID!, $invoiceNumber: String) { setOrderPapers(id: $id, invoiceNumber: $invoiceNumber) { id } }',
    { id: orders?.nodes[0]?.id, invoiceNumber: 'KRC2026000000042' },
  );
  await goTo(page, new URL(statusPath, page.url()).href);
  await page.getByText('KRC2026000000042').first().waitFor();

  // Friday: “What did Karaca pay for 22210?”
  await goTo(admin, new URL('/admin', admin.url()).href);
  await press(admin.getByRole('link', { name: 'Customers' }).first());
  await press(admin.getByRole('link', { name: /Karaca/ }).first());
  await admin.getByRole('searchbox', { name: 'Code or name' }).fill('22210');
  const row = admin.getByRole('row', { name: /IML-22210/ });
  await row.getByText(/25,00/).first().waitFor();
  expect(await row.innerText()).toMatch(/S-\d{4}-\d{5}/);
  expect(clicks.taken()).toBeLessThanOrEqual(3);
}, 240_000);
