// Takes long: a day of the office is done, and each of its screens is read for English words.
import { expect } from 'vitest';
import { bearing, sendEnquiry } from '../testing/admin.ts';
import { faults } from '../testing/axe.ts';
import { leftOver, textIn, wholeTexts } from '../testing/leftOver.ts';
import { offersFor } from '../testing/offers.ts';
import { goTo, settled } from '../testing/settled.ts';
import { ask, credentials, sessionCookie } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const turkish = textIn('web/words/admin/tr/*.ts');
const english = wholeTexts('web/words/admin/en/*.ts').filter((text) => !turkish.includes(`'${text}'`));

/** A line of an offer as the form fills it in. */
const pricedLine = {
  productId: bearing.id,
  name: bearing.name,
  code: '6204-2RS',
  quantity: 40,
  price: 224,
  vatRate: 20,
};

test('somebody who reads no English signs in, answers an English enquiry with an offer, and is asked nothing in English', async ({
  open,
  site,
}) => {
  const { number } = await sendEnquiry(site, 'Grace Hopper', [{ productId: bearing.id, quantity: 40, note: 'Urgent' }]);
  const chosen = 'mutation { updateOwnAccount(input: { language: TR, name: "Çiğdem Işık" }) { language } }';
  await ask(site, chosen, {}, await sessionCookie(site));

  const admin = await open('/giris', { viewport: { width: 1280, height: 900 } });
  const look = async () => {
    await settled(admin);
    expect(await admin.locator('html').getAttribute('lang')).toBe('tr');
    expect(await leftOver(admin, english, 'English')).toEqual([]);
  };
  const lookWhole = async () => {
    await look();
    expect(await faults(admin)).toEqual([]);
  };
  await lookWhole();
  await admin.getByLabel('E-posta').fill(credentials.email);
  await admin.getByLabel('Parola', { exact: true }).fill('yanlış parola');
  await admin.getByRole('button', { name: 'Giriş yap' }).click();
  await admin.getByText('Giriş yapılamadı. Lütfen bilgilerinizi denetleyin.').waitFor();
  await admin.getByLabel('Parola', { exact: true }).fill(credentials.password);
  await admin.getByRole('button', { name: 'Giriş yap' }).click();
  await admin.getByRole('heading', { level: 1, name: 'Ürünler' }).waitFor();
  await lookWhole();

  await admin.keyboard.press('Control+k');
  await admin.getByRole('dialog').getByRole('combobox').fill(number);
  const found = admin.getByRole('dialog').getByRole('listbox').getByRole('option').filter({ hasText: number }).first();
  await found.waitFor();
  await look();
  await found.click();
  await admin.getByRole('heading', { level: 2, name: number }).waitFor();
  await lookWhole();
  await admin.getByRole('button', { name: '1. teklifi gönder' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.waitFor();
  await look();
  await dialog.getByRole('button', { name: /^(?:Gönder|E-postasız gönder)$/ }).click();
  await admin.getByText('Alıcının sayfası teklifi artık gösteriyor.').waitFor();
  await look();
});

test('who reads no English does a day of the office: category, product, import, translation and order', async ({
  openAdmin,
  site,
}) => {
  const cookie = await sessionCookie(site);
  await ask(site, 'mutation { updateOwnAccount(input: { language: TR }) { language } }', {}, cookie);
  await ask(site, 'mutation { addLanguage(code: "fr", input: { name: "Français" }) { code } }', {}, cookie);
  const { number } = await sendEnquiry(site, 'Şule Yeşil', [{ productId: bearing.id, quantity: 40 }]);
  await (
    await offersFor(site, number)
  )([pricedLine]);
  const admin = await openAdmin('/admin/categories', { viewport: { width: 1280, height: 900 } });
  const look = async () => {
    await settled(admin);
    expect(await leftOver(admin, english, 'English')).toEqual([]);
  };
  const said = (text: string) => admin.getByText(text).first().waitFor();

  await look();
  await admin.getByRole('button', { name: 'Kategori ekle' }).click();
  const category = admin.getByRole('dialog', { name: 'Kategori ekle' });
  await category.getByLabel('Ad', { exact: true }).fill('Şerit Ölçüler');
  await look();
  await category.getByRole('button', { name: 'Kategori ekle' }).click();
  await said('Kategoriler güncellendi');

  await goTo(admin, '/admin/products');
  await admin.getByRole('button', { name: 'Ürün ekle' }).click();
  const product = admin.getByRole('dialog', { name: 'Ürün ekle' });
  await product.getByLabel('Ad', { exact: true }).fill('Şerit metre 5 m');
  await product.getByLabel('Kategori', { exact: true }).selectOption('Şerit Ölçüler');
  await product.getByLabel('Açıklama', { exact: true }).fill('Kilitli, çelik şerit');
  await look();
  await product.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await said('Ürünler güncellendi');

  await goTo(admin, '/admin/products/import');
  const file = Buffer.from('Ürün adı;Açıklama;Ad [fr]\nİğneli Rulman;Küçük;Roulement à aiguilles\n');
  await admin
    .locator('input[type=file][aria-label="İçe aktarılacak tablo"]')
    .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: file });
  await admin.getByRole('list', { name: 'Toplamlar' }).getByText('eklenecek').waitFor();
  await look();
  await admin.getByRole('button', { name: 'İçe aktar: 1 satır' }).click();
  await said('Ürünler güncellendi');

  await goTo(admin, '/admin/translations');
  await look();
  await admin.getByRole('link', { name: 'Ürün adları: Français' }).click();
  await admin.getByRole('textbox', { name: 'Français' }).fill('Mètre ruban');
  await look();
  await admin.getByRole('button', { name: 'Kaydet ve sonraki' }).click();
  await said('Çeviri kaydedildi');

  await goTo(admin, '/admin/messages/enquiries');
  await admin
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await admin.getByRole('button', { name: 'Onaylandı …' }).first().click();
  const acceptance = admin.getByRole('dialog');
  await acceptance.waitFor();
  await look();
  await acceptance.getByRole('button', { name: 'Siparişi oluştur' }).click();
  await admin.getByText(/numaralı sipariş oluşturuldu/).waitFor();
  await look();
});
