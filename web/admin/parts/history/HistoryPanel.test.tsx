// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductDialog } from '../../catalogue/products/form/ProductDialog.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

const entry = {
  admin: 'ece@firma.com.tr',
  action: 'CHANGED',
  cause: 'EDIT',
  source: null,
  isCurrent: false,
  isUndone: false,
  undoToken: 'c1',
  fields: [],
};
const price = { field: 'price', label: 'Price', before: '₺ 270,00', after: '₺ 285,00' };
const entries = [
  { ...entry, id: '3', at: '2026-11-02T06:12:00.000Z', isCurrent: true, isUndone: false, fields: [price] },
  { ...entry, id: '2', at: '2026-10-05T05:30:00.000Z', cause: 'IMPORT', source: 'fiyat-2026-10.xlsx' },
  { ...entry, id: '1', at: '2025-02-01T05:30:00.000Z', action: 'CREATED', admin: null, cause: 'PROGRAM' },
];
const page = (nodes: unknown[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, hasPreviousPage: false, endCursor },
  totalCount: nodes.length,
});
const back = { field: 'price', label: 'Price', before: '₺ 285,00', after: '₺ 270,00' };
const subject = { entity: 'PRODUCT', id: '17' } as const;

test('each change says who made it, when and what, and only earlier states can be restored', async () => {
  renderAdmin(<HistoryPanel subject={subject} />, { queries: { history: () => page(entries) } });
  const [current, imported, created] = within(await screen.findByRole('list', { name: 'Changes' })).getAllByRole(
    'listitem',
  );
  expect(current).toHaveTextContent('ece@firma.com.tr edited');
  expect(current).toHaveTextContent('Nov 2, 2026 9:12 AM');
  expect(current).toHaveTextContent('PriceBefore: ₺ 270,00After: ₺ 285,00');
  expect(current).toHaveTextContent('Current');
  expect(imported).toHaveTextContent('imported from fiyat-2026-10.xlsx');
  expect(created).toHaveTextContent('Vitrin');
  expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(2);
});

test('a long text shows the removed and the added words', async () => {
  const text = (from: string) =>
    `Çift kapaklı rulman, bakım ve yağlama istemez. Çalışma sıcaklığı ${from} ile 110 °C arasıdır.`;
  const fields = [{ field: 'description', label: 'Description', before: text('-30'), after: text('-20') }];
  renderAdmin(<HistoryPanel subject={subject} />, {
    queries: { history: () => page([{ ...entry, id: '1', at: '2026-11-02T06:12:00.000Z', fields }]) },
  });
  expect((await screen.findByText('-30')).closest('del')).not.toBeNull();
  expect(screen.getByText('-20').closest('ins')).not.toBeNull();
});

test('the dialog of a restore lists what it will write', async () => {
  const restored: unknown[] = [];
  const { user } = renderAdmin(<HistoryPanel subject={subject} />, {
    queries: { history: () => page(entries), compareRevisions: () => [back] },
    mutations: { restoreRevision: ({ id }) => restored.push(id) > 0 },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore the state of Oct 5, 2026 8:30 AM' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore an earlier state' });
  expect(await within(dialog).findByText('₺ 270,00')).toBeVisible();
  expect(restored).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The earlier state was restored')).toBeVisible();
  expect(restored).toEqual(['2']);
});

test('a refused restore says what prevents it', async () => {
  const { user } = renderAdmin(<HistoryPanel subject={subject} />, {
    queries: { history: () => page(entries), compareRevisions: () => [back] },
    mutations: { restoreRevision: () => refuse('BAD_USER_INPUT', 'stockCode') },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore the state of Oct 5, 2026 8:30 AM' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore an earlier state' });
  await user.click(await within(dialog).findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Refused')).toBeVisible();
});

test('two states are compared, the earlier one first', async () => {
  const asked: unknown[] = [];
  const { user } = renderAdmin(<HistoryPanel subject={subject} />, {
    queries: {
      history: () => page(entries),
      compareRevisions: (args) => {
        asked.push(args);
        return [price];
      },
    },
  });
  const [current, , created] = await screen.findAllByRole('checkbox');
  if (created) await user.click(created);
  if (current) await user.click(current);
  const dialog = await screen.findByRole('dialog', { name: 'Compare two states' });
  expect(await within(dialog).findByText('₺ 285,00')).toBeVisible();
  expect(asked).toEqual([{ from: '1', to: '3' }]);
});

test('the history of a product takes the place of its form, and typed text stays', async () => {
  const { user } = renderAdmin(<ProductDialog id="17" onClose={() => undefined} />, {
    products: [{ id: '17', name: 'Vana', description: 'DN50', categoryId: 'vanalar' }],
    categories: [{ id: 'vanalar', name: 'Vanalar' }],
    queries: { history: () => page(entries) },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, ' DN80');
  await user.click(screen.getByRole('button', { name: 'History', pressed: false }));
  expect(await screen.findByText('Nov 2, 2026 9:12 AM')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'History', pressed: true }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vana DN80'));
});
