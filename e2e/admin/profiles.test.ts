import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { closeNotice } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

/**
 * Three hundred rows as a supplier sends them: prices without KDV, one misspelt, one on request, a category of its own and a code
 * that stands twice.
 */
const supplier = join(import.meta.dirname, '../testing/supplier-300.csv');

test('a supplier’s file is imported in ten clicks, and the next one in three', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  const choose = async (name: string | RegExp, text: string) => {
    const asked = admin.waitForEvent('filechooser');
    await click(admin.getByRole('button', { name }).first());
    const file = { name: 'tedarikçi.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await (await asked).setFiles(file);
  };
  const priceOf = async (code: string) => {
    const { data } = await askAs<{ products: { nodes: { name: string; price: number; description: string }[] } }>(
      admin,
      'query ($search: String) { products(search: $search, first: 1) { nodes { name price description } } }',
      { search: code },
    );
    return data.products.nodes[0];
  };
  const file = await readFile(supplier, 'utf8');
  const toImports = () => click(admin.getByRole('link', { name: 'Imports', exact: true }));

  await toImports();
  await click(admin.getByRole('link', { name: 'Import a file …' }));
  await choose(/Choose/, file);
  await click(admin.getByRole('radio', { name: 'the same as the name' }));
  const leftOut = admin.getByRole('list', { name: 'Left out' });
  const correct = async (field: RegExp, text: string) => {
    const cell = leftOut.getByRole('textbox', { name: field });
    await click(cell);
    await cell.fill(text);
    await cell.press('Enter');
    await cell.waitFor({ state: 'detached' });
  };
  await correct(/^Price/, '1.200,50');
  await correct(/^Category/, 'Rulmanlar ve Güç Aktarım');
  await correct(/^Stock code/, 'TR-1250');
  await click(admin.getByRole('checkbox', { name: 'Keep this as a profile' }));
  await click(admin.getByRole('button', { name: 'Import 300 rows' }));
  await closeNotice(admin, 'Products updated successfully!');
  expect(clicks).toBeLessThanOrEqual(10);
  // 107,35 without KDV.
  expect(await priceOf('TR-1001')).toMatchObject({ price: 128.82, description: 'Tedarikçi Rulman 6001 ZZ' });

  // The next file has another price, and its mistakes are corrected; what RULMAN means is known.
  clicks = 0;
  const corrected = file
    .replace('1.2O0,50', '1.200,50')
    .replace('TR-1001;Tedarikçi Rulman 6250', 'TR-1250;Tedarikçi Rulman 6250');
  const next = corrected.replace('₺ 107,35', '₺ 117,35');
  await goTo(admin, '/admin/products');
  await toImports();
  await choose(/^Run .* now$/, next);
  await click(admin.getByRole('button', { name: 'Import 1 row' }));
  await admin.getByText('The file was imported').waitFor();
  expect(clicks).toBeLessThanOrEqual(3);
  expect((await priceOf('TR-1001'))?.price).toBe(140.82);

  // The same file again changes nothing, and so asks for nothing.
  await choose(/^Run .* now$/, next);
  await admin.getByText('There is nothing to import.').waitFor();
  expect(await admin.getByRole('list', { name: 'Totals' }).innerText()).toMatch(/^300\s*unchanged\s*300/);
});
