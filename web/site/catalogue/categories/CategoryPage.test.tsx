import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const content = {
  categories: [
    { id: 'ölçüm', name: 'Ölçüm' },
    { id: 'boş', name: 'Boş' },
  ],
  products: [{ id: '1', name: 'Manometre', description: 'x', categoryId: 'ölçüm' }],
};

test('a category links to a file with its prices', async () => {
  await openPage(`/categories/${encodeURIComponent('ölçüm')}`, content);
  const link = screen.getByRole('link', { name: 'Fiyat listesi (PDF)' });
  expect(link.getAttribute('href')).toBe(`/categories/${encodeURIComponent('ölçüm')}/fiyat-listesi.pdf`);
});

test('a category without products has no price list', async () => {
  await openPage(`/categories/${encodeURIComponent('boş')}`, content);
  expect(screen.queryByRole('link', { name: 'Fiyat listesi (PDF)' })).toBeNull();
});
