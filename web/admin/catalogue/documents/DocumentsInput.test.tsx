// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../products/form/ProductDialog.tsx';

const document = (id: string, title: string) => ({
  id,
  title,
  kind: 'DATA_SHEET',
  language: null,
  revision: null,
  date: null,
  file: { url: `/belgeler/${id}.pdf`, name: `${id}.pdf`, format: 'PDF', byteSize: 5_000_000 },
  productCount: 1,
  version: 1,
});
const sheet = document('1-foy', 'Ürün föyü');
const drawing = document('2-resim', 'Ölçü resmi');
const beyan = document('3-beyan', 'Uygunluk beyanı');

const product = {
  id: '1',
  name: 'Rulman',
  description: '6204',
  categoryId: 'rulmanlar',
  documents: [sheet, drawing],
  version: 3,
};

function open(changes: object = {}) {
  const updateProduct = vi.fn(() => ({ ...product, ...changes, version: 4 }));
  const page = renderAdmin(<ProductDialog id="1" onClose={() => undefined} />, {
    categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }],
    products: [{ ...product, ...changes }],
    queries: {
      documents: () => ({ nodes: [sheet, beyan], pageInfo: { hasNextPage: false }, totalCount: 2 }),
      document: () => sheet,
    },
    mutations: { updateProduct, updateDocument: () => ({ ...sheet, title: 'Yeni föy', version: 2 }) },
  });
  return { ...page, updateProduct };
}

const list = async () => within(await screen.findByRole('group', { name: 'Documents' }));

test('documents are reordered and removed by buttons', async () => {
  const { user, updateProduct } = open();
  const group = await list();
  expect(group.getByText('Data sheet, PDF, 4.8 MB', { selector: 'li:first-child p' })).toBeInTheDocument();
  await user.click(group.getByRole('button', { name: 'Move Ölçü resmi up' }));
  expect(group.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Ölçü resmi'),
    expect.stringContaining('Ürün föyü'),
  ]);
  await user.click(group.getByRole('button', { name: 'Remove Ürün föyü' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(updateProduct).toHaveBeenCalledWith(
      expect.objectContaining({ input: expect.objectContaining({ documentIds: ['2-resim'] }) }),
    ),
  );
});

test('an existing document is found while it is typed, unless the product has it already', async () => {
  const { user, updateProduct } = open();
  const group = await list();
  await user.type(group.getByRole('combobox', { name: /^Existing document/ }), 'beyan');
  await user.click(await screen.findByRole('option', { name: /^Uygunluk beyanı/ }));
  expect(group.getAllByRole('listitem')).toHaveLength(3);
  await user.type(group.getByRole('combobox', { name: /^Existing document/ }), 'föy');
  await waitFor(() => expect(screen.queryByRole('option', { name: /^Ürün föyü/ })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(updateProduct).toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({ documentIds: ['1-foy', '2-resim', '3-beyan'] }),
      }),
    ),
  );
});

test('a document is edited in its own dialog, and the form shows the result', async () => {
  const { user } = open();
  const group = await list();
  await user.click(group.getByRole('button', { name: 'Ürün föyü' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Title' }), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await group.findByRole('button', { name: 'Yeni föy' })).toBeInTheDocument();
});

test('an empty file is refused before it is sent, and the reason names it', async () => {
  const { user } = open();
  const group = await list();
  const section = screen.getByRole('heading', { name: 'Documents', level: 2 }).closest('section');
  const input = section?.querySelector<HTMLInputElement>('input[type="file"][multiple]');
  if (!input) throw new Error('No place for files.');
  await user.upload(input, new File([], 'Boş.pdf'));
  expect(await group.findByText('Boş.pdf: This file is empty.')).toBeInTheDocument();
});

test('the list of sections says how many documents there are', async () => {
  open({ documents: [] });
  expect(await screen.findByRole('button', { name: 'Documents none' })).toBeVisible();
});
