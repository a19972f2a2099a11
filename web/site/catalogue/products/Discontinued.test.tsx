import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

const product = {
  id: '17',
  name: 'Rulman 6204',
  description: 'İç çap 20 mm',
  categoryId: 'rulmanlar',
  price: 1240,
  featured: true,
};
const content = { categories: [{ id: 'rulmanlar', name: 'Rulmanlar' }] };

// Test files share the document.
test('a discontinued product keeps its page, names its successor, and stands in no list', async () => {
  const spec = (id: string, text: string, key = false) => ({
    attribute: { id, name: id, kind: 'TEXT', options: [], version: 1 },
    ...{ text, key, group: null, values: [{ __typename: 'TextValue', typed: text }] },
  });
  const old = {
    ...{ ...product, id: '16', name: 'Rulman 6203', availability: 'DISCONTINUED', successorId: '17' },
    specs: [spec('İç çap', '17 mm', true), spec('Kapak', 'ZZ'), spec('Kafes', 'Çelik')],
  };
  const products = [old, { ...product, specs: [spec('İç çap', '17 mm', true), spec('Kapak', '2RS')] }];
  await openPage('/products/16', { ...content, products });
  expect(screen.getByText(/^Bu ürün üretimden kalktı; yerine/)).toHaveTextContent('yerine Rulman 6204 geçti.');
  const link = screen.getByRole('link', { name: 'Yerine geçen ürüne gidin' });
  expect(link).toHaveAttribute('href', '/products/17');
  const rows = within(screen.getByRole('table', { name: 'Eski ve yeni ürünün değerleri' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Bu ürünYerine geçen', 'İç çap17 mm17 mm', 'KapakZZ2RS']);
  expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(1);

  for (const path of ['/', '/products', '/categories/rulmanlar']) {
    await openPage(path, { ...content, products });
    expect([path, screen.queryByText('Rulman 6203')]).toEqual([path, null]);
  }
});

test('a discontinued product without a successor asks visitors to write', async () => {
  await openPage('/products/17', { products: [{ ...product, availability: 'DISCONTINUED' }] });
  expect(screen.getByText('Bu ürün üretimden kalktı. Karşılığını bulmamız için bize yazın.')).toBeInTheDocument();
});
