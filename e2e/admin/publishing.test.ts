import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { closeNotice } from '../testing/moments.ts';
import { goTo, reload } from '../testing/settled.ts';
import { ask } from '../testing/site.ts';
import { test } from '../testing/test.ts';

test('drafts are shown by a link in three clicks, and published together in three', async ({
  open,
  openAdmin,
  site,
}) => {
  const admin = await openAdmin('/admin/products');
  const names = ['İğne taslağı A', 'İğne taslağı B', 'İğne taslağı C'];
  for (const name of names)
    await askAs(admin, 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input: { name, description: 'Çelik.', status: 'DRAFT' },
    });
  const found = async () =>
    (await ask<{ products: { totalCount: number } }>(site, '{ products(search: "iğne taslağı") { totalCount } }'))
      .products.totalCount;
  let clicks = 0;
  const click = (target: Locator) => (clicks++, target.click());
  expect(await found()).toBe(0);

  await goTo(admin, '/admin/products?q=taslağı');
  await admin.getByText('3 products', { exact: true }).waitFor();
  await click(admin.getByRole('button', { name: 'Actions for İğne taslağı A' }));
  await click(admin.getByRole('menuitem', { name: /^Preview link/ }));
  const dialog = admin.getByRole('dialog', { name: 'Preview link for İğne taslağı A' });
  await click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(clicks).toBe(3);
  const address = new URL(await dialog.getByLabel('Link', { exact: true }).inputValue());
  const visitor = await open(address.pathname, { javaScriptEnabled: false });
  await visitor.getByText(/^Taslak – .+ tarihine kadar$/).waitFor();
  await visitor.getByRole('heading', { level: 1, name: 'İğne taslağı A' }).waitFor();
  await admin.keyboard.press('Escape');

  clicks = 0;
  await click(admin.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  await click(bar.getByRole('button', { name: 'Publish…' }));
  await click(admin.getByRole('button', { name: 'Publish 3 products' }));
  expect(clicks).toBe(3);
  await closeNotice(admin, 'Products updated successfully!');
  expect(await found()).toBe(3);
  await reload(visitor);
  await visitor.waitForURL(/\/products\/\d+$/);
});
