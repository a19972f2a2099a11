// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from './form/ProductDialog.tsx';
import { ProductList } from './ProductList.tsx';

const bearings = { id: 'rulmanlar', name: 'Rulmanlar' };
const family = { id: '62', name: '62 serisi' };
const file = { url: '/belgeler/1-olcu.pdf', name: 'olcu.pdf', format: 'PDF', byteSize: 1000 };
const sheet = {
  id: 'b1',
  title: 'Ölçü',
  kind: 'DATA_SHEET',
  language: null,
  revision: null,
  date: null,
  file,
  version: 1,
};
const bearing = {
  id: '1',
  name: 'Sabit Bilyalı Rulman 6204-2RS',
  description: 'Kapaklı.',
  category: bearings,
  categoryId: bearings.id,
  stockCode: '6204-2RS',
  gtin: '4012345678901',
  manufacturerCode: 'XQ-6204',
  crossReferences: [
    { maker: 'FAGX', code: 'XQ6204ZZ', relation: 'SAME_PART', note: null, source: null, checkedAt: null },
  ],
  priceBreaks: [{ minimum: 10, price: 250 }],
  brand: 'Işık',
  price: 285,
  featured: true,
  family,
  image: '/uploads/a.webp',
  pictures: [
    { url: '/uploads/a.webp', alt: 'Önden', picture: null },
    { url: '/uploads/b.webp', alt: null, picture: null },
  ],
  documents: [sheet],
};

const content = { categories: [bearings], families: [family], products: [bearing] };

test('a copy has everything but the codes and what was chosen for the other one, and begins at the code', async () => {
  const [made, onClose] = [vi.fn(), vi.fn()];
  const createProduct = ({ input }: Record<string, unknown>) => (made(input), { ...bearing, id: '2', version: 1 });
  const { user } = renderAdmin(<ProductDialog copyOf="1" onClose={onClose} />, {
    ...content,
    mutations: { createProduct },
  });
  const code = await screen.findByLabelText(/^Stock code/);
  expect(code).toHaveFocus();
  expect(code).toHaveValue('');
  await user.keyboard('6205-2RS');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(made.mock.lastCall?.[0]).toMatchObject({
    ...{ name: bearing.name, stockCode: '6205-2RS', gtin: null, featured: false, price: 285, brand: 'Işık' },
    ...{ familyId: '62', image: '/uploads/a.webp', imageAlt: 'Önden', documentIds: ['b1'] },
    morePictures: [{ url: '/uploads/b.webp', alt: null }],
    ...{ manufacturerCode: null, crossReferences: [], priceBreaks: [], togetherIds: [], successorId: null },
  });
});

test('from the form of a product the copy takes its place, and what was typed is asked about first', async () => {
  const { user, router } = renderAdmin(<ProductList />, content, '/admin/products/1');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' X');
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveValue(`${bearing.name} X`);
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  await user.click(await screen.findByRole('button', { name: /^Discard/ }));

  await screen.findByRole('dialog', { name: `Add a copy of ${bearing.name}` });
  // A copy that nobody has touched loses nothing.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/admin/products', state: null });
});
