import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { chooseMore } from '../testing/admin.ts';
import { narrow } from '../testing/browser.ts';
import { closeNotice } from '../testing/moments.ts';
import { goBack } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const phone = { viewport: narrow, hasTouch: true };

const openMenu = (admin: Page) => admin.getByRole('button', { name: 'Menu' }).tap();

test('order and filters of products stand in the address; back takes them back, an edit leaves them', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products', phone);
  await admin.getByLabel('Order', { exact: true }).selectOption('Price: high to low');
  await admin.waitForURL('**/admin/products?sort=-price');
  await admin.getByRole('button', { name: 'Filters' }).tap();
  const filters = admin.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Category', { exact: true }).selectOption({ label: 'Pompalar ve Vanalar' });
  await filters.getByRole('button', { name: 'Done' }).tap();
  await admin.waitForURL('**/admin/products?sort=-price&category=pompalar-ve-vanalar');
  // The rows of the other categories are gone, and one count says so.
  await admin
    .getByRole('status')
    .filter({ hasText: /^\d products$/ })
    .waitFor();
  const rows = admin.getByRole('button', { name: /^Actions for / });
  await rows.first().tap();
  await admin.getByRole('menuitem', { name: 'Edit' }).tap();
  await admin.getByRole('dialog').getByRole('button', { name: 'Save changes' }).tap();
  await closeNotice(admin, 'Products updated successfully!');
  expect(new URL(admin.url()).search).toBe('?sort=-price&category=pompalar-ve-vanalar');
  await goBack(admin);
  await admin.waitForURL('**/admin/products?sort=-price');
});

test('several products are featured, moved and deleted at once', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products?q=rulman', phone);
  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  const chosen = async () => {
    await boxes.nth(0).tap();
    await boxes.nth(1).tap();
  };
  await chosen();
  await chooseMore(admin, 'Feature');
  await closeNotice(admin, 'Products updated successfully!');
  expect(await admin.getByRole('switch').nth(0).isChecked()).toBe(true);
  expect(await admin.getByRole('switch').nth(1).isChecked()).toBe(true);

  await chosen();
  await chooseMore(admin, 'Move…');
  await admin.getByRole('dialog', { name: 'Move 2 products' }).getByLabel('Category').selectOption('Kategorisiz');
  await admin.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).tap();
  await admin.getByRole('list').getByText('Kategorisiz').nth(1).waitFor();

  const count = admin.getByRole('status').filter({ hasText: /products$/ });
  const before = parseInt((await count.textContent()) ?? '');
  await chosen();
  await chooseMore(admin, 'Delete');
  await admin.getByText('Are you sure you want to delete these 2 products?').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap();
  await admin.getByText(`${before - 2} products`).waitFor();
});

test('the menu leads everywhere and out', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products', phone);
  for (const name of ['Categories', 'About', 'Contact', 'Account']) {
    await openMenu(admin);
    await admin.getByRole('link', { name: new RegExp(`^${name}`) }).tap();
    await admin.waitForURL(`**/admin/${name.toLowerCase()}`);
    await admin.getByRole('navigation', { name: 'Admin' }).waitFor({ state: 'detached' });
  }
  await openMenu(admin);
  await admin.getByRole('button', { name: 'Log out' }).tap();
  await admin.waitForURL('**/admin/login');
});
