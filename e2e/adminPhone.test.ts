import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from './testing/browser.ts';
import { bearing, sendMessage } from './testing/desk.ts';
import { admin } from './testing/site.ts';
import { signIn, test } from './testing/test.ts';

const phone = { viewport: narrow, hasTouch: true };

const openMenu = (desk: Page) => desk.getByRole('button', { name: 'Menu' }).tap();

test('sessions are ended and the password is changed', async ({ openDesk }) => {
  const desk = await openDesk('/admin/account', phone);
  const other = await openDesk('/admin/products', phone);
  await other.getByRole('heading', { name: 'Products' }).waitFor();
  await desk.reload();
  await desk.getByRole('button', { name: /^End session/ }).tap();
  await desk.getByText('Session ended successfully').waitFor();
  await other.goto('/admin/products');
  await other.waitForURL('**/admin/login**');

  const change = async (current: string, next: string) => {
    await desk.getByLabel('Current password').fill(current);
    await desk.getByLabel('New password').fill(next);
    await desk.getByRole('button', { name: 'Change password' }).tap();
  };
  await change('yanlış parola', 'yeni-ölçü-ve-tolerans');
  await desk.getByText('This is not the current password.').waitFor();
  await change(admin.password, 'yeni-ölçü-ve-tolerans');
  await desk.getByText('Password changed successfully!').waitFor();
  await signIn(other);
  await other.getByText('Failed to sign in. Please check your credentials.').waitFor();
  await change('yeni-ölçü-ve-tolerans', admin.password);
  await desk.waitForFunction(() => !document.querySelector<HTMLInputElement>('[name=current]')?.value);
});

test('order and filters of products stand in the address; back takes them back, an edit leaves them', async ({
  openDesk,
}) => {
  const desk = await openDesk('/admin/products', phone);
  await desk.getByLabel('Order', { exact: true }).selectOption('Price: high to low');
  await desk.waitForURL('**/admin/products?sort=-price');
  await desk.getByLabel('Category', { exact: true }).selectOption({ label: 'Pompalar ve Vanalar' });
  await desk.waitForURL('**/admin/products?sort=-price&category=pompalar-ve-vanalar');
  // The rows of all categories have gone.
  await desk.getByText(/^\d products$/).waitFor();
  const rows = desk.getByRole('button', { name: /^Actions for / });
  await rows.first().tap();
  await desk.getByRole('menuitem', { name: 'Edit' }).tap();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save changes' }).tap();
  await desk.getByText('Products updated successfully!').waitFor();
  expect(new URL(desk.url()).search).toBe('?sort=-price&category=pompalar-ve-vanalar');
  await desk.goBack();
  await desk.waitForURL('**/admin/products?sort=-price');
});

test('several products are featured, moved and deleted at once', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products?q=rulman', phone);
  const boxes = desk.getByRole('checkbox', { name: /^Select (?!all)/ });
  const bar = desk.getByRole('toolbar', { name: 'Selected products' });
  const chosen = async () => {
    await boxes.nth(0).tap();
    await boxes.nth(1).tap();
  };
  await chosen();
  await bar.getByRole('button', { name: 'Feature', exact: true }).tap();
  await desk.getByText('Products updated successfully!').waitFor();
  expect(await desk.getByRole('switch').nth(0).isChecked()).toBe(true);
  expect(await desk.getByRole('switch').nth(1).isChecked()).toBe(true);

  await chosen();
  await bar.getByRole('button', { name: 'Move to category…' }).tap();
  await desk.getByRole('dialog', { name: 'Move 2 products' }).getByLabel('Category').selectOption('Kategorisiz');
  await desk.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
  await desk.getByRole('list').getByText('Kategorisiz').nth(1).waitFor();

  const count = desk.getByRole('status').filter({ hasText: /products$/ });
  const before = parseInt((await count.textContent()) ?? '');
  await chosen();
  await bar.getByRole('button', { name: 'Delete' }).tap();
  await desk.getByText('Are you sure you want to delete these 2 products?').waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await desk.getByText(`${before - 2} products`).waitFor();
});

test('products come in from a spreadsheet', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products', phone);
  await desk.getByRole('button', { name: 'Spreadsheet' }).tap();
  const chooser = desk.waitForEvent('filechooser');
  await desk.getByRole('menuitem', { name: /^Import/ }).tap();
  const text = `id;name\n${bearing.id};Telefondan gelen ad\n`;
  await (await chooser).setFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = desk.getByRole('dialog', { name: 'Import products' });
  await dialog.getByRole('button', { name: 'Import 1 row' }).tap();
  await desk.getByText('Products updated successfully!').waitFor();
  await desk.getByRole('searchbox', { name: 'Search products' }).fill('telefondan gelen');
  await desk.getByRole('button', { name: 'Actions for Telefondan gelen ad' }).waitFor();
});

test('messages arrive, are searched, answered and moved out of suspected spam', async ({ openDesk, site }) => {
  await sendMessage(site, 'Tanıtım', { website: 'http://x.example' });
  const desk = await openDesk('/admin/messages', phone);
  const rows = desk.getByRole('list', { name: 'Messages' }).getByRole('listitem');
  await rows.first().waitFor();
  const before = await rows.count();
  await desk.waitForTimeout(1500);
  await sendMessage(site, 'Işıklı vana');
  await desk.getByRole('button', { name: '1 new message' }).waitFor();
  expect(await rows.count()).toBe(before);
  await desk.getByRole('button', { name: '1 new message' }).tap();
  await rows.filter({ hasText: 'Işıklı vana' }).waitFor();

  await desk.getByRole('searchbox', { name: 'Search messages' }).fill('ISIKLI');
  await desk.getByText('1 found').waitFor();
  await rows.filter({ hasText: 'Işıklı vana' }).tap();
  const mail = await desk.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href');
  expect(new URL(mail ?? '').searchParams.get('subject')).toBe('Re: Işıklı vana');
  await desk.getByRole('link', { name: 'All messages' }).tap();
  expect(await desk.getByRole('searchbox', { name: 'Search messages' }).inputValue()).toBe('ISIKLI');

  await desk.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await desk.getByLabel('Show').selectOption('Suspected spam');
  await rows.filter({ hasText: 'Tanıtım' }).tap();
  await desk.getByRole('button', { name: 'Not spam' }).tap();
  await desk.getByText('Moved back to messages').waitFor();
  await desk.getByText('No messages match these filters').waitFor();
});

test('the menu leads everywhere and out', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products', phone);
  for (const name of ['Categories', 'About', 'Contact', 'Account']) {
    await openMenu(desk);
    await desk.getByRole('link', { name, exact: true }).tap();
    await desk.waitForURL(`**/admin/${name.toLowerCase()}`);
    await desk.getByRole('navigation', { name: 'Admin' }).waitFor({ state: 'detached' });
  }
  await openMenu(desk);
  await desk.getByRole('button', { name: 'Log out' }).tap();
  await desk.waitForURL('**/admin/login');
});
