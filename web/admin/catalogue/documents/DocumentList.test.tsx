// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { DocumentList } from './DocumentList.tsx';

const named = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), name: `Rulman ${6200 + n}` }));
const drawing = {
  id: 'd1',
  title: 'Ölçü resmi',
  kind: 'DRAWING',
  language: null,
  revision: 'C',
  date: '2026-10-12',
  file: { url: '/belgeler/1-olcu.pdf', name: 'ölçü.pdf', format: 'PDF', byteSize: 188_500 },
  productCount: 5,
  products: named(5),
  isOnAboutPage: true,
  version: 2,
};
const page = (nodes: object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});

function open(mutations = {}) {
  const documents = vi.fn(() =>
    page([drawing, { ...drawing, id: 'd2', title: 'İğne föyü', productCount: 0, products: [], isOnAboutPage: false }]),
  );
  return {
    documents,
    ...renderAdmin(<DocumentList />, { queries: { documents, document: () => drawing }, mutations }),
  };
}

test('each document shows its facts and the products that have it', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /^Ölçü resmi/ }));
  expect(row.getByRole('cell', { name: 'Drawing, PDF, 184 KB, rev. C, 12.10.2026' })).toBeInTheDocument();
  expect(row.getByRole('cell', { name: '5 products, About page' })).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Download Ölçü resmi' })).toHaveAttribute('href', '/belgeler/1-olcu.pdf');
});

test('the typed text is searched for', async () => {
  const { user, documents } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search documents' }), 'iğne');
  await waitFor(() => expect(documents).toHaveBeenCalledWith(expect.objectContaining({ search: 'iğne' })));
});

test('before a document is deleted, the dialog says which products have it', async () => {
  const deleteThing = vi.fn(() => ({ id: 'd1', undoToken: null }));
  const { user } = open({ deleteThing });
  await user.click(await screen.findByRole('button', { name: 'Delete Ölçü resmi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete document' }));
  expect(dialog.getByText(/disappears from the pages of these products: Rulman 6200,.* the About page/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleteThing).toHaveBeenCalledWith({ kind: 'DOCUMENT', id: 'd1' }));
  expect(await screen.findByText('Document deleted successfully')).toBeVisible();
});

test('a document is edited, and an impossible date is refused', async () => {
  const updateDocument = vi.fn(() => ({ ...drawing, version: 3 }));
  const { user } = open({ updateDocument });
  await user.click(await screen.findByRole('button', { name: 'Ölçü resmi' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }));
  const revision = await dialog.findByRole('textbox', { name: /^Revision/ });
  await user.clear(revision);
  await user.type(revision, 'D');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'German');
  // The office writes the day first.
  const date = dialog.getByRole('textbox', { name: /^Date/ });
  expect(date).toHaveValue('12.10.2026');
  await user.clear(date);
  await user.type(date, '31.2.2026');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await dialog.findByText('Enter a date, for example 06.12.2026')).toBeVisible();
  await user.clear(date);
  await user.type(date, '6.12.2026');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(updateDocument).toHaveBeenCalledWith({
      id: 'd1',
      version: 2,
      input: {
        file: '/belgeler/1-olcu.pdf',
        title: 'Ölçü resmi',
        kind: 'DRAWING',
        language: 'DE',
        revision: 'D',
        status: 'PUBLISHED',
        date: '2026-12-06',
      },
    }),
  );
});

test('a new document asks for its file', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add document' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add document' }));
  await user.click(await dialog.findByRole('button', { name: 'Add document' }));
  expect(await dialog.findByText('Choose a file')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription('Title is required');
});
