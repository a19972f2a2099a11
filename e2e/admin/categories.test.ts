import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow } from '../testing/browser.ts';
import { askAs } from '../testing/admin.ts';
import { closeNotice, noticeButton, save } from '../testing/moments.ts';
import { dialogOf } from '../testing/pictures.ts';
import { goTo } from '../testing/settled.ts';
import { seen, test } from '../testing/test.ts';

/** Presses the button that edits or deletes the category: the one in its row or, where there is no room, in its menu. */
async function press(admin: Page, action: 'Edit' | 'Delete', name: string) {
  const button = admin.getByRole('button', { name: `${action} ${name}`, exact: true });
  const menu = admin.getByRole('button', { name: `Actions for ${name}`, exact: true });
  // Where there is room, the buttons of a row stand beside its menu.
  await button.or(menu).first().waitFor();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await admin.getByRole('menuitem', { name: action }).click();
}

const add = async (admin: Page, name: string) => {
  await admin.getByRole('button', { name: 'Add category' }).click();
  const dialog = dialogOf(admin, 'Add category');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add category' }).click();
  return dialog;
};

test('a category is added, renamed and deleted; its address stays', async ({ open, openAdmin }) => {
  const name = '  Ölçü / Şerit % 100? #1  ';
  const id = 'ölçü-/-şerit-%-100?-#1';
  const admin = await openAdmin('/admin/categories', { viewport: narrow });
  await add(admin, name);
  await closeNotice(admin, 'Categories updated successfully!');
  await press(admin, 'Edit', name.trim());
  const dialog = dialogOf(admin, 'Edit category');
  await dialog.getByLabel('Name').fill('Çığır Açan Ürünler');
  await dialog.getByLabel('Description').fill('Birinci satır\nikinci satır');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await admin.getByText('Çığır Açan Ürünler').waitFor();
  const { data } = await askAs(admin, 'query ($id: ID!) { category(id: $id) { name description productCount } }', {
    id,
  });
  expect(data).toEqual({
    category: { name: 'Çığır Açan Ürünler', description: 'Birinci satır\nikinci satır', productCount: 0 },
  });
  const page = await open(`/categories/${encodeURIComponent(id)}`, { viewport: narrow });
  await seen(page, 'heading', 'Çığır Açan Ürünler');
  await page.getByText('Bu kategoride ürün bulunamadı.').waitFor();

  await press(admin, 'Delete', 'Çığır Açan Ürünler');
  await noticeButton(admin, 'Undo');
  expect(await admin.getByRole('dialog').count()).toBe(0);
  await admin.getByText('Çığır Açan Ürünler').waitFor({ state: 'detached' });
});

test('products of a deleted category stand under ‘Kategorisiz’ until Undo brings it back', async ({
  open,
  openAdmin,
}) => {
  const name = 'Pompalar ve Vanalar';
  const admin = await openAdmin('/admin/categories');
  const row = admin.getByRole('row', { name: new RegExp(`^${name}`) });
  const count = Number(await row.getByRole('cell').nth(1).textContent());
  expect(count).toBeGreaterThan(3);
  await press(admin, 'Delete', name);
  const undo = await noticeButton(admin, 'Undo');
  const page = await open('/categories/uncategorized');
  await seen(page, 'heading', 'Kategorisiz');
  expect(await page.getByRole('main').locator('a[href^="/products/"]').count()).toBeGreaterThan(count);
  await save(undo, 'The category and its products were restored');
  await row.getByRole('cell', { name: String(count) }).waitFor();
  await goTo(page, '/categories/pompalar-ve-vanalar');
  expect(await page.getByRole('main').locator('a[href^="/products/"]').count()).toBe(count);
});
