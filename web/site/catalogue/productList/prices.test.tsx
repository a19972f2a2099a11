import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { openPage } from '../../../testing/openPage.ts';
import { ListPrice, ListPriceNote } from '../switches/netPrices.tsx';

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
    // Lists have a link beside it that leaves KDV out.
    .filter((element) => element.closest('a') === null)
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

test('a category shows its prices without KDV where its address asks for that, as rows of its kinds and as a table', async () => {
  const taxed = [
    { id: '1', name: 'Rulman 6204', categoryId: 'rulmanlar', price: 285, vatRate: 10, vatRateNow: 10 },
    { id: '2', name: 'Rulman 6205', categoryId: 'rulmanlar', price: 240 },
    { id: '3', name: 'Rulman 6206', categoryId: 'rulmanlar' },
  ];
  const shown = async (address: string) => {
    await openPage(address, { categories, products: taxed });
    return screen.getByRole('main');
  };
  const link = { name: 'Fiyatları KDV hariç gösterin' };
  await shown('/categories/rulmanlar');
  expect(screen.getByRole('link', link)).toHaveAttribute('href', '/categories/rulmanlar?kdv=haric');
  for (const view of ['', '&view=table', '&view=cards', '&order=price']) {
    const main = await shown(`/categories/rulmanlar?kdv=haric${view}`);
    // 285,00 with 10 % are 259,09 without, and 240,00 with 20 % are 200,00.
    expect(main, view).toHaveTextContent('₺259,09 + KDV');
    expect(main, view).toHaveTextContent('₺200,00 + KDV');
    expect(main, view).toHaveTextContent('Fiyatlara KDV dâhil değildir.');
    expect(main, view).not.toHaveTextContent('₺240,00');
  }
});

test('a list shows its prices without KDV where its address asks for that, each said so, and the rest of the address stays', () => {
  const listed = { price: 285, salesUnit: null, priceQuantity: null, vatRateNow: 10 };
  const show = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <ListPrice {...listed} />
        <ListPriceNote products={[listed]} />
      </MemoryRouter>,
    );
  const first = show('/products?view=cards');
  expect(first.container).toHaveTextContent('₺285,00');
  expect(first.getByRole('link', { name: 'Fiyatları KDV hariç gösterin' })).toHaveAttribute(
    'href',
    '/products?view=cards&kdv=haric',
  );
  first.unmount();
  // 285,00 with 10 % are 259,09 without.
  const net = show('/products?view=cards&kdv=haric');
  expect(net.container).toHaveTextContent(/₺259,09 \+ KDV.*Fiyatlara KDV dâhil değildir\./);
  expect(net.getByRole('link', { name: 'Fiyatları KDV dâhil gösterin' })).toHaveAttribute(
    'href',
    '/products?view=cards',
  );
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
