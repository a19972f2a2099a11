import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { bearing } from './testing/desk.ts';
import { test } from './testing/test.ts';

test('products go out into a file and come back in, after a look at what would change', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products');
  const menu = desk.getByRole('button', { name: 'Spreadsheet' });
  await menu.click();
  const download = desk.waitForEvent('download');
  await desk.getByRole('menuitem', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file).toContain(bearing.name);

  const choose = (text: string) =>
    desk
      .locator('input[type=file][aria-label="Spreadsheet to import"]')
      .setInputFiles({ name: 'ürünler.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const dialog = desk.getByRole('dialog', { name: 'Import products' });
  await choose(file.replace(bearing.name, 'Tablodan gelen ad').replace(/;\d[\d.]*,\d\d;/, ';on iki;'));
  await dialog.getByText(/^0 added, \d changed, \d+ unchanged, 1 wrong$/).waitFor();
  expect(await dialog.getByRole('button', { name: /^Import/ }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await choose(file.replace(bearing.name, 'Tablodan gelen ad'));
  await dialog.getByText(/^0 added, 1 changed, \d+ unchanged, 0 wrong$/).waitFor();
  await dialog.getByRole('button', { name: 'Import 1 row' }).click();
  await desk.getByText('Products updated successfully!').waitFor();
  await desk.getByRole('searchbox', { name: 'Search products' }).fill('6204');
  await desk.getByRole('searchbox', { name: 'Search products' }).fill('tablodan gelen');
  await desk.getByRole('rowheader', { name: 'Tablodan gelen ad' }).waitFor();
});
