import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ProductTables } from './ProductTables.tsx';

afterEach(cleanup);

const products = [1, 2, 3].map((n) => ({
  id: `u${n}`,
  name: `Çelik Dişli ${n}`,
  price: n,
  salesUnit: null,
  priceQuantity: null,
  minimumQuantity: null,
  availability: null,
  keySpecs: [],
  image: null,
  picture: null,
  category: null,
  stockCode: `ZD-${n}`,
  specs: [],
}));

function show() {
  const routes = [{ path: '*', element: <ProductTables groups={undefined} products={products} facets={null} /> }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  return userEvent.setup();
}
const code = (n: number) => screen.getByRole('link', { name: `ZD-${n}` });
const quantity = (n: number) => screen.getByRole('textbox', { name: `Miktar: ZD-${n}` });

/** Copies as the browser does, and returns the text on the clipboard; empty where the browser copies by itself. */
function copied(from: HTMLElement) {
  let text = '';
  const event = createEvent.copy(from, { clipboardData: { setData: (_: string, value: string) => (text = value) } });
  fireEvent(from, event);
  return text;
}

test('arrow keys go up and down in a column, and Space on a name ticks its product', async () => {
  const user = show();
  code(1).focus();
  await user.keyboard('{ArrowDown}');
  expect(code(2)).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('checkbox', { name: 'ZD-2 ürününü karşılaştır' })).toBeChecked();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(code(1)).toHaveFocus();
  await user.click(quantity(2));
  await user.keyboard('{ArrowDown}');
  expect(quantity(3)).toHaveFocus();
  await user.clear(quantity(3));
  await user.keyboard('25');
  expect(quantity(3)).toHaveValue('25');
});

test('ticked or selected rows are copied with the names of their columns, a cell for each value', async () => {
  const user = show();
  expect(copied(code(1))).toBe('');
  await user.click(screen.getByRole('checkbox', { name: 'ZD-3 ürününü karşılaştır' }));
  expect(copied(code(1))).toBe('Ürün\tFiyat\nZD-3 Çelik Dişli 3\t₺3,00');
  document.getSelection()?.setBaseAndExtent(code(1), 0, code(2), 1);
  expect(copied(code(1)).split('\n')).toEqual([
    'Ürün\tFiyat',
    'ZD-1 Çelik Dişli 1\t₺1,00',
    'ZD-2 Çelik Dişli 2\t₺2,00',
  ]);
  document.getSelection()?.setBaseAndExtent(code(1), 0, code(1), 1);
  expect(copied(code(1))).toBe('');
});
