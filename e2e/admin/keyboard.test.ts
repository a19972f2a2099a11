// Takes long: a day of work is done key by key, and each focus is read.
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bearing, sendMessage } from '../testing/admin.ts';
import { closeNotice } from '../testing/moments.ts';
import { dialogOf } from '../testing/pictures.ts';
import { goTo } from '../testing/settled.ts';
import { ask, credentials, sessionCookie } from '../testing/site.ts';
import { test } from '../testing/test.ts';

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
  const dialog = dialogOf(admin, /^Edit/);
  await dialog.getByLabel('Name').waitFor();
  await tabTo(admin, 'textbox', /^Price/);
  await admin.keyboard.press('Control+A');
  await admin.keyboard.type('310,50');
  await admin.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await closeNotice(admin, 'Products updated successfully!');
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
  await closeNotice(admin, 'About information updated successfully!');

  // The page has reloaded itself.
  await tabTo(admin, 'button', 'Log out');
  await admin.keyboard.press('Enter');
  await admin.waitForURL('**/admin/login');
});

test('what was done is compared, restored and brought back, and people and the own sign-in are looked after, without a mouse', async ({
  openAdmin,
  site,
}) => {
  const cookie = await sessionCookie(site);
  const change = (mutation: string) => ask(site, `mutation { ${mutation} }`, {}, cookie);
  await change('createCategory(input: { name: "Ölçüm" }) { id }');
  for (const name of ['Ölçüm aletleri', 'Ölçüm gereçleri'])
    await change(`updateCategory(id: "ölçüm", input: { name: "${name}" }) { id }`);
  await change('createCategory(input: { name: "Şaftlar" }) { id }');
  await change('deleteCategory(id: "şaftlar")');

  const admin = await openAdmin('/admin/categories');
  await tabTo(admin, 'button', 'Edit Ölçüm gereçleri');
  await admin.keyboard.press('Enter');
  await dialogOf(admin, 'Edit category').getByLabel('Name').waitFor();
  await tabTo(admin, 'tab', 'General');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('Enter');
  const states = admin.getByRole('checkbox', { name: /^Compare/ });
  await states.first().waitFor();
  for (const place of [0, 1]) {
    const isReached = () => states.nth(place).evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 80 && !(await isReached()); presses++) await admin.keyboard.press('Tab');
    await admin.keyboard.press('Space');
  }
  await dialogOf(admin, 'Compare two states').waitFor();
  await admin.keyboard.press('Escape');
  await tabTo(admin, 'button', /^Restore the state/);
  await admin.keyboard.press('Enter');
  await dialogOf(admin, 'Restore an earlier state').waitFor();
  await tabTo(admin, 'button', 'Restore');
  await admin.keyboard.press('Enter');
  await dialogOf(admin, 'Restore an earlier state').waitFor({ state: 'detached' });

  await goTo(admin, '/admin/bin');
  await tabTo(admin, 'button', 'Restore Şaftlar');
  await admin.keyboard.press('Enter');
  await admin.getByText('It is back where it was').waitFor();

  await goTo(admin, '/admin/people');
  await tabTo(admin, 'textbox', 'E-mail');
  await admin.keyboard.type('ece@firma.example');
  await tabTo(admin, 'button', 'Invite');
  await admin.keyboard.press('Enter');
  await dialogOf(admin, 'Invitation').waitFor();
  await admin.keyboard.press('Escape');

  await goTo(admin, '/admin/account');
  await tabTo(admin, 'button', 'Set up two-step sign-in');
  await admin.keyboard.press('Enter');
  const typed = (await admin.locator('form code').innerText()).replaceAll(' ', '');
  await expect.poll(() => admin.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code');
  await admin.keyboard.type(new TOTP({ secret: Secret.fromBase32(typed) }).generate());
  await admin.keyboard.press('Enter');
  await tabTo(admin, 'button', 'I have kept them');
  await admin.keyboard.press('Enter');
  await admin.getByText('10 recovery codes left.').waitFor();
});
