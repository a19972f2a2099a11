import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { narrow } from '../testing/browser.ts';
import { boxOf } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { seen, test } from '../testing/test.ts';

const rows = (page: Page) => page.locator('.quote-row');

/** Orders by code, names the list, makes a second one and shares the first; returns the link. */
async function orderAndShare(page: Page) {
  for (const [place, [code, quantity]] of [
    ['6204-2RS', '40'],
    ['ĞÜŞ-İ 9', '2'],
  ].entries()) {
    await page.getByLabel('Kod, yeni satır').fill(code ?? '');
    await page.getByLabel('Miktar, yeni satır').fill(quantity ?? '');
    await page.getByRole('button', { name: 'Satırı ekle' }).click();
    await rows(page).nth(place).waitFor();
  }
  await page.getByRole('link', { name: 'Adını değiştir' }).click();
  await page.getByLabel('Listenin adı').fill('Lüleburgaz duruşu');
  await page.getByRole('button', { name: 'Adı kaydet' }).click();
  await seen(page, 'heading', 'Lüleburgaz duruşu, 2 ürün');
  await page.getByRole('button', { name: 'Yeni liste' }).click();
  await page.getByText('Teklif listeniz boş.').waitFor();
  await page.getByRole('button', { name: /^Lüleburgaz duruşu/ }).click();
  await page.getByRole('button', { name: 'Paylaş' }).click();
  await seen(page, 'heading', 'Listeyi paylaşın');
  const address = await page.locator('.share-address > span').first().textContent();
  return `/liste/${address?.split('/').at(-1) ?? ''}`;
}

async function sendAndRepeat(page: Page) {
  await page.getByText('“Lüleburgaz duruşu” listesindeki 2 ürün gönderilecek. Öteki listeleriniz kalır.').waitFor();
  await page.getByLabel('Ad soyad').fill('Şule Ağırbaş');
  await page.getByLabel(/^E-posta/).fill('sule@firma.example');
  await page.getByRole('button', { name: 'Teklif Talebini Gönder' }).click();
  await seen(page, 'heading', 'Talebiniz bize ulaştı');
  await page.locator('main a[href*="/teklif/T-"]').first().click();
  await page.getByRole('button', { name: 'Yeniden iste' }).click();
  await page.getByText(/numaralı talebinizin 2 satırı listenize eklendi\./).waitFor();
  expect(await rows(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await page.getByText('Teklif listeniz boş.').waitFor();
}

test('codes become lists, a link and a repeated enquiry at 390 without scripts', async ({ open }) => {
  const page = await open('/teklif', { javaScriptEnabled: false, viewport: narrow });
  const link = await orderAndShare(page);
  const colleague = await open(link, { javaScriptEnabled: false, viewport: narrow });
  await seen(colleague, 'heading', 'Size bir liste gönderildi: 2 satır');
  await colleague.getByRole('button', { name: 'Listeme ekle' }).click();
  await rows(colleague).nth(1).waitFor();
  await sendAndRepeat(page);
});

test('the same with scripts, without a fault for those who need them', async ({ open }) => {
  const page = await open('/teklif', { viewport: narrow });
  const link = await orderAndShare(page);
  expect(await faults(page)).toEqual([]);
  await sendAndRepeat(page);
  await goTo(page, link);
  await seen(page, 'heading', 'Size bir liste gönderildi: 2 satır');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Yeni liste olarak aç' }).click();
  // The one list that is left is empty, so that it takes the rows.
  await seen(page, 'heading', 'Liste 2, 2 ürün');
});

test('a press counts on a phone, also when the answer to a code comes meanwhile', async ({ open }) => {
  const page = await open('/teklif', { viewport: narrow });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByLabel('Kod, yeni satır').fill('6204-2RS');
  await page.getByLabel('Miktar, yeni satır').fill('4');
  const button = page.getByRole('button', { name: 'Satırı ekle' });
  await button.scrollIntoViewIfNeeded();
  const { x, y } = await boxOf(button);
  await page.mouse.move(x + 20, y + 8);
  await page.mouse.down();
  release();
  await page.locator('.last-row-said').getByText('6204-2RS').waitFor();
  await page.mouse.up();
  await page.getByText('1 satır listeye eklendi.').waitFor();
});
