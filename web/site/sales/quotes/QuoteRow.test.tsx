import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { QuoteRow } from './QuoteRow.tsx';

afterEach(cleanup);

const row = {
  id: '3',
  name: 'Rulman 6204',
  quantity: 4,
  note: null,
  standing: 'REMOVED',
  product: null,
  candidates: [],
  written: null,
  askedCode: null,
  unreadQuantity: null,
  suggestion: null,
  replaces: null,
  formerPrice: null,
  formerPriceQuantity: null,
};

test('a removed row is remembered as it stood in its fields, saved or not', async () => {
  const remove = vi.fn();
  const never = () => new Promise<null>(() => undefined);
  const shown = (
    <table>
      <tbody>
        <QuoteRow row={row as Parameters<typeof QuoteRow>[0]['row']} place={1} onRemove={remove} />
      </tbody>
    </table>
  );
  const routes = [
    { path: '/', element: shown },
    { path: '/teklif', action: never },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox', { name: 'Miktar, Rulman 6204' }));
  await user.keyboard('{ArrowUp}');
  await user.click(screen.getByRole('button', { name: 'Rulman 6204: listeden çıkar' }));
  expect(remove).toHaveBeenCalledWith({ ...row, quantity: 5 });
});
