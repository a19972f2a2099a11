import { expect } from 'vitest';
import { bearing, draftOf, sendEnquiry } from '../testing/admin.ts';
import { narrow, wide } from '../testing/browser.ts';
import { ask } from '../testing/site.ts';
import { test } from '../testing/test.ts';

type Status = { enquiryStatus: { state: string; offer: { number: string; sums: { total: number } } | null } };

test('an enquiry arrives, is answered with an offer, and the buyer sees it once it is sent', async ({
  openAdmin,
  site,
}) => {
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: wide });
  // The subscription has to be there before anything arrives.
  await admin.waitForTimeout(1500);
  const { number, statusPath } = await sendEnquiry(site, 'Şule Ağırbaş');
  await admin.getByRole('button', { name: '1 new enquiry' }).click();
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).click();
  await admin.getByRole('heading', { level: 2, name: `${number} Şule Ağırbaş` }).waitFor();
  await admin.getByRole('row', { name: bearing.name }).getByText('Gres dolgulu olsun').waitFor();
  await admin.getByRole('row', { name: 'UCP 250' }).getByText('not in the catalogue').waitFor();

  await admin.getByRole('button', { name: 'Make offer' }).click();
  const dialog = admin.getByRole('dialog', { name: `Offer ${number}/1` });
  const prices = dialog.getByRole('textbox', { name: 'Price without KDV' });
  await prices.first().fill('235,00');
  await draftOf(admin, `offer:${await idOf(admin.url())}`);
  await prices.nth(1).fill('530');
  // The admin has not said a name, which the paper needs.
  await dialog.getByLabel('Made by').fill('Çiğdem Işık');
  await dialog.getByText('₺ 12.552,00').waitFor();
  await dialog.getByRole('button', { name: 'Make offer' }).click();
  await dialog.waitFor({ state: 'detached' });
  // The enquiry stays open with its offer, whose PDF only admins can read yet.
  const last = admin.getByRole('region', { name: 'Last offer' });
  await last.getByText(`${number}/1`).waitFor();
  await expect.poll(() => admin.getByRole('combobox', { name: 'State' }).inputValue()).toBe('IN_PROGRESS');
  const typeOf = async (path: string | null) => (await admin.request.get(path ?? '')).headers()['content-type'];
  expect(await typeOf(await last.getByRole('link', { name: /^Preview PDF/ }).getAttribute('href'))).toBe(
    'application/pdf',
  );
  const path = `${statusPath}/teklif-1.pdf`;
  expect(await typeOf(path)).not.toBe('application/pdf');
  await last.getByRole('button', { name: /^Send to buyer/ }).click();
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

const idOf = (address: string) => decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');

test('on a phone one folder is chosen, an enquiry opened, noted and closed again', async ({ openAdmin, site }) => {
  const { number } = await sendEnquiry(site, 'İlker Çığır');
  const admin = await openAdmin('/admin/messages', { viewport: narrow });
  await admin.getByLabel('Show').selectOption('enquiries:new');
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).click();
  await admin.getByRole('textbox', { name: 'Note' }).fill('Aradım, ölçü doğru.');
  await admin.getByRole('button', { name: 'Add note' }).click();
  await admin.getByRole('list', { name: 'Notes and changes' }).getByText('Aradım, ölçü doğru.').waitFor();
  await admin.getByRole('link', { name: 'All enquiries' }).click();
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).waitFor();
});
