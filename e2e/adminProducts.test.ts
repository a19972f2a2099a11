import { expect } from 'vitest';
import { narrow } from './testing/browser.ts';
import { askAs, bearing, editBearing, refuse } from './testing/desk.ts';
import { test } from './testing/test.ts';

test('order and filters stand in the address, the back button takes them back, and an edit leaves them', async ({
  openDesk,
}) => {
  const desk = await openDesk('/admin/products');
  const prices = desk.getByRole('columnheader', { name: 'Price' });
  await prices.getByRole('button').click();
  await desk.locator('[aria-sort=ascending]').waitFor();
  await prices.getByRole('button').click();
  await desk.locator('[aria-sort=descending]').waitFor();
  await desk.getByLabel('Featured', { exact: true }).first().selectOption('Featured');
  await desk.getByLabel('Category', { exact: true }).selectOption({ label: 'Pompalar ve Vanalar' });
  await desk.waitForURL('**/admin/products?sort=-price&featured=yes&category=pompalar-ve-vanalar');
  const address = desk.url();

  await desk
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  await desk.getByText('Products updated successfully!').waitFor();
  expect(desk.url()).toBe(address);

  await desk.goBack();
  await desk.waitForURL('**/admin/products?sort=-price&featured=yes');
  await desk.goto('/admin/categories');
  await desk.getByRole('link', { name: 'Products' }).click();
  await desk.waitForURL('**/admin/products?sort=-price&featured=yes**');
});

test('several products are featured, moved and deleted at once, by keyboard', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products?q=rulman');
  const boxes = desk.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  await desk.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  const bar = desk.getByRole('toolbar', { name: 'Selected products' });
  await bar.waitFor();
  await boxes.first().press('Escape');
  await bar.waitFor({ state: 'detached' });

  const chosen = async () => {
    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
  };
  await chosen();
  await bar.getByRole('button', { name: 'Feature', exact: true }).press('Enter');
  await desk.getByText('Products updated successfully!').waitFor();
  expect(await desk.getByRole('switch').nth(0).isChecked()).toBe(true);
  expect(await desk.getByRole('switch').nth(1).isChecked()).toBe(true);

  await chosen();
  await bar.getByRole('button', { name: 'Move to category…' }).press('Enter');
  await desk.getByRole('dialog', { name: 'Move 2 products' }).getByLabel('Category').selectOption('Kategorisiz');
  await desk.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await desk.getByRole('cell', { name: 'Kategorisiz' }).nth(1).waitFor();

  const before = await desk
    .getByRole('status')
    .filter({ hasText: /products$/ })
    .textContent();
  await chosen();
  await bar.getByRole('button', { name: 'Delete' }).press('Enter');
  await desk.getByText('Are you sure you want to delete these 2 products?').waitFor();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await desk.getByText(`${parseInt(before ?? '') - 2} products`).waitFor();
});

test('a product is deleted after the question', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products', { viewport: narrow });
  const name = (
    await desk
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .getAttribute('aria-label')
  )?.slice(7);
  await desk.getByRole('button', { name: `Actions for ${name}` }).click();
  await desk.getByRole('menuitem', { name: 'Delete' }).click();
  await desk.getByText('Are you sure you want to delete this product?').waitFor();
  await desk.getByRole('button', { name: 'Delete', exact: true }).click();
  await desk.getByText('Product deleted successfully', { exact: true }).waitFor();
  await desk.getByRole('button', { name: `Actions for ${name}` }).waitFor({ state: 'detached' });
});

test('every failure has its sentence, and nothing shown is untrue afterwards', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products?q=6204');
  const row = desk.getByRole('row', { name: new RegExp(bearing.name) });
  await row.waitFor();
  await refuse(desk, ['SetProductFeatured', 'SetProductsFeatured', 'DeleteProduct', 'DeleteProducts', 'UpdateProduct']);
  const featured = row.getByRole('switch');
  const before = await featured.isChecked();
  await featured.click();
  await desk.getByText('Failed to update featured status. Please try again.').waitFor();
  expect(await featured.isChecked()).toBe(before);

  await row.getByRole('checkbox', { name: /^Select / }).check();
  await desk.getByRole('button', { name: 'Feature', exact: true }).click();
  await desk.getByText('Failed to update products. Please try again.').waitFor();

  await desk.getByRole('button', { name: `Delete ${bearing.name}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await desk.getByText('Failed to delete product. Please try again.').waitFor();

  const dialog = await editBearing(desk);
  await dialog.getByLabel('Name').fill('Kaydedilemeyen');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await desk.getByText('Failed to save product. Please try again.').waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Kaydedilemeyen');
});

test('what cannot be loaded says so', async ({ openDesk }) => {
  const desk = await openDesk('/admin/products?q=6204');
  await refuse(desk, ['ProductToEdit']);
  await desk.getByRole('button', { name: `Edit ${bearing.name}` }).click();
  await desk.getByText('Failed to load product. Please try again.').waitFor();
  await desk.getByRole('button', { name: 'Close' }).click();
  for (const [operation, path, text] of [
    ['ProductList', '/admin/products', 'Failed to load data. Please refresh the page.'],
    ['CategoryList', '/admin/categories', 'Failed to load categories. Please refresh the page.'],
    ['MessageList', '/admin/messages', 'Failed to load messages. Please try again.'],
    ['AboutToEdit', '/admin/about', 'Failed to load settings. Please refresh the page.'],
    ['ContactToEdit', '/admin/contact', 'Failed to load settings. Please refresh the page.'],
  ] as const) {
    await refuse(desk, [operation]);
    await desk.goto(path);
    await desk.getByText(text).waitFor();
  }
  await desk.unrouteAll();
});

test('texts that cannot be saved say so, also when the row of the contact details is gone', async ({ openDesk }) => {
  const desk = await openDesk('/admin/about');
  await refuse(desk, ['UpdateAbout']);
  await refuse(desk, ['UpdateContact'], 'NOT_FOUND', 'The contact information was not found.');
  await desk.getByRole('button', { name: 'Save changes' }).click();
  await desk.getByText('Failed to update settings. Please try again.').waitFor();
  await desk.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('link', { name: 'Contact' }).click();
  await desk.getByLabel('Address', { exact: true }).waitFor();
  await desk.getByRole('button', { name: 'Save changes' }).click();
  await desk.getByText('Failed to update settings. Please try again.').waitFor();
  expect((await askAs(desk, '{ generalContact { version } }')).data).toMatchObject({ generalContact: { version: 1 } });
});
