import { expect } from 'vitest';
import { closeDialog, dialogOn, save } from '../testing/moments.ts';
import { goTo, reload } from '../testing/settled.ts';
import { credentials } from '../testing/site.ts';
import { signIn, test } from '../testing/test.ts';

test('sessions are ended one by one, and all the others with a new password', async ({ open, openAdmin }) => {
  const admin = await openAdmin('/admin/account');
  const sessions = admin.getByRole('list', { name: 'Open sessions' }).getByRole('listitem');
  const other = await openAdmin('/admin/products');
  await other.getByRole('heading', { name: 'Products' }).waitFor();
  await reload(admin);
  await save(admin.getByRole('button', { name: /^End session/ }), 'Session ended successfully');
  expect(await sessions.count()).toBe(1);
  await goTo(other, '/admin/products');
  await other.waitForURL('**/admin/login**');
  await signIn(other);
  await other.waitForURL('**/admin/products');

  await admin.getByLabel('Current password').fill('yanlış parola');
  await admin.getByLabel('New password').fill('kısa');
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.getByText('The password must have at least 10 characters.').waitFor();
  await admin.getByLabel('New password').fill('yeni-ölçü-ve-tolerans');
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.getByText('This is not the current password.').waitFor();
  await admin.getByLabel('Current password').fill(credentials.password);
  await save(admin.getByRole('button', { name: 'Change password' }), 'Password changed successfully!');
  await goTo(other, '/admin/products');
  await other.waitForURL('**/admin/login**');

  const again = await open('/admin/login');
  await signIn(again, { email: credentials.email, password: 'yeni-ölçü-ve-tolerans' });
  await again.waitForURL('**/admin/products');
  await admin.getByLabel('Current password').fill('yeni-ölçü-ve-tolerans');
  await admin.getByLabel('New password').fill(credentials.password);
  await admin.getByRole('button', { name: 'Change password' }).click();
  await admin.waitForFunction(() => !document.querySelector<HTMLInputElement>('[name=current]')?.value);
});

test('single keys search, add and explain, but not while typing; the focus comes back', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const search = admin.getByRole('searchbox', { name: 'Search products' });
  await search.waitFor();
  await admin.keyboard.press('/');
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
  await admin.keyboard.type('n?');
  expect(await search.inputValue()).toBe('n?');
  expect(await admin.getByRole('dialog').count()).toBe(0);
  await search.fill('');

  const add = admin.getByRole('button', { name: 'Add product' });
  await add.focus();
  await admin.keyboard.press('n');
  await closeDialog(await dialogOn(admin, 'Add product'));
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  await admin.keyboard.press('?');
  await dialogOn(admin, 'Keyboard shortcuts');
});
