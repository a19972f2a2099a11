import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { narrow, wide } from './testing/browser.ts';
import { askAs, bearing, editBearing, refuse } from './testing/desk.ts';
import { seen, test } from './testing/test.ts';

/** Waits for an error's notice, word for word, and closes it. */
async function failure(desk: Page, text: string) {
  const notice = desk.getByRole('alert').filter({ hasText: text });
  await notice.getByText(text, { exact: true }).waitFor();
  await notice.getByRole('button', { name: 'Close' }).click();
}

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('on a %s screen', (_, viewport) => {
  test('what cannot be done to a product says so, and nothing shown is untrue afterwards', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products?q=6204', { viewport });
    await refuse(desk, ['SetProductFeatured', 'SetProductsFeatured', 'MoveProducts', 'DeleteProduct', 'UpdateProduct']);
    const featured = desk.getByRole('switch');
    const before = await featured.isChecked();
    await featured.click();
    await failure(desk, 'Failed to update featured status. Please try again.');
    expect(await featured.isChecked()).toBe(before);

    await desk.getByRole('checkbox', { name: `Select ${bearing.name}` }).check();
    await desk.getByRole('button', { name: 'Feature', exact: true }).click();
    await failure(desk, 'Failed to update products. Please try again.');
    await desk.getByRole('button', { name: 'Move to category…' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await failure(desk, 'Failed to update products. Please try again.');

    await pressDelete(desk);
    await desk.getByText('Are you sure you want to delete this product?', { exact: true }).waitFor();
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await failure(desk, 'Failed to delete product. Please try again.');

    const dialog = await editBearing(desk);
    await dialog.getByLabel('Name').fill('Kaydedilemeyen');
    await dialog.getByLabel(/^Price/).fill('on iki');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await dialog.getByText('Enter the price as a number, for example 1.240,50', { exact: true }).waitFor();
    await dialog.getByLabel(/^Price/).fill('');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await failure(desk, 'Failed to save product. Please try again.');
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Kaydedilemeyen');
    expect((await askAs(desk, `{ product(id: "${bearing.id}") { name } }`)).data).toEqual({
      product: { name: bearing.name },
    });
  });

  test('what cannot be loaded says so', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products?q=6204', { viewport });
    await refuse(desk, ['ProductToEdit', 'CategoryToEdit']);
    await editBearing(desk);
    await desk.getByText('Failed to load product. Please try again.', { exact: true }).waitFor();
    await desk.goto('/admin/categories');
    await desk
      .getByRole('button', { name: /^(Edit|Actions for) / })
      .first()
      .click();
    if (viewport === narrow) await desk.getByRole('menuitem', { name: 'Edit' }).click();
    await desk.getByText('Failed to load category. Please try again.', { exact: true }).waitFor();
    for (const [operation, path, text] of [
      ['ProductList', '/admin/products', 'Failed to load data. Please refresh the page.'],
      ['CategoryList', '/admin/categories', 'Failed to load categories. Please refresh the page.'],
      ['MessageList', '/admin/messages', 'Failed to load messages. Please try again.'],
      ['AboutToEdit', '/admin/about', 'Failed to load settings. Please refresh the page.'],
      ['ContactToEdit', '/admin/contact', 'Failed to load settings. Please refresh the page.'],
    ] as const) {
      await refuse(desk, [operation]);
      await desk.goto(path);
      await desk.getByText(text, { exact: true }).waitFor();
      await seen(desk, 'button', 'Refresh');
    }
  });

  test('texts that cannot be saved say so, also when the row of the contact details is gone', async ({ openDesk }) => {
    const desk = await openDesk('/admin/about', { viewport });
    await refuse(desk, ['UpdateAbout']);
    await refuse(desk, ['UpdateContact'], 'NOT_FOUND', 'The contact information was not found.');
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await failure(desk, 'Failed to update settings. Please try again.');
    await desk.goto('/admin/contact');
    await desk.getByLabel('Address', { exact: true }).fill('Kaydedilemeyen adres');
    await desk.getByRole('button', { name: 'Save changes' }).click();
    await failure(desk, 'Failed to update settings. Please try again.');
    expect(await desk.getByLabel('Address', { exact: true }).inputValue()).toBe('Kaydedilemeyen adres');
  });

  test('what fails with messages and with one’s account says so', async ({ openDesk }) => {
    const desk = await openDesk('/admin/messages', { viewport });
    if (viewport === narrow) await desk.getByRole('list', { name: 'Messages' }).getByRole('link').last().click();
    await refuse(desk, [
      'SetMessageStatus',
      'SetMessageSuspectedSpam',
      'DeleteMessage',
      'EndSession',
      'ChangePassword',
    ]);
    const now = desk.getByRole('group', { name: 'Status' }).getByRole('button', { pressed: true });
    const before = await now.textContent();
    await desk
      .getByRole('group', { name: 'Status' })
      .getByRole('button', { name: /^Mark as/ })
      .first()
      .click();
    await failure(desk, 'Failed to update message status');
    expect(await now.textContent()).toBe(before);
    await desk.getByRole('button', { name: 'Spam' }).click();
    await failure(desk, 'Failed to move message');
    await desk.getByRole('button', { name: 'Delete message' }).click();
    await desk.getByText('Are you sure you want to delete this message?', { exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Delete', exact: true }).click();
    await failure(desk, 'Failed to delete message');
    await desk.getByRole('article').getByRole('heading', { level: 2 }).waitFor();

    await desk.goto('/admin/account');
    await desk.getByLabel('Current password').fill('herhangi bir parola');
    await desk.getByLabel('New password').fill('yeni-ölçü-ve-tolerans');
    await desk.getByRole('button', { name: 'Change password' }).click();
    await failure(desk, 'Failed to change password. Please try again.');
    expect(await desk.getByLabel('New password').inputValue()).toBe('yeni-ölçü-ve-tolerans');
    await openDesk('/admin/products');
    await desk.reload();
    await desk
      .getByRole('button', { name: /^End session/ })
      .first()
      .click();
    await failure(desk, 'Failed to end session. Please try again.');
  });
});

async function pressDelete(desk: Page) {
  const button = desk.getByRole('button', { name: `Delete ${bearing.name}` });
  if (await button.isVisible()) return button.click();
  await desk.getByRole('button', { name: `Actions for ${bearing.name}` }).click();
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
}
