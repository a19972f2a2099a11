import { expect } from 'vitest';
import { askAs } from '../testing/admin.ts';
import { boxOf } from '../testing/geometry.ts';
import { goTo, settled } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

test('three products of what Health lists are fixed in two clicks, and the count falls by three', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/health');
  const counted = async () => {
    const { data } = await askAs<{ health: { findings: { check: string; count: number }[] } }>(
      admin,
      '{ health { findings { check count } } }',
    );
    return data.health.findings.find(({ check }) => check === 'NO_PRICE')?.count ?? 0;
  };
  const before = await counted();
  expect(before).toBeGreaterThan(3);
  const row = admin.getByRole('row', { name: /^No price/ });
  await row.getByRole('cell', { name: String(before), exact: true }).waitFor();

  await row.getByRole('link', { name: 'Fix in grid: No price' }).click();
  const grid = admin.getByRole('grid', { name: 'Products' });
  await grid.getByRole('rowheader').first().waitFor();
  // The screen that opens takes the focus to its head, and its columns follow what the server says of kinds.
  await settled(admin);
  const isFocused = () => grid.evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 40 && !(await isFocused()); presses++) await admin.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  // The grid begins in the column to fill.
  for (const price of ['10,50', '1.250,00', '30']) await admin.keyboard.type(`${price}\n`);
  await admin.getByRole('button', { name: 'Save 3 changes' }).click();
  await admin
    .getByText(/^Saved 3 changes/)
    .first()
    .waitFor();

  expect(await counted()).toBe(before - 3);
  await goTo(admin, '/admin/health');
  await row.getByRole('cell', { name: String(before - 3), exact: true }).waitFor();
});

test('each Fix opens the cell at fault in the first window, and it takes what is typed', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/health', { viewport: { width: 1280, height: 800 } });
  const fixes = admin.getByRole('link', { name: /^Fix in grid/ });
  await fixes.first().waitFor();
  const addresses = await fixes.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(1);
  const grid = admin.getByRole('grid', { name: 'Products' });
  for (const address of addresses) {
    await goTo(admin, '/admin/health');
    await admin.locator(`a[href="${address}"]`).first().click();
    await grid.getByRole('rowheader').first().waitFor();
    await settled(admin);
    await grid.focus();
    await admin.keyboard.press('F2');
    const editor = grid.locator('input:focus, textarea:focus, select:focus, [contenteditable]:focus');
    await editor.waitFor();
    const box = await boxOf(editor);
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= 1280, box.y + box.height <= 800], address).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    await admin.keyboard.press('Escape');
  }
}, 240_000);
