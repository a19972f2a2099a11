import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { isFirefox, narrow } from '../testing/browser.ts';
import { offersFor } from '../testing/offers.ts';
import { withoutScripts } from '../testing/scriptless.ts';
import { goTo } from '../testing/settled.ts';
import { ask, sessionCookie, type Site } from '../testing/site.ts';
import { seen, test } from '../testing/test.ts';

const id = '1738669741160';
const name = 'Sabit Bilyalı Rulman 6204-2RS';
const foreign = 'Öztork 62/04-İÇ';

/** The part has the code of another maker, and a price ladder. */
async function prepare(site: Site) {
  const changes = {
    priceBreaks: [
      { minimum: 10, price: 268.8 },
      { minimum: 50, price: 252 },
    ],
    crossReferences: [{ maker: 'Öztork', code: '62/04-İÇ', relation: 'SAME_PART', checkedAt: '2026-11-03' }],
  };
  const patch = 'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }';
  await ask(site, patch, { id, changes }, await sessionCookie(site));
}

/** The line of an offer as the form fills it in: the row of the ladder, less KDV. */
const lineOf = (quantity: number) => ({
  ...{ productId: id, name, code: '6204-2RS', askedCode: foreign, quantity, vatRate: 20 },
  price: quantity < 50 ? 224 : 210,
  note: quantity < 50 ? '10 adet ve üzeri fiyatı uygulandı.' : '50 adet ve üzeri fiyatı uygulandı.',
});

/** The seller confirms the order of that enquiry, and sends it. */
async function deliver(site: Site, number: string) {
  const cookie = await sessionCookie(site);
  type Order = { id: string; version: number };
  const found = await ask<{ enquiries: { nodes: { orders: Order[] }[] } }>(
    site,
    'query ($number: String!) { enquiries(search: $number) { nodes { orders { id version } } } }',
    { number },
    cookie,
  );
  let order = found.enquiries.nodes[0]?.orders[0];
  const states = [{ state: 'CONFIRMED' }, { state: 'SENT', carrier: 'Örnek Kargo', consignment: '0000 4471 9026' }];
  for (const state of states) {
    const { setOrderState } = await ask<{ setOrderState: Order }>(
      site,
      `mutation ($id: ID!, $version: Int, $state: OrderState!, $carrier: String, $consignment: String) {
        setOrderState(id: $id, version: $version, state: $state, carrier: $carrier, consignment: $consignment) { id version }
      }`,
      { ...order, ...state },
      cookie,
    );
    order = setOrderState;
  }
}

/** From the code of another maker to the next list. `origin` is where the page reads the site. */
async function order(page: Page, site: Site, origin: string, hasScripts: boolean) {
  // Firefox cannot be asked for the dark scheme, in which this looks, too.
  const look = async () => hasScripts && !isFirefox && expect(await faults(page)).toEqual([]);
  const go = (address: string) => (hasScripts ? goTo(page, address) : page.goto(address, { waitUntil: 'load' }));
  await go(`${origin}/teklif`);
  await page.getByLabel('Kod, yeni satır').fill(foreign);
  await page.getByLabel('Miktar, yeni satır').fill('40');
  await page.getByRole('button', { name: 'Satırı ekle' }).click();
  await page.getByText('1 satır listeye eklendi.').waitFor();
  await page.locator('.quote-row').filter({ hasText: '62/04-İÇ' }).waitFor();
  await page.getByLabel('Ad soyad').fill('Şule Ağırbaş');
  await page.getByLabel(/^E-posta/).fill('sule@firma.example');
  await page.getByRole('button', { name: 'Teklif Talebini Gönder' }).click();
  await seen(page, 'heading', 'Talebiniz bize ulaştı');
  const path = (await page.locator('main a[href*="/teklif/T-"]').first().getAttribute('href')) ?? '';
  const [number = ''] = /T-\d{4}-\d{5}/.exec(path) ?? [];
  const status = `${origin}${new URL(path, origin).pathname}`;

  const offer = await offersFor(site, number);
  await offer([lineOf(40)]);
  await go(status);
  await page.getByText('10 adet ve üzeri fiyatı uygulandı.').waitFor();
  await look();
  await page.getByRole(hasScripts ? 'radio' : 'link', { name: 'Değişiklik isteyin', exact: true }).click();
  await page.getByText(`Değişiklik isteyin: ${name}`).click();
  await page.getByRole('textbox', { name: 'Miktar (adet)' }).fill('60');
  await page.getByRole('button', { name: 'Değişiklik İsteğini Gönder' }).click();
  await seen(page, 'heading', 'Değişiklik isteğiniz bize ulaştı');
  await page.getByText('İstediğiniz: 60\u00a0adet').waitFor();

  await offer([lineOf(60)]);
  await go(status);
  await page.getByText('2. teklif, 1. tekliften 1 satırda ayrılıyor.').waitFor();
  expect(await page.getByRole('row', { name: /Genel toplam/ }).innerText()).toMatch(/15\.120,00/);
  await page.getByRole('textbox', { name: 'Ad soyad' }).fill('Şule Ağırbaş');
  await page.getByRole('textbox', { name: 'Göreviniz' }).fill('Bakım Müdürü');
  await page.getByRole('checkbox', { name: /okudum/ }).check();
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  await seen(page, 'heading', 'Siparişiniz alındı');
  await look();

  await deliver(site, number);
  await go(status);
  await seen(page, 'heading', 'Siparişiniz yolda');
  await page.getByText('0000 4471 9026').first().waitFor();
  await look();
  await page.getByRole('button', { name: 'Yeniden iste' }).click();
  await page.getByText(/^S-\d{4}-\d{5} numaralı siparişinizin 1 satırı listenize eklendi\.$/).waitFor();
  const rows = page.locator('.quote-row');
  expect(await rows.count()).toBe(1);
  expect(await rows.getByRole('textbox', { name: /^Miktar, / }).inputValue()).toBe('60');
}

test('another maker’s code becomes an offer, a change, an order on its way, and the next list', async ({
  open,
  site,
}) => {
  await prepare(site);
  const page = await open('about:blank', { viewport: narrow });
  await order(page, site, site.origin, true);
});

test('the same without scripts', async ({ open, site, complaints }) => {
  await prepare(site);
  if (!isFirefox)
    return order(await open('about:blank', { viewport: narrow, javaScriptEnabled: false }), site, site.origin, false);
  const { origin, close } = await withoutScripts(site.origin);
  try {
    await order(await open('about:blank', { viewport: narrow }), site, origin, false);
  } finally {
    await close();
    // The browser reports each script that the policy stops, and that the pages come from another port.
    complaints.length = 0;
  }
});
