import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { narrow, wide } from './testing/browser.ts';
import { askAs, bearing, editBearing } from './testing/desk.ts';
import { faults } from './testing/faults.ts';
import { seen, test } from './testing/test.ts';

const close = async (desk: Page) => {
  await desk.keyboard.press('Escape');
  await desk.getByRole('dialog').or(desk.getByRole('menu')).last().waitFor({ state: 'detached' });
};

// Each takes a second or more: what comes and goes is looked at in one scheme on each screen.
describe.each([
  ['wide, light', wide, 'light'],
  ['narrow, dark', narrow, 'dark'],
] as const)('axe finds nothing to object to on a %s screen:', (_, viewport, scheme) => {
  const expectNoFaults = async (desk: Page, where: string) => expect(await faults(desk, [scheme]), where).toEqual([]);

  test('every screen of the desk', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products', { viewport });
    await seen(desk, 'button', /^(Edit|Actions for) /);
    for (const name of ['products', 'categories', 'messages', 'about', 'contact', 'account', 'nowhere']) {
      await desk.goto(`/admin/${name}`, { waitUntil: 'networkidle' });
      await desk.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect(await faults(desk), name).toEqual([]);
      const wide = await desk.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, name).toBeLessThanOrEqual(viewport.width);
    }
  });

  test('the dialogs and menus of products', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products?q=6204', { viewport });
    const inspect = async (name: string) => {
      await desk.waitForLoadState('networkidle');
      await expectNoFaults(desk, name);
    };
    await desk.getByRole('checkbox', { name: `Select ${bearing.name}` }).check();
    for (const name of ['Move to category…', 'Delete', 'Add product', 'Spreadsheet']) {
      await desk.getByRole('button', { name, exact: true }).click();
      await desk.getByRole('dialog').or(desk.getByRole('menu')).waitFor();
      await inspect(name);
      await close(desk);
    }
    const edit = await editBearing(desk);
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
    await desk.getByRole('button', { name: 'Discard' }).click();
    await desk
      .locator('input[type=file][aria-label="Spreadsheet to import"]')
      .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from('id;name\n1;Adı değişen\n') });
    await desk.getByRole('dialog', { name: 'Import products' }).waitFor();
    await inspect('import');
    await close(desk);
    await desk.keyboard.press('?');
    await desk.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await inspect('shortcuts');
    if (viewport === narrow) {
      await close(desk);
      await desk.getByRole('button', { name: `Actions for ${bearing.name}` }).click();
      await desk.getByRole('menu').waitFor();
      await inspect('actions');
      await close(desk);
      await desk.getByRole('button', { name: 'Menu' }).click();
      await desk.getByRole('navigation', { name: 'Admin' }).waitFor();
      await inspect('menu');
    }
  });

  test('what comes between: two saves, an ended session, a question, a draft', async ({ openDesk }) => {
    const desk = await openDesk('/admin/about', { viewport });
    const title = desk.getByRole('textbox', { name: 'Title' }).first();
    await title.fill('Benim başlığım');
    const stored =
      '{ about { version heroTitle heroDescription mission { ...card } vision { ...card } values { ...card } team { ...card } } } fragment card on AboutSection { title description icon }';
    const { data } = await askAs<{ about: { version: number } }>(desk, stored);
    const { version: _, ...theirs } = data.about;
    await askAs(desk, 'mutation ($input: AboutInput!) { updateAbout(input: $input) { version } }', {
      input: { ...theirs, heroTitle: 'Onların başlığı' },
    });
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await desk.getByRole('dialog', { name: 'Saved by someone else, too' }).waitFor();
    await expectNoFaults(desk, 'conflict');
    await desk.getByRole('button', { name: 'Keep editing' }).click();

    const cookies = await desk.context().cookies();
    await desk.context().clearCookies();
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await desk.getByRole('dialog', { name: 'Sign in again' }).waitFor();
    await expectNoFaults(desk, 'sign in again');
    await desk.context().addCookies(cookies);
    await close(desk);

    await desk
      .getByRole('link', { name: 'Categories' })
      .or(desk.getByRole('button', { name: 'Menu' }))
      .click();
    if (viewport === narrow) await desk.getByRole('link', { name: 'Categories' }).click();
    await desk.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    await expectNoFaults(desk, 'discard');

    const later = await desk.context().newPage();
    await desk.close({ runBeforeUnload: false });
    await later.goto('/admin/about', { waitUntil: 'networkidle' });
    await later.getByText('You left unsaved changes here').waitFor();
    await expectNoFaults(later, 'draft');
  });

  test('the dialogs of categories and messages, and the notices', async ({ openDesk }) => {
    const desk = await openDesk('/admin/categories', { viewport });
    const rows = desk.getByRole('button', { name: /^(Edit|Actions for) / });
    await rows.first().click();
    if (viewport === narrow) await desk.getByRole('menuitem', { name: 'Edit' }).click();
    const edit = desk.getByRole('dialog', { name: 'Edit category' });
    await edit.getByLabel('Name').fill('');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await edit.getByText('Category name is required').waitFor();
    await expectNoFaults(desk, 'category');
    await edit.getByLabel('Name').fill('Bağlantı Elemanları, yeni');
    await edit.getByRole('button', { name: 'Save changes' }).click();
    await desk.getByText('Categories updated successfully!').waitFor();
    await expectNoFaults(desk, 'notice');

    await desk.goto('/admin/messages', { waitUntil: 'networkidle' });
    if (viewport === narrow) await desk.getByRole('list', { name: 'Messages' }).getByRole('link').first().click();
    await desk.getByRole('article').getByRole('heading', { level: 2 }).waitFor();
    await expectNoFaults(desk, 'a message');
    await desk.getByRole('button', { name: 'Delete message' }).click();
    await desk.getByRole('dialog').waitFor();
    await expectNoFaults(desk, 'delete message');
  });
});
