// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../testing/fakeServer.ts';
import { expectNotice, failingAll, openScreen, press } from '../testing/failures.tsx';

const pumps = { id: 'pompalar', name: 'Pompalar' };
const pump = { id: '1', name: 'Santrifüj Pompa', description: 'Su için.', categoryId: pumps.id };

test('a product or a category that cannot be loaded says so in its dialog', async () => {
  const { user, unmount } = await openScreen('products/:id?', {
    categories: [pumps],
    products: [pump],
    queries: failingAll('product'),
  });
  await press(user, `Edit ${pump.name}`);
  expect(await screen.findByText('Failed to load product. Please try again.')).toBeVisible();
  unmount();

  const again = await openScreen('categories', { categories: [pumps], queries: failingAll('category') });
  await press(again.user, `Edit ${pumps.name}`);
  expect(await screen.findByText('Failed to load category. Please try again.')).toBeVisible();
});

test('products that cannot be changed or deleted at once say so', async () => {
  const { user } = await openScreen('products/:id?', {
    categories: [pumps],
    products: [pump],
    mutations: failingAll('changeProducts', 'deleteProduct'),
  });

  await user.click(await screen.findByRole('checkbox', { name: `Select ${pump.name}` }));
  await press(user, 'More');
  await user.click(await screen.findByRole('menuitem', { name: 'Feature' }));
  await expectNotice(user, 'Failed to update products. Please try again.');

  await press(user, 'Move…');
  const move = within(await screen.findByRole('dialog'));
  expect(move.getByRole('button', { name: 'Move' })).toBeDisabled();
  await user.selectOptions(move.getByRole('combobox', { name: 'Category' }), 'Kategorisiz');
  await user.click(move.getByRole('button', { name: 'Move' }));
  await expectNotice(user, 'Failed to update products. Please try again.');

  await press(user, `Delete ${pump.name}`);
  const question = within(await screen.findByRole('dialog'));
  expect(question.getByText('Are you sure you want to delete this product?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await expectNotice(user, 'Failed to delete product. Please try again.');
});

test('a product that cannot be saved keeps what was typed, also after a price that is no number', async () => {
  const { user } = await openScreen('products/:id?', {
    categories: [pumps],
    products: [pump],
    mutations: failingAll('updateProduct'),
  });
  await press(user, `Edit ${pump.name}`);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' 2');
  const price = screen.getByRole('textbox', { name: /^Price with KDV/ });
  await user.type(price, 'on iki');
  await press(user, 'Save changes');
  expect(await screen.findByText('Enter the price as a number, for example 1.240,50')).toBeVisible();

  await user.clear(price);
  await press(user, 'Save changes');
  await expectNotice(user, 'Failed to save product. Please try again.');
  expect(name).toHaveValue('Santrifüj Pompa 2');
});

test.each([
  [undefined, 'Category name is required'],
  [() => refuse('BAD_USER_INPUT', 'name'), 'Refused'],
])(
  'a name of a category that is missing or refused is said at its field, which has the focus',
  async (createCategory, text) => {
    const { user } = await openScreen('categories', {
      categories: [pumps],
      mutations: createCategory && { createCategory },
    });
    await press(user, 'Add category');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await user.type(name, createCategory ? 'POMPALAR' : '   ');
    await user.click(dialog.getByRole('button', { name: 'Add category' }));

    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(name).toHaveFocus();
    expect(name).toHaveValue(createCategory ? 'POMPALAR' : '   ');
  },
);

test('categories that cannot be changed say so, and keep what was typed', async () => {
  const failed = 'Failed to update categories. Please try again.';
  const { user } = await openScreen('categories', {
    categories: [pumps],
    mutations: failingAll('createCategory', 'updateCategory', 'deleteCategory'),
  });
  for (const [opens, title, saves] of [
    ['Add category', 'Add category', 'Add category'],
    [`Edit ${pumps.name}`, 'Edit category', 'Save changes'],
  ] as const) {
    await press(user, opens);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const name = await dialog.findByRole('textbox', { name: 'Name' });
    await user.type(name, 'Yarım');
    await user.click(dialog.getByRole('button', { name: saves }));
    await expectNotice(user, failed);
    expect(name).toHaveDisplayValue(/Yarım$/);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await press(user, 'Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await press(user, `Delete ${pumps.name}`);
  await expectNotice(user, failed);
  expect(screen.getByRole('rowheader', { name: pumps.name })).toBeVisible();
});
