import { expect } from 'vitest';
import { bearing, sendEnquiry } from '../testing/admin.ts';
import { faults } from '../testing/axe.ts';
import { leftOver, textIn, wholeTexts } from '../testing/leftOver.ts';
import { settled } from '../testing/settled.ts';
import { ask, credentials, sessionCookie } from '../testing/site.ts';
import { test } from '../testing/test.ts';

const turkish = textIn('web/words/admin/tr/*.ts');
const english = wholeTexts('web/words/admin/en/*.ts').filter((text) => !turkish.includes(`'${text}'`));

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
