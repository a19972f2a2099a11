// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse, type Answers } from '../../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../../testing/renderAdmin.tsx';
import { ProductDialog } from './ProductDialog.tsx';

const pumps = { id: 'pompalar', name: 'Pompalar' };
const family = { id: '62', name: 'Çelik bilyalı, ışıksız' };
const product = (changes: object) => ({
  id: '1',
  name: 'Santrifüj Pompa',
  description: 'Su için.',
  categoryId: pumps.id,
  price: 1240.5,
  image: null,
  picture: null,
  featured: true,
  version: 3,
  ...changes,
});

function open(id: string | undefined, product: Answers[string], updateProduct?: Answers[string]) {
  const onClose = vi.fn();
  const page = renderAdmin(<ProductDialog id={id} onClose={onClose} />, {
    categories: [pumps],
    families: [family],
    queries: { product },
    mutations: updateProduct && { updateProduct },
  });
  return { ...page, onClose };
}
const openNew = () => open(undefined, () => null);

test('a missing value is reported at its field', async () => {
  const { user } = openNew();

  await user.click(await screen.findByRole('button', { name: 'Publish' }));

  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Product name is required');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    'Product category is required',
  );
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveAccessibleDescription(
    'Product description is required',
  );
});

test('a save sends the price in lira and the version it started from', async () => {
  const sent = vi.fn();
  const { user, onClose } = open(
    '1',
    () => product({}),
    (args) => {
      sent(args);
      return product({ version: 4 });
    },
  );

  const price = await screen.findByRole('textbox', { name: /^Price with/ });
  expect(price).toHaveValue('1.240,50');
  await user.clear(price);
  await user.type(price, '1300.5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Family' }), family.name);
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({
      version: 3,
      input: expect.objectContaining({ price: 1300.5, categoryId: 'pompalar', familyId: '62' }),
    }),
  );
  expect(screen.getByText('Products updated successfully!')).toBeVisible();
});

test.each([
  ['makes a version can be undone', 4, true],
  ['changes nothing has nothing to undo', 3, false],
])('a save that %s', async (_, version, canUndo) => {
  const { user, onClose } = open(
    '1',
    () => product({}),
    () => product({ version }),
  );
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  await screen.findByText('Products updated successfully!');
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(canUndo ? 1 : 0);
});

test('a conflict is shown field by field, and the chosen values are saved', async () => {
  const sent = vi.fn();
  let saved = product({});
  const { user, onClose } = open(
    '1',
    () => saved,
    (args) => {
      sent(args);
      saved = product({ name: 'Santrifüj Pompa 3 kW', price: 999, description: 'Onların.', family, version: 4 });
      return args.version === 4 ? product({ version: 5 }) : refuse('CONFLICT');
    },
  );

  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Saved by someone else, too' }));
  const sides = (field: string) => within(dialog.getByRole('radiogroup', { name: field }));
  expect(dialog.getAllByRole('radiogroup')).toHaveLength(4);
  // The form proposes my value where I changed it, and theirs otherwise.
  expect(sides('Name').getByRole('radio', { name: /^Mine Santrifüj Pompa 2$/ })).toBeChecked();
  expect(sides('Price with KDV (₺)').getByRole('radio', { name: 'Theirs 999,00' })).toBeChecked();
  expect(sides('Family').getByRole('radio', { name: `Theirs ${family.name}` })).toBeChecked();
  expect(onClose).not.toHaveBeenCalled();

  await user.click(sides('Description').getByRole('radio', { name: /^Mine/ }));
  await user.click(dialog.getByRole('button', { name: 'Save chosen values' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({
      version: 4,
      input: expect.objectContaining({ name: 'Santrifüj Pompa 2', price: 999, description: 'Su için.' }),
    }),
  );
});

test('closing asks before typed text is discarded', async () => {
  const { user, onClose } = openNew();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Yarım');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Yarım');
  expect(onClose).not.toHaveBeenCalled();
});

test('a product without a category is refused at its field', async () => {
  open('1', () => product({ categoryId: 'uncategorized' }));

  expect(await screen.findByRole('combobox', { name: 'Category' })).toHaveAccessibleDescription(
    /^Every product needs one: .*“Kategorisiz”/,
  );
});
