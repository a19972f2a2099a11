// Takes long: a whole list is gathered, sent and followed without scripts, and by keyboard.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { faults } from '../testing/axe.ts';
import { narrow } from '../testing/browser.ts';
import { goTo, reload } from '../testing/settled.ts';
import { seen, test } from '../testing/test.ts';

const bearing = { path: '/products/1738669741160', name: 'Sabit Bilyalı Rulman 6204-2RS' };
const drawing = {
  name: 'Şaft ölçüsü.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n% çizim\n%%EOF\n'),
};
const rows = (page: Page) => page.locator('.quote-row');

async function send(page: Page) {
  await page.getByLabel('Ad soyad').fill('Şule Ağırbaş');
  await page.getByLabel(/^E-posta/).fill('sule@firma.example');
  await page.getByRole('button', { name: 'Teklif Talebini Gönder' }).click();
  await seen(page, 'heading', 'Talebiniz bize ulaştı');
}

test('without JavaScript a list is gathered, changed, pasted into, sent and followed', async ({ open }) => {
  const page = await open(bearing.path, { javaScriptEnabled: false });
  await page.getByRole('textbox', { name: /Miktar/ }).fill('40');
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).click();
  await page.waitForURL('**/teklif');
  await page.getByRole('textbox', { name: `Miktar, ${bearing.name}` }).fill('iki');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await page.getByText('Miktarı sayıyla yazın.').waitFor();
  await page.getByRole('textbox', { name: `Miktar, ${bearing.name}` }).fill('12');
  await page.locator('.line-note summary').first().click();
  await page.getByRole('textbox', { name: `Not, ${bearing.name}` }).fill('C3 boşluklu');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  expect(await page.getByRole('textbox', { name: `Miktar, ${bearing.name}` }).inputValue()).toBe('12');

  await page.getByText(/^Excel'den yapıştır/).click();
  await page.getByRole('textbox', { name: /Excel/ }).fill('DIN 934 M8; 500\nYOKBÖYLEKOD; 2');
  await page.getByRole('button', { name: 'Satırları ekle' }).click();
  await page.getByText('1 satır eklendi, 1 satır çözülemedi.').waitFor();
  expect(await rows(page).count()).toBe(3);
  // On paper the quantities and the note stand in the place of their fields.
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.printed-quantity, .printed-note').filter({ visible: true });
  expect(await printed.allInnerTexts()).toEqual(['Not: C3 boşluklu', '12\u00a0adet', '500\u00a0adet', '2']);
  // So does what each row is, though it stands in a form.
  expect(await page.locator('.quote-row .line-name').filter({ visible: true }).count()).toBe(3);
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'YOKBÖYLEKOD: listeden çıkar' }).click();
  expect(await rows(page).count()).toBe(2);

  const list = { name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from('Kod;Adet\n6204-2RS;3\nİĞÜ-1;3\n') };
  await page.getByText(/^Excel'den yapıştır/).click();
  await page.getByLabel(/Dosya seçin/).setInputFiles(list);
  await page.getByRole('button', { name: 'Satırları ekle' }).click();
  await page.getByText('1 satır eklendi, 1 satır çözülemedi.').waitFor();
  expect(await page.getByRole('textbox', { name: `Miktar, ${bearing.name}` }).inputValue()).toBe('15');
  await page.getByText(/^Excel'den yapıştır/).click();
  await page
    .getByLabel(/Dosya seçin/)
    .setInputFiles({ ...list, name: 'resim.png', buffer: Buffer.from('\x89PNG', 'latin1') });
  await page.getByRole('button', { name: 'Satırları ekle' }).click();
  await page.getByText('Bu bir resim.').waitFor();
  await page.getByRole('button', { name: 'İĞÜ-1: listeden çıkar' }).click();

  await page
    .getByLabel('Dosya ekleyin')
    .setInputFiles([drawing, { ...drawing, name: 'oyun.pdf', buffer: Buffer.from('MZ') }]);
  await page.getByRole('button', { name: 'Teklif Talebini Gönder' }).click();
  await page.getByText('Bu dosyanın içeriği PDF, JPG, PNG, STEP ya da DXF değil.').waitFor();
  await page.getByRole('button', { name: 'Teklif Talebini Gönder' }).click();
  await page.getByText('Adınızı yazın.').waitFor();
  await send(page);
  const number = await page.getByText(/^T-\d{4}-\d{5}$/).textContent();
  await page.getByRole('link', { name: 'Talebin durumu' }).click();
  await seen(page, 'heading', 'Teklif talebiniz');
  await page.locator('.enquiry-number-value', { hasText: number ?? '' }).waitFor();
  await page.getByText('Not: C3 boşluklu').waitFor();
  await page.getByText(drawing.name).waitFor();
  await goTo(page, '/teklif');
  await page.getByText('Teklif listeniz boş.').waitFor();
});

test('by keyboard on a phone a product is added, counted in the header, changed, taken off, brought back and sent', async ({
  open,
}) => {
  const page = await open(bearing.path, { viewport: narrow });
  await page.getByRole('textbox', { name: /Miktar/ }).fill('4');
  await page.keyboard.press('Enter');
  await page.getByText('Teklif listesine eklendi.').waitFor();
  const inHeader = page.getByRole('link', { name: 'Teklif listesi, 1 satır' });
  await inHeader.focus();
  await page.keyboard.press('Enter');
  await seen(page, 'heading', 'Teklif listesi');
  const quantity = page.getByRole('textbox', { name: `Miktar, ${bearing.name}` });
  await quantity.press('ArrowUp');
  await expect.poll(() => quantity.inputValue()).toBe('5');
  // On a phone the line opens to what is done seldom.
  await page.locator('.line-note summary').press('Enter');
  await page.getByRole('button', { name: `${bearing.name}: listeden çıkar` }).press('Enter');
  await page.getByText('Teklif listeniz boş.').waitFor();
  await page.getByRole('button', { name: 'Geri al' }).press('Enter');
  await expect.poll(() => quantity.inputValue()).toBe('5');
  await page
    .getByLabel('Dosya ekleyin')
    .setInputFiles([drawing, { ...drawing, name: 'oyun.pdf', buffer: Buffer.from('MZ') }]);
  await page.getByText('Bu dosyanın içeriği PDF, JPG, PNG, STEP ya da DXF değil.').waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'oyun.pdf: çıkar' }).press('Enter');
  await send(page);
  await page.getByText(drawing.name).waitFor();
  expect(await faults(page)).toEqual([]);
  await reload(page);
  await seen(page, 'heading', 'Talebiniz bize ulaştı');
  await page.getByRole('link', { name: 'Talebin durumu' }).press('Enter');
  await seen(page, 'heading', 'Teklif talebiniz');
  expect(await faults(page)).toEqual([]);
  await goTo(page, '/teklif');
  await page.getByRole('region', { name: 'Gönderdiğiniz talepler' }).getByRole('link').waitFor();
  await page.getByRole('region', { name: 'Gönderdiğiniz talepler' }).getByText('Alındı').waitFor();
  await page.getByText(/^Excel'den yapıştır/).click();
  await page
    .getByLabel(/Dosya seçin/)
    .setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer: Buffer.from('') });
  await page.getByText('liste.csv').waitFor();
  expect(await page.locator('.file-field input').evaluate((field) => field.clientWidth)).toBe(1);
});

test('what a list shows is kept nowhere, and a page that is kept shows none of it', async ({ open, site }) => {
  const page = await open(bearing.path);
  await page.getByRole('button', { name: 'Teklif listesine ekle' }).click();
  await page.getByText('Teklif listesine eklendi.').waitFor();
  const [name, ...others] = (await page.context().cookies()).map(({ name, httpOnly }) => [name, httpOnly]);
  expect([name, ...others].sort()).toEqual([
    ['vitrin_teklif', true],
    ['vitrin_teklif_sayisi', false],
  ]);
  const own = await page.request.get('/teklif');
  expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' });
  expect(await own.text()).toContain(bearing.name);
  expect(await (await fetch(`${site.origin}/teklif`)).text()).toContain('Teklif listeniz boş.');
  const guessed = await fetch(`${site.origin}/teklif/T-2026-00001/tahmin`);
  expect([guessed.status, guessed.headers.get('cache-control'), guessed.headers.get('referrer-policy')]).toEqual([
    404,
    'private, no-store',
    'strict-origin',
  ]);
});
