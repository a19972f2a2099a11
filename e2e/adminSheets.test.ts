import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { bearing } from './testing/admin.ts';
import { test } from './testing/test.ts';

test('products go out into a file and come back in, after a look at what would change', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  const menu = admin.getByRole('button', { name: 'Spreadsheet' });
  await menu.click();
  const download = admin.waitForEvent('download');
  await admin.getByRole('menuitem', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(bearing.name);

  const choose = (text: string) =>
    admin
      .locator('input[type=file][aria-label="Spreadsheet to import"]')
      .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = admin.getByRole('dialog', { name: 'Import products' });
  await choose(file.replace(bearing.name, 'Tablodan gelen ad').replace(/;\d[\d.]*,\d\d;/, ';on iki;'));
  await dialog.getByText(/^0 added, \d changed, \d+ unchanged, 1 wrong$/).waitFor();
  expect(await dialog.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(file.replace(bearing.name, 'Tablodan gelen ad'));
  await dialog.getByText(/^0 added, 1 changed, \d+ unchanged, 0 wrong$/).waitFor();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await admin.getByText('Products updated successfully!').waitFor();
  await admin.getByRole('searchbox', { name: 'Search products' }).fill('6204');
  await admin.getByRole('searchbox', { name: 'Search products' }).fill('tablodan gelen');
  await admin.getByRole('rowheader', { name: 'Tablodan gelen ad' }).waitFor();
});
