import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearing } from '../testing/admin.ts';
import { faults } from '../testing/axe.ts';
import { narrow } from '../testing/browser.ts';
import { boxOf, resize, scrollable } from '../testing/geometry.ts';
import { dialogOn, save } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const address = `/admin/products/${bearing.id}`;
const desktop = { width: 1280, height: 800 };
const sections = (bench: Locator) => bench.getByRole('navigation', { name: 'Sections' });
const open = async (admin: Page) => dialogOn(admin, `Edit: ${bearing.name}`);

test('all specs, the sections, the drawing and the foot are in one window, and fields are as high as their rows allow', async ({
  openAdmin,
}) => {
  const admin = await openAdmin(address, { viewport: desktop });
  const bench = await open(admin);
  await sections(bench)
    .getByRole('button', { name: /^Specs/ })
    .click();
  const values = bench.locator('[data-section=specs] [role=group] input[name]');
  await expect.poll(() => values.count()).toBeGreaterThan(7);
  const rows = await values.count();
  const foot = await boxOf(bench.getByRole('button', { name: 'Save changes' }));
  expect(foot.bottom).toBeLessThanOrEqual(800);
  const first = await boxOf(values.first());
  const last = await boxOf(values.last());
  expect(first.y).toBeGreaterThan(56);
  // Each row has 40 pixels, and eleven of them end above the foot.
  expect(Math.round(last.y - first.y)).toBe((rows - 1) * 40);
  expect(first.y + 11 * 40).toBeLessThan(foot.y);
  expect(Math.round(first.height)).toBe(32);

  await values.first().focus();
  expect(await bench.getByText(/^Range of the kind: /).textContent()).toMatch(/\d+–\d+\.$/);
  const found = await faults(admin);
  expect(found).toEqual([]);

  for (const width of [820, 1280, 1920]) {
    await resize(admin, { width, height: 800 });
    expect((await scrollable(admin)).x, String(width)).toBe(0);
    const button = await boxOf(bench.getByRole('button', { name: 'Save changes' }));
    expect(button.bottom, String(width)).toBeLessThanOrEqual(800);
    // The title gives way to the buttons of the head, which stay in its line.
    const history = await boxOf(bench.getByRole('button', { name: 'History' }));
    expect([history.bottom <= 56, history.right <= width], String(width)).toEqual([true, true]);
    expect(button.right, String(width)).toBeLessThanOrEqual(width);
  }
});

test('on a phone the sections are a list, then one is open, with targets for a finger', async ({ openAdmin }) => {
  const admin = await openAdmin(address, { viewport: narrow, hasTouch: true });
  const bench = await open(admin);
  const entries = await sections(bench).getByRole('button').all();
  expect(entries).toHaveLength(10);
  for (const entry of entries) expect((await boxOf(entry)).height).toBeGreaterThanOrEqual(44);
  const [, , specs] = entries;
  await specs?.tap();
  const value = bench.locator('[data-section=specs] [role=group] input[name]').first();
  await value.waitFor();
  expect(await sections(bench).isVisible()).toBe(false);
  expect(await bench.getByLabel('Name').isVisible()).toBe(false);
  for (const target of await bench.locator('button:visible, [data-section=specs] .MuiOutlinedInput-root').all())
    expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44);
  expect((await boxOf(bench.getByRole('button', { name: 'Save changes' }))).bottom).toBeLessThanOrEqual(844);
  expect((await scrollable(admin)).x).toBe(0);
  expect(await faults(admin, ['light'])).toEqual([]);
  await bench.getByRole('button', { name: 'All sections' }).tap();
  await sections(bench).waitFor();
});

test('after a save the list is where one was, and after a search from another screen so is that screen', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products?sort=name&featured=no', { viewport: desktop });
  const name = admin.getByRole('rowheader').getByRole('button').nth(30);
  await name.scrollIntoViewIfNeeded();
  const top = await admin.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await name.click();
  const bench = await dialogOn(admin, /^Edit/);
  await save(bench.getByRole('button', { name: 'Save changes' }), 'Products updated successfully!');
  expect(new URL(admin.url()).search).toBe('?sort=name&featured=no');
  await expect.poll(() => admin.evaluate(() => window.scrollY)).toBe(top);

  await goTo(admin, '/admin/categories');
  // The list of the palette appears below it, which marks no row.
  await admin.mouse.move(640, 300);
  await admin.keyboard.press('Control+K');
  await admin.keyboard.type('6204-2RS');
  await admin
    .getByRole('option', { name: new RegExp(bearing.name) })
    .first()
    .waitFor();
  await admin.keyboard.press('Enter');
  const found = await open(admin);
  await save(found.getByRole('button', { name: 'Save changes' }), 'Products updated successfully!');
  await admin.waitForURL('**/admin/categories');
});

test('a kind is edited beside its drawing, and its products light in theirs the spec one is in', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/kinds', { viewport: { width: 1440, height: 800 } });
  await admin.getByRole('button', { name: 'Rulman', exact: true }).first().click();
  const kind = await dialogOn(admin, 'Edit kind');
  await kind.getByLabel('Section', { exact: true }).selectOption({ label: 'Ball bearing' });
  const row = kind.getByRole('group', { name: 'İç çap' });
  const cell = await boxOf(row.getByRole('checkbox', { name: 'Key value' }).locator('..'));
  expect([cell.width, cell.height]).toEqual([32, 32]);
  const letters = kind.getByRole('list', { name: 'Letters of the drawing' }).getByRole('listitem');
  const bore = letters.filter({ hasText: /^dd: / });
  await bore.getByText('İç çap').waitFor();
  await row.getByLabel('Letter of İç çap').selectOption('');
  await bore.getByText('No attribute of the kind').waitFor();
  await row.getByLabel('Letter of İç çap').selectOption('d');
  await bore.getByText('İç çap').waitFor();
  expect(await faults(admin, ['light'])).toEqual([]);
  await save(kind.getByRole('button', { name: 'Save changes' }), 'Kinds updated successfully!');

  await goTo(admin, address);
  const bench = await open(admin);
  await bench
    .getByRole('combobox', { name: 'İç çap' })
    .or(bench.getByRole('textbox', { name: 'İç çap' }))
    .focus();
  const fillOf = (letter: string) =>
    bench
      .locator(`aside [data-measure=${letter}] .ml`)
      .first()
      .evaluate((element) => getComputedStyle(element).fill);
  expect(await fillOf('d')).not.toBe(await fillOf('D'));
});
