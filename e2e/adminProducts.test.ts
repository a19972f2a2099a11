import { expect } from 'vitest';
import { narrow } from './testing/browser.ts';
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
