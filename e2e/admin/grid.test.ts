import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { closeNotice } from '../testing/moments.ts';
import { reload } from '../testing/settled.ts';
import { ask, sessionCookie } from '../testing/site.ts';
import { test } from '../testing/test.ts';

/** Pastes as the keyboard does, whatever the clipboard of the machine holds. */
const paste = (admin: Page, text: string) =>
  admin.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

type Terms = { name: string; price: number | null; leadDays: number | null; availability: string | null };

test('forty rows are pasted, the wrong cells named, saved in one step and undone, by keys alone', async ({
  openAdmin,
  site,
}) => {
  const cookie = await sessionCookie(site);
  const terms = async () =>
    (
      await ask<{ products: { nodes: Terms[] } }>(
        site,
        '{ products(first: 100, orderBy: NAME) { nodes { name price leadDays availability } } }',
        {},
        cookie,
      )
    ).products.nodes;
  const before = await terms();
  const admin = await openAdmin('/admin/products/grid?sort=name&column=price');
  const keys = admin.keyboard;
  const grid = admin.getByRole('grid', { name: 'Products' });
  await admin.getByRole('rowheader', { name: before[0]?.name ?? '' }).waitFor();
  for (let presses = 0; presses < 40 && !(await grid.evaluate((one) => one === document.activeElement)); presses++)
    await keys.press('Tab');

  const rows = Array.from({ length: 40 }, (_, n) => [`1.${200 + n},50`, n % 2 ? 'Stokta' : 'Sipariş üzerine']);
  rows[3]?.splice(0, 1, '1.2O3,50');
  rows[7]?.splice(1, 1, 'yolda');
  await paste(admin, `${rows.map(([price]) => price).join('\r\n')}\r\n`);
  await admin.getByText('Pasted 40 rows of 1 column: 39 cells taken, 1 wrong.').first().waitFor();
  // Beside the price are the stock code, the category, the delivery days and the availability.
  for (let presses = 0; presses < 3; presses++) await keys.press('ArrowRight');
  await keys.press('Control+ArrowUp');
  await paste(admin, `${rows.map(([, availability], n) => `${n + 1}\t${availability}`).join('\n')}\n`);
  await admin.getByText('Pasted 40 rows of 2 columns: 79 cells taken, 1 wrong.').first().waitFor();
  expect(await grid.getByRole('row').count()).toBeLessThanOrEqual(80);

  await keys.press('F8');
  await admin.getByText('“1.2O3,50” holds the letter O.', { exact: true }).waitFor();
  await keys.press('Alt+Enter');
  await keys.press('Enter');
  await admin.getByText('1 of 1').or(admin.getByText('1 wrong')).waitFor();
  await keys.press('Control+s');
  // Nearly all of the prices jump, and the safe answer has the focus.
  await admin.getByRole('dialog').getByRole('button', { name: 'Go back' }).waitFor();
  await keys.press('Tab');
  await keys.press('Enter');
  await admin
    .getByText(/^Saved \d+ changes in 40 products\.$/)
    .first()
    .waitFor();
  const saved = await terms();
  expect(saved.slice(0, 40).map(({ price }) => price)).toEqual(rows.map((_, n) => 1200.5 + n));
  expect(saved.slice(0, 40).map(({ leadDays }) => leadDays)).toEqual(rows.map((_, n) => n + 1));
  expect(saved.slice(40)).toEqual(before.slice(40));
  // The wrong cell stays as it was typed, and nothing of it is saved.
  expect(saved[7]?.availability).toBe(before[7]?.availability);
  await grid.getByText('yolda').waitFor();

  await keys.press('Control+z');
  await closeNotice(admin, 'The change was undone');
  expect(await terms()).toEqual(before);

  // What was typed last outlives the page.
  await keys.press('Home');
  await keys.type('Yarım');
  admin.on('dialog', (dialog) => void dialog.accept());
  await reload(admin);
  await admin.getByRole('button', { name: 'Restore draft' }).click();
  await grid.getByText('Yarım').waitFor();
  await admin.getByRole('button', { name: 'Discard' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await admin.getByText('Nothing is changed').waitFor();
});
