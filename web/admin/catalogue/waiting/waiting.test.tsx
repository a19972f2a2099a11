// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../products/form/ProductDialog.tsx';

const pumps = { id: 'pompalar', name: 'Pompalar' };
const site = {
  id: '1',
  name: 'Santrifüj Pompa',
  description: 'Su için.',
  categoryId: pumps.id,
  price: 285,
  image: null,
  picture: null,
  featured: true,
  version: 3,
};
const waiting = {
  fields: ['price', 'description'],
  conflicts: ['price'],
  changedBy: 'katalog@example.com',
  changedAt: '2026-01-22T09:00:00.000Z',
  product: { ...site, price: 318, description: 'Temiz ve kirli su için, on iki saat aralıksız çalışmaya uygun.' },
};

const others = { category: null, family: null, document: null, sector: null, about: null };

function open(product: object, mutations: Answers) {
  const onClose = vi.fn();
  const page = renderAdmin(<ProductDialog id="1" onClose={onClose} />, {
    categories: [pumps],
    queries: { product: () => product },
    mutations,
  });
  return { ...page, onClose };
}

test('the form holds what waits, and says below each such field what is on the site', async () => {
  open({ ...site, waiting }, {});

  expect(await screen.findByRole('textbox', { name: /^Price with/ })).toHaveValue('318,00');
  expect(screen.getByText('2 waiting changes')).toBeVisible();
  expect(screen.getByText('since Jan 22, katalog@example.com')).toBeVisible();
  const [price, description, ...others] = screen.getAllByRole('note');
  expect([price, description].map((note) => note?.textContent).sort()).toEqual([
    expect.stringMatching(/^On the site: 285,00, saved there since$/),
    expect.stringMatching(/^On the site: another text/),
  ]);
  expect(others).toEqual([]);
});

test('“Keep waiting” and “Publish now” send the whole form and the version from which it began', async () => {
  const [kept, published] = [vi.fn(), vi.fn()];
  const { user, onClose } = open(
    { ...site, waiting },
    {
      keepWaitingValues: (args) => (kept(args), { ...others, product: { ...site, waiting, version: 4 } }),
      publishWaitingValues: (args) => (published(args), { ...others, product: { ...site, version: 4 } }),
    },
  );
  const price = await screen.findByRole('textbox', { name: /^Price with/ });
  await user.clear(price);
  await user.type(price, '320');
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const input: unknown = expect.objectContaining({ price: 320, description: waiting.product.description });
  const values = { id: '1', product: input };
  expect(kept).toHaveBeenCalledWith({ values, version: 3 });
  expect(screen.getByText(/^The changes wait/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() =>
    expect(published).toHaveBeenCalledWith({ thing: { entity: 'PRODUCT', id: '1' }, values, version: 3 }),
  );
});

test('waiting changes are discarded with one press, which can be undone', async () => {
  const [discarded, brought] = [vi.fn(), vi.fn()];
  const { user, onClose } = open(
    { ...site, waiting },
    {
      deleteThing: (args) => (discarded(args), { id: '1', undoToken: 'b1' }),
      undo: (args) => (brought(args), { restored: 1, removed: 0, kept: [], keptCount: 0 }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(discarded).toHaveBeenCalledWith({ kind: 'WAITING', id: '1' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(brought).toHaveBeenCalledWith({ token: 'b1' }));
});

test('the changes of a published product may be kept for later; a draft has nothing to wait for', async () => {
  const first = open(site, {});
  expect(await screen.findByRole('button', { name: 'Save for later' })).toBeVisible();
  first.unmount();
  open({ ...site, status: 'DRAFT' }, {});
  expect(await screen.findByRole('button', { name: 'Keep as draft' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save for later' })).toBeNull();
});
