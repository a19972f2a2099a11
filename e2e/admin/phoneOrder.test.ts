import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { askAs, bearing } from '../testing/admin.ts';
import { faults } from '../testing/axe.ts';
import { resize, scrollable } from '../testing/geometry.ts';
import { goTo, reload } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const widths = [390, 820, 1280, 1920];

test('a telephone call becomes an offer, an order and two parts, which the buyer reads and asks about', async ({
  openAdmin,
  open,
}) => {
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: { width: 1280, height: 800 } });
  await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await askAs(admin, 'mutation { updateOwnAccount(input: { name: "Çiğdem Işık" }) { id } }');
  await reload(admin);
  let clicks = 0;
  const press = async (element: Locator) => {
    clicks++;
    await element.click();
  };

  await press(admin.getByRole('button', { name: 'New offer' }));
  const dialog = admin.getByRole('dialog', { name: 'New offer' });
  await dialog.getByLabel('Name').fill('Nuray Işıksel');
  await dialog.getByLabel('Phone').fill('0212 555 01 01');
  await dialog.getByLabel('How they asked').selectOption('by WhatsApp');
  await dialog.getByLabel('What they asked for').fill('6204-2RS; 40');
  await press(dialog.getByRole('button', { name: 'Begin the offer' }));
  await admin.getByRole('row', { name: `Line 1: ${bearing.name}` }).waitFor();
  await admin.getByText('no e-mail address').waitFor();
  await press(admin.getByRole('button', { name: 'Send offer 1' }));
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Send and copy link' }));
  await admin.getByText('its link is copied').waitFor();
  expect(clicks).toBe(4);
  const link = await admin.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/teklif\/T-\d{4}-\d{5}\/.+/);

  clicks = 0;
  await press(admin.getByRole('button', { name: 'Accepted by …' }));
  expect(await faults(admin)).toEqual([]);
  await press(admin.getByRole('dialog').getByRole('button', { name: 'Make the order' }));
  await press(
    admin
      .getByRole('region', { name: 'Orders' })
      .or(admin.locator('main'))
      .getByRole('link', { name: /^S-\d{4}-\d{5}$/ })
      .first(),
  );
  await admin.getByRole('heading', { name: 'Accepted lines' }).waitFor();
  expect(clicks).toBe(3);
  await admin.getByText(/^by WhatsApp, on/).waitFor();
  await admin.getByRole('link', { name: '0212 555 01 01' }).waitFor();
  await admin.getByRole('navigation').getByText('to confirm').first().waitFor({ state: 'attached' });

  await admin.getByLabel('New state').selectOption('Confirmed');
  await admin.getByRole('button', { name: 'Save state' }).click();
  await admin.getByRole('button', { name: 'Send a part' }).click();
  const part = admin.getByRole('dialog', { name: 'Send a part' });
  expect(await faults(admin)).toEqual([]);
  const quantity = part.getByLabel(/^Quantity of/);
  await quantity.fill('41');
  await part.getByRole('button', { name: 'Record this part' }).click();
  await part.getByText(/40 of 40 are left to send/).waitFor();
  await quantity.fill('30');
  await part.getByRole('button', { name: 'Record this part' }).click();
  await admin.locator('#content').getByText('10 adet open').waitFor();
  await admin.getByRole('button', { name: /^Cancel what is open of/ }).click();
  const cancelling = admin.getByRole('dialog');
  await cancelling.getByLabel('Reason').fill('Üretimden kalktı');
  await cancelling.getByRole('button', { name: 'Cancel what is open' }).click();
  await admin.getByText('10 adet cancelled').first().waitFor();
  for (const width of widths) {
    await resize(admin, { width, height: 800 });
    expect((await scrollable(admin)).x, `order at ${width}`).toBe(0);
  }

  const page = await open(new URL(link).pathname);
  await page.getByText('30 adet gönderildi; 10 adet iptal edildi: Üretimden kalktı').waitFor();
  await page.getByRole('link', { name: '1. sevkiyatın sevk belgesi' }).waitFor();
  for (const width of widths) {
    await resize(page, { width, height: 800 });
    expect((await scrollable(page)).x, `the buyer’s page at ${width}`).toBe(0);
  }
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Sorunuz').fill('Kalanı salı gününe yetişir mi?');
  await page.getByRole('button', { name: 'Soruyu Gönder' }).click();
  await page.getByText('Sorunuz bize ulaştı').waitFor();

  await resize(admin, { width: 1280, height: 800 });
  await goTo(admin, new URL('/admin/messages/unanswered', admin.url()).href);
  await press(admin.getByRole('link', { name: /Nuray Işıksel/ }).first());
  await admin.getByText('Kalanı salı gününe yetişir mi?').first().waitFor();
}, 240_000);
