// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../testing/fakeServer.ts';
import { renderAdmin } from '../../testing/renderAdmin.tsx';
import { ProductDialog } from '../catalogue/products/form/ProductDialog.tsx';

const bearing = {
  ...{ id: '1', name: 'Rulman', description: 'Çelik', categoryId: 'r', featured: false, version: 3, price: 285 },
  ...{ minimumQuantity: 10, priceBreaks: [{ minimum: 30, price: 268 }] },
};
const group = () => screen.findByRole('group', { name: 'Price breaks' });
const box = (name: string) => screen.getByRole('textbox', { name });

function open(updateProduct: (args: Record<string, unknown>) => unknown) {
  return renderAdmin(<ProductDialog id="1" onClose={vi.fn()} />, {
    categories: [{ id: 'r', name: 'Rulmanlar' }],
    queries: { product: () => bearing },
    mutations: { updateProduct },
  });
}

test('a row of a ladder is added, corrected by the rule of the server while it is typed, and sent', async () => {
  const sent = vi.fn();
  const { user } = open(({ input }) => (sent(input), { ...bearing, version: 4 }));
  const ladder = within(await group());
  expect(box('Price with KDV (₺) of break 1')).toHaveValue('268,00');
  await user.click(ladder.getByRole('button', { name: 'Add a break' }));
  await waitFor(() => expect(box('From quantity of break 2')).toHaveFocus());
  await user.paste('1.000');
  await user.click(box('Price with KDV (₺) of break 2'));
  await user.paste('270');
  expect(await ladder.findByText(/^Must be below the price before, ₺\s268,00/)).toBeInTheDocument();
  expect(box('Price with KDV (₺) of break 2')).toHaveAttribute('aria-invalid', 'true');
  await user.clear(box('Price with KDV (₺) of break 2'));
  await user.paste('252,35');
  await waitFor(() => expect(ladder.queryByText(/Must be below/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    priceBreaks: [
      { minimum: 30, price: 268 },
      { minimum: 1000, price: 252.35 },
    ],
  });
});

test('a row is removed, what cannot be read is not sent, and a refusal of the server stands at the ladder', async () => {
  const sent = vi.fn(() => refuse('BAD_USER_INPUT', 'priceBreaks.0.price'));
  const { user } = open(sent);
  const ladder = within(await group());
  await user.clear(box('Price with KDV (₺) of break 1'));
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await ladder.findByRole('alert')).toHaveTextContent('Break 1: Enter the price as a number');
  expect(sent).not.toHaveBeenCalled();
  await user.click(box('Price with KDV (₺) of break 1'));
  await user.paste('200');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await ladder.findByRole('alert')).toHaveTextContent('Refused');
  await user.click(ladder.getByRole('button', { name: 'Remove break 1' }));
  await waitFor(() => expect(ladder.getByRole('button', { name: 'Add a break' })).toHaveFocus());
  expect(ladder.queryByRole('textbox')).toBeNull();
});
