import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { askAs, bearing, editBearing, sendEnquiry } from '../testing/admin.ts';
import { faults } from '../testing/faults.ts';
import { goAndSettle, settled } from '../testing/settled.ts';
import { seen, test } from '../testing/test.ts';

const close = async (admin: Page) => {
  await admin.keyboard.press('Escape');
  await admin.getByRole('dialog').or(admin.getByRole('menu')).last().waitFor({ state: 'detached' });
};

// Each takes a second or more: what comes and goes is looked at in one scheme on each screen.
describe.each([
  ['wide, light', wide, 'light'],
  ['narrow, dark', narrow, 'dark'],
] as const)('axe finds nothing to object to on a %s screen:', (_, viewport, scheme) => {
  const expectNoFaults = async (admin: Page, where: string) => expect(await faults(admin, [scheme]), where).toEqual([]);

  test('every screen of the admin', async ({ openAdmin }) => {
    const admin = await openAdmin('/admin/products', { viewport });
    await seen(admin, 'button', /^(Edit|Actions for) /);
    // All attributes are so many that axe takes half a minute.
    const some = `attributes?q=${encodeURIComponent('çap')}`;
    const screens = [
      'products',
      'categories',
      some,
      'kinds',
      'families',
      'documents',
      'sectors',
      'messages',
      'about',
      'contact',
      'redirects',
      'bin',
      'people',
      'personal-data',
      'backups',
      'audit',
      'account',
    ];
    for (const name of [...screens, 'invitation', 'nowhere']) {
      await goAndSettle(admin, `/admin/${name}`);
      await admin.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      // Light on a narrow screen shows nothing that light on a wide and dark on a narrow one have not shown.
      expect(await faults(admin, viewport === wide ? ['light', 'dark'] : ['dark']), name).toEqual([]);
      const width = await admin.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBeLessThanOrEqual(viewport.width);
    }
  });

  test('the dialogs and menus of products', async ({ openAdmin }) => {
    const admin = await openAdmin('/admin/products?q=6204', { viewport });
    const inspect = async (name: string) => {
      await settled(admin);
      await expectNoFaults(admin, name);
    };
    await admin.getByRole('checkbox', { name: `Select ${bearing.name}` }).check();
    for (const name of ['Move to category…', 'Delete', 'Add product', 'Spreadsheet']) {
      await admin.getByRole('button', { name, exact: true }).click();
      await admin.getByRole('dialog').or(admin.getByRole('menu')).waitFor();
      await inspect(name);
      await close(admin);
    }
    const edit = await editBearing(admin);
    await edit.getByLabel('Name').waitFor();
    await inspect('edit');
    await edit.getByLabel('Name').fill('');
    await edit
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await edit.getByText('Product name is required').waitFor();
    await inspect('edit with errors');
    await edit.getByRole('button', { name: 'Cancel' }).click();
    await admin.getByRole('button', { name: 'Discard' }).click();
    await admin.goto('/admin/products/import');
    await admin
      .locator('input[type=file][aria-label="Spreadsheet to import"]')
      .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from('id;name\n1;Adı değişen\n') });
    await admin.getByRole('list', { name: 'Totals' }).waitFor();
    await inspect('import');
    await goAndSettle(admin, '/admin/products?q=6204');
    await admin.keyboard.press('?');
    await admin.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await inspect('shortcuts');
    if (viewport === narrow) {
      await close(admin);
      await admin.getByRole('button', { name: `Actions for ${bearing.name}` }).click();
      await admin.getByRole('menu').waitFor();
      await inspect('actions');
      await close(admin);
      await admin.getByRole('button', { name: 'Menu' }).click();
      await admin.getByRole('navigation', { name: 'Admin' }).waitFor();
      await inspect('menu');
    }
  });

  test('what comes between: two saves, an ended session, a question, a draft', async ({ openAdmin }) => {
    const admin = await openAdmin('/admin/about', { viewport });
    const title = admin.getByRole('textbox', { name: 'Title' }).first();
    await title.fill('Benim başlığım');
    const stored =
      '{ about { version heroTitle heroDescription mission { ...card } vision { ...card } values { ...card } team { ...card } } } fragment card on AboutSection { title description icon }';
    const { data } = await askAs<{ about: { version: number } }>(admin, stored);
    const { version: _, ...theirs } = data.about;
    await askAs(admin, 'mutation ($input: AboutInput!) { updateAbout(input: $input) { version } }', {
      input: { ...theirs, heroTitle: 'Onların başlığı' },
    });
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByRole('dialog', { name: 'Saved by someone else, too' }).waitFor();
    await expectNoFaults(admin, 'conflict');
    await admin.getByRole('button', { name: 'Keep editing' }).click();

    const cookies = await admin.context().cookies();
    await admin.context().clearCookies();
    await admin.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    await expectNoFaults(admin, 'sign in again');
    await admin.context().addCookies(cookies);
    await close(admin);

    await admin
      .getByRole('link', { name: 'Categories' })
      .or(admin.getByRole('button', { name: 'Menu' }))
      .click();
    if (viewport === narrow) await admin.getByRole('link', { name: 'Categories' }).click();
    await admin.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await expectNoFaults(admin, 'discard');

    const later = await admin.context().newPage();
    await admin.close({ runBeforeUnload: false });
    await goAndSettle(later, '/admin/about');
    await later.getByText('You left unsaved changes here').waitFor();
    await expectNoFaults(later, 'draft');
  });

  test('the dialogs of categories and messages, and the notices', async ({ openAdmin }) => {
    const admin = await openAdmin('/admin/categories', { viewport });
    const rows = admin.getByRole('button', { name: /^(Edit|Actions for) / });
    await rows.first().click();
    if (viewport === narrow) await admin.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = admin.getByRole('dialog', { name: 'Edit category' });
    await edit.getByLabel('Name').fill('');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await edit.getByText('Category name is required').waitFor();
    await expectNoFaults(admin, 'category');
    await edit.getByLabel('Name').fill('Bağlantı Elemanları, yeni');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await admin.getByText('Categories updated successfully!').waitFor();
    await expectNoFaults(admin, 'notice');

    await goAndSettle(admin, '/admin/messages');
    if (viewport === narrow) await admin.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
    await admin.getByRole('article').getByRole('heading', { level: 2 }).waitFor();
    await expectNoFaults(admin, 'a message');
    await admin.getByRole('button', { name: 'Delete message' }).click();
    await admin.getByRole('dialog').waitFor();
    await expectNoFaults(admin, 'delete message');
  });

  test('an enquiry and its offer', async ({ openAdmin, site }) => {
    const { number } = await sendEnquiry(site, 'Şule Ağırbaş');
    const admin = await openAdmin('/admin/messages/enquiries', { viewport });
    if (viewport === narrow) {
      await expectNoFaults(admin, 'enquiries');
      await admin.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name: number }).click();
    }
    await admin.getByRole('heading', { level: 2, name: number }).waitFor();
    await admin.getByRole('link', { name: bearing.name, exact: true }).waitFor();
    await expectNoFaults(admin, 'an enquiry');
    await admin.getByRole('button', { name: 'Make offer' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Make offer' }).click();
    await admin.getByText('Enter the price').first().waitFor();
    await expectNoFaults(admin, 'an offer without prices');
  });
});
