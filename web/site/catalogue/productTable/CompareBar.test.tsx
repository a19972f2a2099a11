import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ProductTables } from './ProductTables.tsx';

afterEach(cleanup);

const products = [1, 2, 3, 4, 5].map((n) => ({
  id: `u${n}`,
  name: `Ürün ${n}`,
  price: null,
  salesUnit: null,
  priceQuantity: null,
  minimumQuantity: null,
  availability: null,
  keySpecs: [],
  image: null,
  picture: null,
  category: null,
  stockCode: null,
  specs: [],
}));

function show() {
  const routes = [{ path: '*', element: <ProductTables groups={undefined} products={products} facets={null} /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return userEvent.setup();
}
const tick = (n: number) => screen.getByRole('checkbox', { name: `Ürün ${n} ürününü karşılaştır` });
const compare = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Karşılaştır' });

test('ticked products are sent to the comparison, for which one alone is not enough', async () => {
  const user = show();
  expect(compare().form).toHaveAttribute('action', '/karsilastir');
  // Without scripts the button has to work with any number of ticks.
  expect(compare()).toBeEnabled();
  await user.click(tick(1));
  expect(compare()).toBeDisabled();
  await user.click(tick(3));
  expect(screen.getByText('2 ürün seçildi')).toHaveAttribute('role', 'status');
  expect(screen.getByText('Ürün 1 ve Ürün 3')).toBeInTheDocument();
  expect(compare()).toBeEnabled();
  expect(new FormData(compare().form ?? undefined).getAll('u')).toEqual(['u1', 'u3']);
  await user.click(screen.getByRole('button', { name: 'Seçimi temizle' }));
  expect(tick(1)).not.toBeChecked();
});

test('a fifth tick is refused', async () => {
  const user = show();
  for (const n of [1, 2, 3, 4, 5]) await user.click(tick(n));
  expect([tick(4), tick(5)].map((one) => one.matches(':checked'))).toEqual([true, false]);
  expect(screen.getByText('En çok dört ürün karşılaştırılabilir.')).toHaveAttribute('role', 'status');
  await user.click(tick(1));
  expect(screen.queryByText('En çok dört ürün karşılaştırılabilir.')).toBeNull();
});
