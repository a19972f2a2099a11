import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearing, sendMessage } from './testing/desk.ts';
import { dialogOf } from './testing/pictures.ts';
import { admin } from './testing/site.ts';
import { test } from './testing/test.ts';

type Role = Parameters<Page['getByRole']>[0];

/** Presses Tab until the focus is on that element, which must then be marked. */
async function tabTo(desk: Page, role: Role, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const wanted = desk.getByRole(role, { name, exact: true }).first();
  await wanted.waitFor();
  for (let presses = 0; presses < 80; presses++) {
    await desk.keyboard.press(key);
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

const focused = (desk: Page) =>
  desk.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

test('a day at the desk without a mouse', async ({ open, site }) => {
  await sendMessage(site, 'Şube için fiyat');
  const desk = await open('/admin/products');
  await tabTo(desk, 'textbox', 'E-mail');
  await desk.keyboard.type(admin.email);
  await tabTo(desk, 'textbox', 'Password');
  await desk.keyboard.type(admin.password);
  await desk.keyboard.press('Enter');
  await desk.getByRole('rowheader').first().waitFor();

  await desk.keyboard.press('/');
  await desk.keyboard.type('6204');
  await desk.getByRole('rowheader', { name: bearing.name }).waitFor();
  await expect.poll(() => desk.getByRole('rowheader').count()).toBe(1);
  await tabTo(desk, 'button', `Edit ${bearing.name}`);
  await desk.keyboard.press('Enter');
  const dialog = dialogOf(desk, 'Edit product');
  await dialog.getByLabel('Name').waitFor();
  await tabTo(desk, 'textbox', /^Price/);
  await desk.keyboard.press('Control+A');
  await desk.keyboard.type('1.234,50');
  await desk.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await desk.getByText('Products updated successfully!').waitFor();
  expect(await focused(desk)).toBe(`Edit ${bearing.name}`);

  await tabTo(desk, 'link', /^Messages/, 'Shift+Tab');
  await desk.keyboard.press('Enter');
  await desk.waitForURL('**/admin/messages');
  await tabTo(desk, 'link', /Şube için fiyat/);
  await desk.keyboard.press('Enter');
  await tabTo(desk, 'button', 'New');
  await desk.keyboard.press('ArrowRight');
  expect(await focused(desk)).toBe('Mark as read');
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Read', exact: true, pressed: true }).waitFor();
  await tabTo(desk, 'button', 'Delete message', 'Shift+Tab');
  await tabTo(desk, 'button', 'Read');
  await desk.keyboard.press('ArrowLeft');
  expect(await focused(desk)).toBe('Mark as replied');
  await tabTo(desk, 'button', 'Delete message', 'Shift+Tab');
  await desk.keyboard.press('Enter');
  await desk.getByText('Are you sure you want to delete this message?').waitFor();
  await desk.keyboard.press('Escape');
  await expect.poll(() => focused(desk)).toBe('Delete message');

  await tabTo(desk, 'link', 'About', 'Shift+Tab');
  await desk.keyboard.press('Enter');
  await tabTo(desk, 'textbox', 'Title');
  await desk.keyboard.press('End');
  await desk.keyboard.type(', klavyeyle');
  await tabTo(desk, 'radio', /./);
  await desk.keyboard.press('ArrowRight');
  await tabTo(desk, 'button', 'Save changes');
  await desk.keyboard.press('Enter');
  await desk.getByText('About information updated successfully!').waitFor();

  await tabTo(desk, 'button', 'Log out', 'Shift+Tab');
  await desk.keyboard.press('Enter');
  await desk.waitForURL('**/admin/login');
});
