import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { askAs, bearing } from '../testing/admin.ts';
import { noticeButton, save } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const choose = (admin: Page, text: string) =>
  admin
    .locator('input[type=file][aria-label="Spreadsheet to import"]')
    .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const totals = (admin: Page) => admin.getByRole('list', { name: 'Totals' });
const saved = async (admin: Page, action: () => Promise<unknown>) => {
  const download = admin.waitForEvent('download');
  await action();
  return readFile(await (await download).path());
};

test('products go out into a file, and come back in after a look at what would change', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const menu = admin.getByRole('button', { name: 'Spreadsheet' });
  await menu.click();
  const file = (await saved(admin, () => admin.getByRole('menuitem', { name: 'Export CSV' }).click())).toString();
  expect(file).toContain(bearing.name);
  await menu.click();
  await admin.getByRole('menuitem', { name: 'Import…' }).click();
  await admin.getByRole('heading', { name: 'Import products' }).waitFor();

  await choose(admin, file.replace(bearing.name, 'Tablodan gelen ad').replace(/;\d[\d.]*,\d\d;/, ';on iki;'));
  await totals(admin).getByText('wrong').waitFor();
  expect(await admin.locator('del').innerText()).toBe(bearing.name);
  const rows = await saved(admin, () => admin.getByRole('button', { name: 'Download this row (.xlsx)' }).click());
  expect(rows.subarray(0, 2).toString()).toBe('PK');

  await admin.getByRole('button', { name: 'Import 1 row' }).click();
  const undo = await noticeButton(admin, 'Undo');
  const name = async () =>
    (await askAs<{ product: { name: string } }>(admin, `{ product(id: "${bearing.id}") { name } }`)).data.product.name;
  expect(await name()).toBe('Tablodan gelen ad');

  await save(undo, 'Import undone');
  expect(await name()).toBe(bearing.name);
});

test('columns are assigned by hand, and what changes meanwhile is shown before it is confirmed', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products/import');
  await choose(admin, 'Mal;Açıklama;Stok\nİğneli Rulman;Küçük;4');
  await admin.getByText('No column holds the name of the product.').waitFor();
  expect(await admin.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  await admin.getByRole('combobox', { name: 'What the column Mal is' }).selectOption('Name');
  await totals(admin).getByText('will be added').waitFor();

  const input = { name: 'İğneli Rulman', description: 'Büyük' };
  await askAs(admin, 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', { input });
  await admin.getByRole('button', { name: 'Import 1 row' }).click();
  await admin.getByText('Below is what the import would do now.').waitFor();
  await totals(admin).getByText('will be changed').waitFor();
  await save(admin.getByRole('button', { name: 'Import 1 row' }), 'Products updated successfully!');

  // The same file once more, with its columns remembered.
  await goTo(admin, '/admin/products/import');
  await choose(admin, 'Mal;Açıklama;Stok\nİğneli Rulman;Küçük;4');
  await totals(admin).getByText('unchanged').waitFor();
  await admin.getByText('There is nothing to import.').waitFor();
});

test('a file that is no spreadsheet is answered with one sentence, and another can be chosen', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products/import');
  await choose(admin, '\x89PNG\r\n');
  const sentence = admin.getByRole('alert').getByText(/^This is/);
  await choose(admin, '%PDF-1.7');
  await sentence.getByText('This is a PDF.').waitFor();
  await admin.getByRole('button', { name: 'Choose another file' }).waitFor();
});
