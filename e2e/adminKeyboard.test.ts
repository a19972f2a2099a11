import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearing, sendMessage } from './testing/admin.ts';
import { dialogOf } from './testing/pictures.ts';
import { credentials } from './testing/site.ts';
import { test } from './testing/test.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Presses Tab until the focus is on that element, which must then be marked. */
async function tabTo(admin: Page, role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const wanted = admin.getByRole(role, { name, exact: true }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    await admin.keyboard.press(key);
    if (!(await wanted.evaluate((element) => element === document.activeElement))) continue;
    const outline = await wanted.evaluate((element) => {
      const marked = element.closest('.MuiInputBase-root') ?? element;
      return [marked, element].map((each) => getComputedStyle(each).outlineStyle);
    });
    expect(outline, `${String(name)} is not marked`).toContain('solid');
    return;
  }
  throw new Error(`Tab does not lead to ${role} ${String(name)}.`);
}

const focused = (admin: Page) =>
  admin.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('a day in the admin without a mouse', async ({ open, site }) => {
  await sendMessage(site, 'Şube için fiyat');
  const admin = await open('/admin/products');
  await tabTo(admin, 'textbox', 'E-mail');
  await admin.keyboard.type(credentials.email);
  await tabTo(admin, 'textbox', 'Password');
  await admin.keyboard.type(credentials.password);
  await admin.keyboard.press('Enter');
  await admin.getByRole('rowheader').first().waitFor();

  await admin.keyboard.press('/');
  await admin.keyboard.type('6204');
  await admin.getByRole('rowheader', { name: bearing.name }).waitFor();
  await expect.poll(() => admin.getByRole('rowheader').count()).toBe(1);
  await tabTo(admin, 'button', `Edit ${bearing.name}`);
  await admin.keyboard.press('Enter');
  const dialog = dialogOf(admin, 'Edit product');
  await dialog.getByLabel('Name').waitFor();
  await tabTo(admin, 'textbox', /^Price/);
  await admin.keyboard.press('Control+A');
  await admin.keyboard.type('1.234,50');
  await admin.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await admin.getByText('Products updated successfully!').waitFor();
  expect(await focused(admin)).toBe(`Edit ${bearing.name}`);

  await tabTo(admin, 'link', /^Messages/, 'Shift+Tab');
  await admin.keyboard.press('Enter');
  await admin.waitForURL('**/admin/messages');
  await tabTo(admin, 'link', /Şube için fiyat/);
  await admin.keyboard.press('Enter');
  await tabTo(admin, 'button', 'New');
  await admin.keyboard.press('ArrowRight');
  expect(await focused(admin)).toBe('Mark as read');
  await admin.keyboard.press('Enter');
  await admin.getByRole('button', { name: 'Read', exact: true, pressed: true }).waitFor();
  await tabTo(admin, 'button', 'Delete message', 'Shift+Tab');
  await tabTo(admin, 'button', 'Read');
  await admin.keyboard.press('ArrowLeft');
  expect(await focused(admin)).toBe('Mark as replied');
  await tabTo(admin, 'button', 'Delete message', 'Shift+Tab');
  await admin.keyboard.press('Enter');
  await admin.getByText('Are you sure you want to delete this message?').waitFor();
  await admin.keyboard.press('Escape');
  await expect.poll(() => focused(admin)).toBe('Delete message');

  await tabTo(admin, 'link', 'About', 'Shift+Tab');
  await admin.keyboard.press('Enter');
  await tabTo(admin, 'textbox', 'Title');
  await admin.keyboard.press('End');
  await admin.keyboard.type(', klavyeyle');
  await tabTo(admin, 'radio', /./);
  await admin.keyboard.press('ArrowRight');
  await tabTo(admin, 'button', 'Save changes');
  await admin.keyboard.press('Enter');
  await admin.getByText('About information updated successfully!').waitFor();

  await tabTo(admin, 'button', 'Log out', 'Shift+Tab');
  await admin.keyboard.press('Enter');
  await admin.waitForURL('**/admin/login');
});
