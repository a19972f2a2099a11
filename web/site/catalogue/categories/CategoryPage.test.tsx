import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const content = {
  categories: [
    { id: 'ölçüm', name: 'Ölçüm' },
    { id: 'boş', name: 'Boş' },
  ],
  products: [{ id: '1', name: 'Manometre', description: 'Gliserin dolu.', categoryId: 'ölçüm' }],
};

test('a category links to a file with its prices', async () => {
  await openPage(`/categories/${encodeURIComponent('ölçüm')}`, content);
  const link = screen.getByRole('link', { name: 'Fiyat listesi (PDF)' });
  expect(link.getAttribute('href')).toBe(`/categories/${encodeURIComponent('ölçüm')}/fiyat-listesi.pdf`);
});

test('a card has name, description and price, also where values stand on it', async () => {
  const diameter = {
    attribute: { id: 'çap', name: 'Çap', kind: 'TEXT', options: [], version: 1 },
    group: null,
    key: true,
    text: '100 mm',
    values: [],
  };
  await openPage('/categories/ölçüm', content);
  expect(screen.getByRole('link', { name: /Manometre/ })).toHaveTextContent('Gliserin dolu.');
  await openPage('/categories/ölçüm', {
    ...content,
    products: content.products.map((product) => ({ ...product, specs: [diameter] })),
  });
  const card = screen.getByRole('link', { name: /Manometre/ });
  expect(card).toHaveTextContent(/Manometre.*Gliserin dolu\..*Çap 100 mm.*Fiyat için iletişime geçin/);
});

test('a category without products has no price list', async () => {
  await openPage(`/categories/${encodeURIComponent('boş')}`, content);
  expect(screen.queryByRole('link', { name: 'Fiyat listesi (PDF)' })).toBeNull();
});
