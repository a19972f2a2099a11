// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useChangeProductsMutation } from '../../catalogue/products/products.generated.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { refusalOf } from '../errors/refusalOf.ts';
import { JumpQuestion } from './JumpQuestion.tsx';

const jumps = [
  { id: '1', name: 'Rulman 6204', field: 'price', minimum: null, from: 285, to: 28.5 },
  { id: '2', name: 'Vana', field: 'price', minimum: null, from: 1000, to: null },
  { id: '2', name: 'Vana', field: 'priceBreaks', minimum: 50, from: 800, to: 80 },
];

function Save() {
  const [save, { data, error }] = useChangeProductsMutation({ onError: () => undefined });
  return (
    <>
      <button type="button" onClick={() => void save({ variables: { which: { ids: ['1', '2'] }, changes: {} } })}>
        Save
      </button>
      <p>{error ? refusalOf(error) : data && 'Saved'}</p>
    </>
  );
}

test('a save with prices that jump is asked about once, with both prices, and sent again only when they are right', async () => {
  const sent = vi.fn(({ confirmJumps }: Record<string, unknown>) =>
    confirmJumps ? { count: 2, changed: 2, undo: null } : refuse('PRICE_JUMPS', 'price', { jumps, products: 2 }),
  );
  const { user } = renderAdmin(
    <JumpQuestion>
      <Save />
    </JumpQuestion>,
    { mutations: { changeProducts: sent } },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Are these 3 prices right?' });
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Rulman 6204₺ 285,00 → ₺ 28,50 ÷ 10',
    'Vana₺ 1.000,00 → on request',
    'Vana from 50 on₺ 800,00 → ₺ 80,00 ÷ 10',
  ]);
  expect(screen.getByRole('button', { name: 'Go back' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Nothing was saved: the price is as before.')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(1);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'The prices are right' }));
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(3);
  expect(sent.mock.lastCall?.[0]).toMatchObject({ confirmJumps: true });
});
