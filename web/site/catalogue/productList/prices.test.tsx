import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';

// Test files share the document.
const categories = [
  { id: 'rulmanlar', name: 'Rulmanlar' },
  { id: 'pompalar', name: 'Pompalar' },
];
const products = [
  { id: '1', name: 'Rulman 6204', categoryId: 'rulmanlar', price: 285, featured: true },
  { id: '2', name: 'Dalgıç Pompa', categoryId: 'pompalar', featured: true },
  { id: '3', name: 'Santrifüj Pompa', categoryId: 'pompalar' },
  { id: '4', name: 'Çektirme' },
];
const notes = () =>
  within(screen.getByRole('main'))
    .queryAllByText(/KDV/)
    .map(({ textContent }) => textContent);
const several = 'Fiyatlara KDV dâhildir.';
const one = 'KDV dâhil';

test.each([
  ['/', [several]],
  ['/products', [several]],
  ['/products/1', [one]],
  ['/categories/rulmanlar', [one]],
  ['/categories/pompalar', []],
])('%s says once what its prices include, and only where a price stands', async (path, said) => {
  await openPage(path, { categories, products });
  expect(notes()).toEqual(said);
});

test('where all products are on request, nothing is said about prices', async () => {
  const onRequest = products.map((product) => ({ ...product, price: null }));
  for (const path of ['/', '/products', '/products/2', '/categories/rulmanlar']) {
    await openPage(path, { categories, products: onRequest });
    expect([path, notes()]).toEqual([path, []]);
  }
});

test('a list shows its prices without KDV where its address asks for that, each said so, and the rest of the address stays', async () => {
  const listed = [
    { ...products[0], id: '1', vatRateNow: 10 },
    { ...products[2], id: '3', categoryId: 'rulmanlar' },
  ];
  await openPage('/products?liste=tum&view=cards', { categories, products: listed });
  const other = screen.getByRole('link', { name: 'Fiyatları KDV hariç gösterin' });
  expect(other).toHaveAttribute('href', '/products?liste=tum&view=cards&kdv=haric');
  expect(screen.getByRole('link', { name: /Rulman 6204/ })).toHaveTextContent('₺285,00');
  await openPage('/products?liste=tum&view=cards&kdv=haric', { categories, products: listed });
  // 285,00 with 10 % are 259,09 without.
  expect(screen.getByRole('link', { name: /Rulman 6204/ })).toHaveTextContent('₺259,09 + KDV');
  expect(screen.getByRole('link', { name: /Santrifüj/ })).toHaveTextContent('Fiyat için iletişime geçin');
  screen.getByText('Fiyatlara KDV dâhil değildir.');
  const back = screen.getByRole('link', { name: 'Fiyatları KDV dâhil gösterin' });
  expect(back).toHaveAttribute('href', '/products?liste=tum&view=cards');
});

test.each([
  ['3', 'İlgili ürünler', 'Dalgıç Pompa'],
  ['4', 'Diğer ürünler', 'Rulman 6204'],
])('product %s is followed by others, those of its category first', async (id, heading, first) => {
  await openPage(`/products/${id}`, { categories, products });
  const others = screen.getByRole('region', { name: heading });
  const [card] = within(others).getAllByRole('link');
  expect(card).toHaveTextContent(first);
});
