import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, newTab, wide } from '../testing/browser.ts';
import { askAs, bearing, editBearing, goAndSubscribe, sendEnquiry } from '../testing/admin.ts';
import { faults } from '../testing/axe.ts';
import { resize } from '../testing/geometry.ts';
import { closeDialog, dialogOn, noticeButton, openDialog } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';
import { lookByAxe } from './look.ts';

/** Runs axe on a passing moment: on a wide screen in light and on a narrow one in dark. */
const expectNoFaults = async (admin: Page, where: string) => expect(await lookByAxe(admin), where).toEqual([]);

/** Runs axe on a moment that only a narrow screen has. */
const expectNoFaultsOnNarrow = async (admin: Page, where: string) => {
  expect(await faults(admin, ['dark']), where).toEqual([]);
};

const close = (admin: Page) => closeDialog(admin.getByRole('dialog').or(admin.getByRole('menu')).last());

test('axe finds nothing to object to in the dialogs and menus of products', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products?q=6204', { viewport: wide });
  const inspect = (name: string) => expectNoFaults(admin, name);
  await admin.getByRole('checkbox', { name: `Select ${bearing.name}` }).check();
  for (const name of ['Move…', 'More', 'Add product', 'Spreadsheet']) {
    const dialog = await openDialog(admin.getByRole('button', { name, exact: true }));
    await inspect(name);
    await closeDialog(dialog);
  }
  const edit = await editBearing(admin);
  await edit.getByLabel('Name').waitFor();
  await inspect('edit');
  await edit.getByLabel('Name').fill('');
  await edit
    .getByRole('group', { name: /^Image/ })
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await edit.getByText('Product name is required').waitFor();
  await inspect('edit with errors');
  await admin.keyboard.press('Escape');
  await closeDialog(edit, admin.getByRole('button', { name: 'Discard' }));
  await admin.keyboard.press('?');
  await dialogOn(admin, 'Keyboard shortcuts');
  await inspect('shortcuts');
  await close(admin);

  await resize(admin, narrow);
  await openDialog(admin.getByRole('button', { name: `Actions for ${bearing.name}` }));
  await expectNoFaultsOnNarrow(admin, 'actions');
  await close(admin);
  await admin.getByRole('button', { name: 'Menu' }).click();
  await admin.getByRole('navigation', { name: 'Admin' }).waitFor();
  await expectNoFaultsOnNarrow(admin, 'menu');

  await admin.emulateMedia({ colorScheme: 'light' });
  await resize(admin, wide);
  await goTo(admin, '/admin/products/import');
  await admin
    .locator('input[type=file][aria-label="Spreadsheet to import"]')
    .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from('id;name\n1;Adı değişen\n') });
  await admin.getByRole('list', { name: 'Totals' }).waitFor();
  await inspect('import');
});

test('axe finds nothing to object to in two saves, an ended session, a question and a draft', async ({ openAdmin }) => {
  const admin = await openAdmin('about:blank', { viewport: wide });
  await goAndSubscribe(admin, '/admin/about', 'messageReceived');
  const title = admin.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Benim başlığım');
  const cards = 'mission { ...card } vision { ...card } values { ...card } team { ...card }';
  const stored = `{ about { version heroTitle heroDescription ${cards} } }
    fragment card on AboutSection { title description icon }`;
  const { data } = await askAs<{ about: { version: number } }>(admin, stored);
  const { version: _, ...theirs } = data.about;
  await askAs(admin, 'mutation ($input: AboutInput!) { updateAbout(input: $input) { version } }', {
    input: { ...theirs, heroTitle: 'Onların başlığı' },
  });
  await openDialog(admin.getByRole('button', { name: 'Save changes' }), 'Saved by someone else, too');
  await expectNoFaults(admin, 'conflict');
  await admin.getByRole('button', { name: 'Keep editing' }).click();

  const cookies = await admin.context().cookies();
  await admin.context().clearCookies();
  await openDialog(admin.getByRole('button', { name: 'Save changes' }), 'Sign in again');
  await expectNoFaults(admin, 'sign in again');
  await admin.context().addCookies(cookies);
  await close(admin);

  await openDialog(admin.getByRole('link', { name: 'Categories' }), 'Discard your changes?');
  await expectNoFaults(admin, 'discard');

  const later = await newTab(admin);
  await admin.close({ runBeforeUnload: false });
  await goTo(later, '/admin/about');
  await later.getByText('You left unsaved changes here').waitFor();
  await expectNoFaults(later, 'draft');
});

test('axe finds nothing to object to in the dialogs of categories and messages, and in notices', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/categories', { viewport: wide });
  await admin
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const edit = admin.getByRole('dialog', { name: 'Edit category' });
  await edit.getByLabel('Name').fill('');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await edit.getByText('Category name is required').waitFor();
  await expectNoFaults(admin, 'category');
  await edit.getByLabel('Name').fill('Bağlantı Elemanları, yeni');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await noticeButton(admin, 'Close');
  await expectNoFaults(admin, 'notice');

  await goTo(admin, '/admin/messages');
  await admin.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
  await admin.getByRole('article').getByRole('heading', { level: 2 }).waitFor();
  await expectNoFaults(admin, 'a message');
  await openDialog(admin.getByRole('button', { name: 'Delete message' }));
  await expectNoFaults(admin, 'delete message');
});

test('axe finds nothing to object to in an enquiry and its offer', async ({ openAdmin, site }) => {
  const { number } = await sendEnquiry(site, 'Şule Ağırbaş');
  const admin = await openAdmin('/admin/messages/enquiries', { viewport: narrow });
  await expectNoFaultsOnNarrow(admin, 'enquiries');
  await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).click();
  await admin.getByRole('heading', { level: 2, name: number }).waitFor();
  await admin.getByRole('table', { name: 'Lines' }).getByText(bearing.name).waitFor();
  await admin.emulateMedia({ colorScheme: 'light' });
  await resize(admin, wide);
  await expectNoFaults(admin, 'an enquiry');
  await admin.getByRole('button', { name: 'Send offer 1' }).click();
  await admin.getByText('Enter the price').first().waitFor();
  await expectNoFaults(admin, 'an offer without prices');
});
