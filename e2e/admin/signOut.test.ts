import { expect } from 'vitest';
import { newTab } from '../testing/browser.ts';
import { askAs, refuse, sendMessage } from '../testing/admin.ts';
import { closeNotice } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { credentials } from '../testing/site.ts';
import { seen, signIn, test } from '../testing/test.ts';

test('signing out in one tab closes the others, and what was typed there stays as a draft', async ({
  openAdmin,
  site,
}) => {
  await sendMessage(site, 'Gizli kalacak konu');
  const first = await openAdmin('/admin/products');
  const inbox = await newTab(first);
  await goTo(inbox, '/admin/messages');
  await inbox.getByText('Gizli kalacak konu').first().waitFor();
  const form = await newTab(first);
  await goTo(form, '/admin/contact');
  await form.getByLabel('Address', { exact: true }).fill('Çıkışta yarım kalan adres');

  await first.getByRole('button', { name: 'Log out' }).click();
  await inbox.waitForURL('**/admin/login?next=**');
  expect(await inbox.content()).not.toContain('Gizli kalacak konu');
  await form.waitForURL('**/admin/login?next=**');

  await signIn(form);
  await form.waitForURL('**/admin/contact');
  await form.getByRole('button', { name: 'Restore draft' }).click();
  expect(await form.getByLabel('Address', { exact: true }).inputValue()).toBe('Çıkışta yarım kalan adres');
});

test('a session ended in another browser hides every screen, and continues where it was', async ({
  openAdmin,
  site,
}) => {
  await sendMessage(site, 'Başkasının görmeyeceği');
  const inbox = await openAdmin('/admin/messages');
  const message = inbox.getByText('Başkasının görmeyeceği').first();
  await message.waitFor();
  const form = await newTab(inbox);
  await goTo(form, '/admin/about');
  const title = form.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Oturum dışarıdan biterken');

  const other = await openAdmin('/admin/account');
  const { data } = await askAs<{ mySessions: { id: string; current: boolean }[] }>(
    other,
    '{ mySessions { id current } }',
  );
  for (const { id } of data.mySessions.filter(({ current }) => !current))
    await askAs(other, 'mutation ($id: ID!) { endSession(id: $id) }', { id });

  for (const page of [inbox, form]) await page.getByRole('dialog', { name: 'Sign in again' }).waitFor();
  expect(await message.isVisible()).toBe(false);
  expect(await title.isVisible()).toBe(false);
  await inbox.getByRole('button', { name: 'Close' }).click();
  await inbox.waitForURL('**/admin/login?next=**');
  expect(await inbox.content()).not.toContain('Başkasının görmeyeceği');

  await form.getByLabel('Password', { exact: true }).fill(credentials.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await title.waitFor();
  expect(await title.inputValue()).toBe('Oturum dışarıdan biterken');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await seen(form, 'heading', 'About');
  await closeNotice(form, 'About information updated successfully!');
});

test('a sign-out that fails says so, and the screen stays', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/categories');
  await refuse(admin, ['SignOut']);
  await admin.getByRole('button', { name: 'Log out' }).click();
  await admin.getByText('Failed to sign out. Please try again.').waitFor();
  await admin.getByRole('rowheader', { name: 'Ölçüm Cihazları' }).waitFor();
});
