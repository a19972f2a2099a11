import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { askAs, bearing, editBearing, refuse } from '../testing/admin.ts';
import { seen, readingTest as test } from '../testing/test.ts';

/** Waits for an error's notice, word for word, and closes it. */
async function failure(admin: Page, text: string) {
  const notice = admin.getByRole('alert').filter({ hasText: text });
  await notice.getByText(text, { exact: true }).waitFor();
  await notice.getByRole('button', { name: 'Close' }).click();
}

test('what cannot be done to a product says so, and nothing shown is untrue afterwards', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products?q=6204', { viewport: narrow });
  await refuse(admin, ['SetProductFeatured', 'SetProductsFeatured', 'MoveProducts', 'DeleteProduct', 'UpdateProduct']);
  const featured = admin.getByRole('switch');
  const before = await featured.isChecked();
  await featured.click();
  await failure(admin, 'Failed to update featured status. Please try again.');
  expect(await featured.isChecked()).toBe(before);

  await admin.getByRole('checkbox', { name: `Select ${bearing.name}` }).check();
  await admin.getByRole('button', { name: 'Feature', exact: true }).click();
  await failure(admin, 'Failed to update products. Please try again.');
  await admin.getByRole('button', { name: 'Move to category…' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await failure(admin, 'Failed to update products. Please try again.');

  await pressDelete(admin);
  await admin.getByText('Are you sure you want to delete this product?', { exact: true }).waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await failure(admin, 'Failed to delete product. Please try again.');

  const dialog = await editBearing(admin);
  await dialog.getByLabel('Name').fill('Kaydedilemeyen');
  await dialog.getByLabel(/^Price/).fill('on iki');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByText('Enter the price as a number, for example 1.240,50', { exact: true }).waitFor();
  await dialog.getByLabel(/^Price/).fill('');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await failure(admin, 'Failed to save product. Please try again.');
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Kaydedilemeyen');
  expect((await askAs(admin, `{ product(id: "${bearing.id}") { name } }`)).data).toEqual({
    product: { name: bearing.name },
  });
});

test('what cannot be loaded says so', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products?q=6204', { viewport: wide });
  await refuse(admin, ['ProductToEdit', 'CategoryToEdit']);
  await editBearing(admin);
  await admin.getByText('Failed to load product. Please try again.', { exact: true }).waitFor();
  await admin.goto('/admin/categories');
  await admin
    .getByRole('button', { name: /^(Edit|Actions for) / })
    .first()
    .click();
  await admin.getByText('Failed to load category. Please try again.', { exact: true }).waitFor();
  for (const [operation, path, text] of [
    ['ProductList', '/admin/products', 'Failed to load data. Please refresh the page.'],
    ['CategoryList', '/admin/categories', 'Failed to load categories. Please refresh the page.'],
    ['MessageList', '/admin/messages', 'Failed to load messages. Please try again.'],
    ['AboutToEdit', '/admin/about', 'Failed to load settings. Please refresh the page.'],
    ['ContactToEdit', '/admin/contact', 'Failed to load settings. Please refresh the page.'],
  ] as const) {
    await refuse(admin, [operation]);
    await admin.goto(path);
    await admin.getByText(text, { exact: true }).waitFor();
    await seen(admin, 'button', 'Refresh');
  }
});

test('texts that cannot be saved say so, also when the row of the contact details is gone', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/about', { viewport: narrow });
  await refuse(admin, ['UpdateAbout']);
  await refuse(admin, ['UpdateContact'], 'NOT_FOUND', 'The contact information was not found.');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await failure(admin, 'Failed to update settings. Please try again.');
  await admin.goto('/admin/contact');
  await admin.getByLabel('Address', { exact: true }).fill('Kaydedilemeyen adres');
  await admin.getByRole('button', { name: 'Save changes' }).click();
  await failure(admin, 'Failed to update settings. Please try again.');
  expect(await admin.getByLabel('Address', { exact: true }).inputValue()).toBe('Kaydedilemeyen adres');
});

test('what fails with messages and with one’s account says so', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/messages', { viewport: wide });
  await refuse(admin, ['SetMessageStatus', 'SetMessageSuspectedSpam', 'DeleteMessage', 'EndSession', 'ChangePassword']);
  const now = admin.getByRole('group', { name: 'Status' }).getByRole('button', { pressed: true });
  const before = await now.textContent();
  await admin
    .getByRole('group', { name: 'Status' })
    .getByRole('button', { name: /^Mark as/ })
    .first()
    .click();
  await failure(admin, 'Failed to update message status');
  expect(await now.textContent()).toBe(before);
  await admin.getByRole('button', { name: 'Spam' }).click();
  await failure(admin, 'Failed to move message');
  await admin.getByRole('button', { name: 'Delete message' }).click();
  await admin.getByText('Are you sure you want to delete this message?', { exact: true }).waitFor();
  await admin.getByRole('button', { name: 'Delete', exact: true }).click();
  await failure(admin, 'Failed to delete message');
  await admin.getByRole('article').getByRole('heading', { level: 2 }).waitFor();

  await admin.goto('/admin/account');
  await admin.getByLabel('Current password').fill('herhangi bir parola');
  await admin.getByLabel('New password').fill('yeni-ölçü-ve-tolerans');
  await admin.getByRole('button', { name: 'Change password' }).click();
  await failure(admin, 'Failed to change password. Please try again.');
  expect(await admin.getByLabel('New password').inputValue()).toBe('yeni-ölçü-ve-tolerans');
  await openAdmin('/admin/products');
  await admin.reload();
  await admin
    .getByRole('button', { name: /^End session/ })
    .first()
    .click();
  await failure(admin, 'Failed to end session. Please try again.');
});

async function pressDelete(admin: Page) {
  const button = admin.getByRole('button', { name: `Delete ${bearing.name}` });
  if (await button.isVisible()) return button.click();
  await admin.getByRole('button', { name: `Actions for ${bearing.name}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
}
