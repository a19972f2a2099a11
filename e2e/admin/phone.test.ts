import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { bearing, sendMessage } from '../testing/admin.ts';
import { credentials } from '../testing/site.ts';
import { signIn, test } from '../testing/test.ts';

const phone = { viewport: narrow, hasTouch: true };

const openMenu = (admin: Page) => admin.getByRole('button', { name: 'Menu' }).tap();

test('sessions are ended and the password is changed', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/account', phone);
  const other = await openAdmin('/admin/products', phone);
  await other.getByRole('heading', { name: 'Products' }).waitFor();
  await admin.reload();
  await admin.getByRole('button', { name: /^End session/ }).tap();
  await admin.getByText('Session ended successfully').waitFor();
  await other.goto('/admin/products');
  await other.waitForURL('**/admin/login**');

  const change = async (current: string, next: string) => {
    await admin.getByLabel('Current password').fill(current);
    await admin.getByLabel('New password').fill(next);
    await admin.getByRole('button', { name: 'Change password' }).tap();
  };
  await change('yanlış parola', 'yeni-ölçü-ve-tolerans');
  await admin.getByText('This is not the current password.').waitFor();
  await change(credentials.password, 'yeni-ölçü-ve-tolerans');
  await admin.getByText('Password changed successfully!').waitFor();
  await signIn(other);
  await other.getByText('Failed to sign in. Please check your credentials.').waitFor();
  await change('yeni-ölçü-ve-tolerans', credentials.password);
  await admin.waitForFunction(() => !document.querySelector<HTMLInputElement>('[name=current]')?.value);
});

test('order and filters of products stand in the address; back takes them back, an edit leaves them', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products', phone);
  await admin.getByLabel('Order', { exact: true }).selectOption('Price: high to low');
  await admin.waitForURL('**/admin/products?sort=-price');
  await admin.getByLabel('Category', { exact: true }).selectOption({ label: 'Pompalar ve Vanalar' });
  await admin.waitForURL('**/admin/products?sort=-price&category=pompalar-ve-vanalar');
  // The rows of all categories have gone.
  await admin.getByText(/^\d products$/).waitFor();
  const rows = admin.getByRole('button', { name: /^Actions for / });
  await rows.first().tap();
  await admin.getByRole('menuitem', { name: 'Edit' }).tap();
  await admin.getByRole('dialog').getByRole('button', { name: 'Save changes' }).tap();
  await admin.getByText('Products updated successfully!').waitFor();
  expect(new URL(admin.url()).search).toBe('?sort=-price&category=pompalar-ve-vanalar');
  await admin.goBack();
  await admin.waitForURL('**/admin/products?sort=-price');
});

test('several products are featured, moved and deleted at once', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products?q=rulman', phone);
  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  const chosen = async () => {
    await boxes.nth(0).tap();
    await boxes.nth(1).tap();
  };
  await chosen();
  await bar.getByRole('button', { name: 'Feature', exact: true }).tap();
  await admin.getByText('Products updated successfully!').waitFor();
  expect(await admin.getByRole('switch').nth(0).isChecked()).toBe(true);
  expect(await admin.getByRole('switch').nth(1).isChecked()).toBe(true);

  await chosen();
  await bar.getByRole('button', { name: 'Move to category…' }).tap();
  await admin.getByRole('dialog', { name: 'Move 2 products' }).getByLabel('Category').selectOption('Kategorisiz');
  await admin.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
  await admin.getByRole('list').getByText('Kategorisiz').nth(1).waitFor();

  const count = admin.getByRole('status').filter({ hasText: /products$/ });
  const before = parseInt((await count.textContent()) ?? '');
  await chosen();
  await bar.getByRole('button', { name: 'Delete' }).tap();
  await admin.getByText('Are you sure you want to delete these 2 products?').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await admin.getByText(`${before - 2} products`).waitFor();
});

test('products come in from a spreadsheet', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products', phone);
  await admin.getByRole('button', { name: 'Spreadsheet' }).tap();
  await admin.getByRole('menuitem', { name: /^Import/ }).tap();
  const text = `id;name\n${bearing.id};Telefondan gelen ad\n`;
  await admin
    .locator('input[type=file][aria-label="Spreadsheet to import"]')
    .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await admin.getByRole('button', { name: 'Import 1 row' }).tap();
  await admin.getByText('Products updated successfully!').waitFor();
  await admin.goto('/admin/products');
  await admin.getByRole('searchbox', { name: 'Search products' }).fill('telefondan gelen');
  await admin.getByRole('button', { name: 'Actions for Telefondan gelen ad' }).waitFor();
});

test('messages arrive, are searched, answered and moved out of suspected spam', async ({ openAdmin, site }) => {
  await sendMessage(site, 'Tanıtım', { website: 'http://x.example' });
  const admin = await openAdmin('/admin/messages', phone);
  const rows = admin.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await rows.first().waitFor();
  const before = await rows.count();
  await admin.waitForTimeout(1500);
  await sendMessage(site, 'Işıklı vana');
  await admin.getByRole('button', { name: '1 new message' }).waitFor();
  expect(await rows.count()).toBe(before);
  await admin.getByRole('button', { name: '1 new message' }).tap();
  await rows.filter({ hasText: 'Işıklı vana' }).waitFor();

  await admin.getByRole('searchbox', { name: 'Search messages' }).fill('ISIKLI');
  await admin.getByText('1 found').waitFor();
  await rows.filter({ hasText: 'Işıklı vana' }).tap();
  const mail = await admin.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('subject')).toBe('Re: Işıklı vana');
  await admin.getByRole('link', { name: 'All messages' }).tap();
  expect(await admin.getByRole('searchbox', { name: 'Search messages' }).inputValue()).toBe('ISIKLI');

  await admin.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await admin.getByLabel('Show').selectOption('Suspected spam');
  await rows.filter({ hasText: 'Tanıtım' }).tap();
  await admin.getByRole('button', { name: 'Not spam' }).tap();
  await admin.getByText('Moved back to messages').waitFor();
  await admin.getByText('No messages match these filters').waitFor();
});

test('the menu leads everywhere and out', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products', phone);
  for (const name of ['Categories', 'About', 'Contact', 'Account']) {
    await openMenu(admin);
    await admin.getByRole('link', { name, exact: true }).tap();
    await admin.waitForURL(`**/admin/${name.toLowerCase()}`);
    await admin.getByRole('navigation', { name: 'Admin' }).waitFor({ state: 'detached' });
  }
  await openMenu(admin);
  await admin.getByRole('button', { name: 'Log out' }).tap();
  await admin.waitForURL('**/admin/login');
});
