import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { axeFaults } from '../testing/axe.ts';
import { goTo, settled } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

test('what a person did today is two clicks from Today, and is undone from there', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/today');
  const { data } = await askAs<{ products: { nodes: { id: string }[] } }>(
    admin,
    '{ products(first: 3, priced: true) { nodes { id } } }',
  );
  const ids = data.products.nodes.map(({ id }) => id);
  await askAs(
    admin,
    `mutation { changeProducts(which: { ids: ${JSON.stringify(ids)} }, priceRule: { percent: 12, step: 100 },
      confirmJumps: true) { changed } }`,
  );
  await admin.getByRole('main').getByRole('link', { name: 'Changes', exact: true }).click();
  const today = admin.getByRole('list', { name: 'Today' });
  const step = today.getByRole('listitem').filter({ hasText: 'Prices +12 %, rounded to 1 ₺: 3 products' });
  await step.getByRole('button', { name: /^Only what / }).click();
  await admin.waitForURL(/by=/);
  await settled(admin);
  await step.getByRole('button', { name: /^Undo: Prices/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await step.getByText(/^Undone/).waitFor();
  expect(await today.getByRole('listitem').first().textContent()).toMatch(/^Undid “Prices \+12 %/);
  expect(await axeFaults(admin)).toEqual([]);
});

test('each fix that leads to the grid has its column beside the names, where it can be typed into', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/health');
  const links = admin.getByRole('link', { name: /^Fix in grid: / });
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    await goTo(admin, address);
    const grid = admin.getByRole('grid', { name: 'Products' });
    await grid.getByRole('rowheader').first().waitFor();
    await settled(admin);
    // What is wrong with specs is said before them.
    const column = address.endsWith('column=specs') ? 3 : 2;
    const cell = grid.getByRole('row').nth(1).locator(`[aria-colindex="${column}"]`);
    await cell.dblclick();
    const editor = grid.locator('.editor');
    await editor.waitFor();
    expect(await editor.evaluate((one) => one.getBoundingClientRect().right <= window.innerWidth)).toBe(true);
    await editor.press('Escape');
  }
});
