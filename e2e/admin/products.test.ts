import { expect } from 'vitest';
import { chooseMore, filterBy } from '../testing/admin.ts';
import { narrow } from '../testing/browser.ts';
import { closeNotice, save } from '../testing/moments.ts';
import { goBack, goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

test('order and filters stand in the address, the back button takes them back, and an edit leaves them', async ({
  openAdmin,
}) => {
  const admin = await openAdmin('/admin/products');
  const prices = admin.getByRole('columnheader', { name: 'Price with KDV' });
  await prices.getByRole('button').click();
  await admin.locator('[aria-sort=ascending]').waitFor();
  await prices.getByRole('button').click();
  await admin.locator('[aria-sort=descending]').waitFor();
  await filterBy(admin, 'featured:yes');
  await admin.waitForURL(/featured=yes$/);
  await filterBy(admin, 'category:Pompalar');
  await admin.waitForURL('**/admin/products?sort=-price&featured=yes&category=pompalar-ve-vanalar');
  const address = admin.url();

  await admin
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await save(admin.getByRole('dialog').getByRole('button', { name: 'Save changes' }), 'Products updated successfully!');
  expect(admin.url()).toBe(address);

  // The list is requested again. Firefox reports the request as failed to a page that is left meanwhile.
  const isAnswered = admin.waitForEvent('requestfinished', (request) => request.url().endsWith('/graphql'));
  await goBack(admin);
  await admin.waitForURL('**/admin/products?sort=-price&featured=yes');
  await isAnswered;
  await goTo(admin, '/admin/categories');
  await admin.getByRole('link', { name: 'Products' }).click();
  await admin.waitForURL('**/admin/products?sort=-price&featured=yes**');
});

test('several products are featured, moved and deleted at once, by keyboard', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products?q=rulman');
  const boxes = admin.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.first().waitFor();
  await admin.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
  const bar = admin.getByRole('toolbar', { name: 'Selected products' });
  await bar.waitFor();
  await boxes.first().press('Escape');
  await bar.waitFor({ state: 'detached' });

  const chosen = async () => {
    await boxes.nth(0).press('Space');
    await boxes.nth(1).press('Space');
  };
  await chosen();
  await chooseMore(admin, 'Feature');
  await closeNotice(admin, 'Products updated successfully!');
  expect(await admin.getByRole('switch').nth(0).isChecked()).toBe(true);
  expect(await admin.getByRole('switch').nth(1).isChecked()).toBe(true);

  const moved = [await boxes.nth(0).getAttribute('aria-label'), await boxes.nth(1).getAttribute('aria-label')];
  await chosen();
  await bar.getByRole('button', { name: 'Move…' }).press('Enter');
  await admin.getByRole('dialog', { name: 'Move 2 products' }).getByLabel('Category').selectOption('Kategorisiz');
  await admin.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await bar.waitFor({ state: 'detached' });
  await filterBy(admin, 'category:Kategorisiz');
  for (const name of moved) await admin.getByRole('checkbox', { name: name ?? '', exact: true }).waitFor();
  await goTo(admin, '/admin/products?q=rulman');
  await boxes.first().waitFor();

  const before = await admin
    .getByRole('status')
    .filter({ hasText: /products$/ })
    .textContent();
  await chosen();
  await chooseMore(admin, 'Delete');
  await admin.getByText('Are you sure you want to delete these 2 products?').waitFor();
  await admin.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await admin.getByText(`${parseInt(before ?? '') - 2} products`).waitFor();
});

test('a product is deleted after the question', async ({ openAdmin }) => {
  const admin = await openAdmin('/admin/products', { viewport: narrow });
  const name = (
    await admin
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .getAttribute('aria-label')
  )?.slice(7);
  await admin.getByRole('button', { name: `Actions for ${name}` }).click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.getByText('Are you sure you want to delete this product?').waitFor();
  await save(admin.getByRole('button', { name: 'Delete', exact: true }), 'Product deleted successfully');
  await admin.getByRole('button', { name: `Actions for ${name}` }).waitFor({ state: 'detached' });
});
