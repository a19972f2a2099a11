import { expect } from 'vitest';
import { sendEnquiry } from '../testing/admin.ts';
import { axeFaults } from '../testing/axe.ts';
import { offersFor } from '../testing/offers.ts';
import type { Site } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const narrow = { width: 390, height: 844 };
const line = { name: 'Küresel Vana DN50', quantity: 12, price: 3250, vatRate: 20 };
const lines = [
  line,
  { ...line, name: 'Kalibrasyon sertifikası', quantity: 8, price: 250, kind: 'OPTIONAL' },
  { ...line, name: 'Rulman 6204-2RS', quantity: 40, price: 235 },
  { ...line, name: 'Rulman 6204-ZZ', quantity: 40, price: 218, kind: 'ALTERNATIVE' },
];

/** Sends an enquiry and an offer; returns the path of the buyer's page, and a function that sends another revision. */
async function offered(site: Site) {
  const { number, statusPath } = await sendEnquiry(site, 'Şule Ağırbaş');
  const offer = await offersFor(site, number);
  await offer(lines);
  return { statusPath, offer };
}

test('a buyer asks for a change, and accepts the next offer, on a phone without scripts', async ({ open, site }) => {
  const { statusPath, offer } = await offered(site);
  const page = await open(statusPath, { viewport: narrow, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Değişiklik isteyin' }).click();
  await page.getByText('Değişiklik isteyin: Küresel Vana DN50').click();
  await page.getByRole('textbox', { name: 'Miktar (adet)' }).first().fill('10');
  await page.getByRole('button', { name: 'Değişiklik İsteğini Gönder' }).click();
  expect(await page.getByRole('heading', { name: 'Değişiklik isteğiniz bize ulaştı' }).count()).toBe(1);

  await offer([{ ...line, quantity: 10 }, ...lines.slice(1)]);
  await page.goto(new URL(statusPath, page.url()).href, { waitUntil: 'load' });
  expect(await page.getByText('2. teklif, 1. tekliften 1 satırda ayrılıyor.').count()).toBe(1);
  await page.getByRole('checkbox', { name: /İsteğe bağlı satır/ }).check();
  await page.getByRole('radio', { name: /6204-ZZ/ }).check();
  await page.getByRole('button', { name: 'Toplamı yenileyin' }).click();
  expect(await page.getByRole('row', { name: /Genel toplam/ }).innerText()).toMatch(/51\.864,00/);
  await page.getByRole('textbox', { name: 'Ad soyad' }).fill('Şule Ağırbaş');
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  expect(await page.getByText('Görevinizi yazın; belgede adınızın yanında durur.').count()).toBe(1);
  expect(await page.getByRole('textbox', { name: 'Ad soyad' }).inputValue()).toBe('Şule Ağırbaş');
  await page.getByRole('textbox', { name: 'Göreviniz' }).fill('Bakım Müdürü');
  await page.getByRole('checkbox', { name: /okudum/ }).check();
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  expect(await page.getByRole('button', { name: 'Teklifi Onayla' }).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Siparişiniz alındı' }).count()).toBe(1);
});

test('with scripts sums follow the choice, the ways are one group of buttons, and an old tab names the new offer', async ({
  open,
  site,
  complaints,
}) => {
  const { statusPath, offer } = await offered(site);
  const page = await open(statusPath, { viewport: narrow });
  const total = page.getByRole('row', { name: /Genel toplam/ });
  await page.getByRole('radiogroup', { name: 'Yanıtınız' }).waitFor();
  await page.getByRole('checkbox', { name: /İsteğe bağlı satır/ }).check();
  await expect.poll(() => total.innerText()).toMatch(/60\.480,00/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Onaylayın' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Değişiklik İsteğini Gönder' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowLeft');
  const name = page.getByRole('textbox', { name: 'Ad soyad' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  // The name of who asked is there; another person may accept. The first field that is wrong takes the focus.
  expect(await name.inputValue()).toBe('Şule Ağırbaş');
  await name.fill('');
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  await expect.poll(focused).toBe('name');
  await name.fill('Şule Ağırbaş');
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  await expect.poll(focused).toBe('title');
  await page.getByRole('textbox', { name: 'Göreviniz' }).fill('Bakım Müdürü');
  await page.getByRole('checkbox', { name: /okudum/ }).check();
  await offer([line]);
  await page.getByRole('button', { name: 'Teklifi Onayla' }).click();
  await page.getByRole('heading', { name: 'Bu teklifin yerine 2. teklif verildi' }).waitFor();
  expect(await page.getByText(/Onayınız gönderilmedi/).count()).toBe(1);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '2. Teklifi Açın' }).click();
  await page.getByRole('heading', { name: 'Kararınız' }).waitFor();
  complaints.length = 0;
});
