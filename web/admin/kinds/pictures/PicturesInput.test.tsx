// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../../catalogue/products/form/ProductDialog.tsx';

const picture = (url: string, alt: string | null = null) => ({ url, alt, picture: null });
const product = {
  id: '1',
  name: 'Rulman',
  description: '6204',
  categoryId: 'rulmanlar',
  image: '/uploads/a.png',
  pictures: [picture('/uploads/a.png', 'Önden'), picture('/uploads/b.png', 'Yandan'), picture('/uploads/c.png')],
  version: 3,
};

test('further pictures are reordered and described, and one can become the first', async () => {
  const updateProduct = vi.fn(() => ({ ...product, version: 4 }));
  const { user } = renderAdmin(<ProductDialog id="1" onClose={() => undefined} />, {
    categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }],
    products: [product],
    mutations: { updateProduct },
  });
  const group = within(await screen.findByRole('group', { name: 'More pictures' }));
  await user.type(group.getByRole('textbox', { name: 'Alternative text of picture 3' }), 'Ölçü resmi');
  await user.click(group.getByRole('button', { name: 'Move picture 3 up' }));
  expect(group.getByRole('textbox', { name: 'Alternative text of picture 2' })).toHaveValue('Ölçü resmi');
  await user.click(group.getByRole('button', { name: 'Make first: picture 3' }));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(updateProduct).toHaveBeenCalledWith(
      expect.objectContaining({
        input: expect.objectContaining({
          image: '/uploads/b.png',
          imageAlt: 'Yandan',
          morePictures: [
            { url: '/uploads/c.png', alt: 'Ölçü resmi' },
            { url: '/uploads/a.png', alt: 'Önden' },
          ],
        }),
      }),
    ),
  );
});
