import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../../catalogue/products/form/ProductDialog.tsx';

const bearings = { id: 'rulmanlar', name: 'Rulmanlar', status: 'PUBLISHED' };
const reference = {
  maker: 'Rulmaş',
  code: '6204-2RSH',
  relation: 'SIMILAR',
  checkedAt: null,
  source: null,
  note: 'C3',
};
const bearing = {
  ...{ id: '1', name: 'Rulman 6204', description: 'Kapaklı.', category: bearings, categoryId: 'rulmanlar', price: 285 },
  crossReferences: [reference],
};

function open() {
  const made = vi.fn();
  const updateProduct = ({ input }: Record<string, unknown>) => (made(input), { ...bearing, version: 2 });
  const opened = renderAdmin(<ProductDialog id="1" onClose={vi.fn()} />, {
    ...{ categories: [bearings], products: [bearing] },
    mutations: { updateProduct },
  });
  return { ...opened, made };
}
const group = () => screen.findByRole('group', { name: 'Codes of other makers' });

test('codes of other makers are added with their relation, blank rows are left out, and a removed row leaves the focus', async () => {
  const { user, made } = open();
  const codes = within(await group());
  await user.click(codes.getByRole('button', { name: 'Add code' }));
  await user.click(codes.getByRole('button', { name: 'Add code' }));
  await user.type(codes.getAllByRole('textbox', { name: 'Maker' })[1] ?? document.body, 'Öztork');
  await user.type(codes.getAllByRole('textbox', { name: 'Code' })[1] ?? document.body, '62/04');
  await user.selectOptions(codes.getAllByRole('combobox')[1] ?? document.body, 'Same part');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(made).toHaveBeenCalled());
  const none = { checkedAt: null, source: null, note: null };
  expect(made.mock.lastCall?.[0].crossReferences).toEqual([
    { ...reference },
    { maker: 'Öztork', code: '62/04', relation: 'SAME_PART', ...none },
  ]);
});

test('a row without its code is refused at its field, and removing it moves the focus to the one before', async () => {
  const { user, made } = open();
  const codes = within(await group());
  await user.click(codes.getByRole('button', { name: 'Add code' }));
  await user.type(codes.getAllByRole('textbox', { name: 'Maker' })[1] ?? document.body, 'Öztork');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await codes.findByText('Enter the code')).toBeInTheDocument();
  expect(made).not.toHaveBeenCalled();
  await user.click(codes.getByRole('button', { name: 'Remove code 2' }));
  expect(codes.getByRole('button', { name: 'Remove code 1' })).toHaveFocus();
});
