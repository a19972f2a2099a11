// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { BinList } from './BinList.tsx';

const entry = {
  id: '7',
  entity: 'PRODUCT',
  name: 'Şaft İğnesi',
  image: null,
  deletedAt: '2026-11-02T06:12:00.000Z',
  admin: 'ece@firma.com.tr',
  expiresAt: '2026-12-02T06:12:00.000Z',
};
const page = (nodes: unknown[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
  totalCount: nodes.length,
});

const emptied = { things: [] };

test('a deleted entry is listed and can be restored', async () => {
  let left = [entry];
  const { user } = renderAdmin(<BinList />, {
    queries: { bin: () => page(left) },
    mutations: {
      restoreFromBin: ({ ids }) => ((left = left.filter(({ id }) => !(ids as string[]).includes(id))), emptied),
    },
  });
  const [row] = within(await screen.findByRole('list', { name: 'Deleted' })).getAllByRole('listitem');
  expect(row).toHaveTextContent('Şaft İğnesiProduct, deleted Nov 2, 2026 9:12 AM by ece@firma.com.tr');
  expect(row).toHaveTextContent('Kept until Dec 2, 2026 9:12 AM');
  await user.click(screen.getByRole('button', { name: 'Restore Şaft İğnesi' }));
  expect(await screen.findByText('It is back where it was')).toBeVisible();
  expect(await screen.findByText('The bin is empty')).toBeVisible();
});

test('a picture is shown, opens in full size, and its notice says that it is back at its address', async () => {
  const picture = { ...entry, id: '8', entity: 'PICTURE', name: 'vana.png', image: '/uploads/products/1-vana.png' };
  const { user } = renderAdmin(<BinList />, {
    queries: { bin: () => page([picture, entry]) },
    mutations: { restoreFromBin: () => emptied },
  });
  expect(await screen.findByRole('link', { name: 'Open vana.png' })).toHaveAttribute('href', picture.image);
  await user.click(screen.getByRole('button', { name: 'Restore vana.png' }));
  expect(await screen.findByText('The picture is back at its address')).toBeVisible();
});

test('a refusal says what prevents it', async () => {
  const { user } = renderAdmin(<BinList />, {
    queries: { bin: () => page([entry]) },
    mutations: { restoreFromBin: () => refuse('CONFLICT') },
  });
  await user.click(await screen.findByRole('button', { name: 'Restore Şaft İğnesi' }));
  expect(await screen.findByText('Refused')).toBeVisible();
});

test('erasing asks first', async () => {
  const erased: unknown[] = [];
  const { user } = renderAdmin(<BinList />, {
    queries: { bin: () => page([entry]) },
    mutations: { eraseForGood: ({ ids }) => (erased.push(...(ids as string[])), emptied) },
  });
  await user.click(await screen.findByRole('button', { name: 'Erase Şaft İğnesi for good' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase for good' });
  expect(erased).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(erased).toEqual(['7']));
});

test('the list can be filtered by kind', async () => {
  const asked: unknown[] = [];
  const { user } = renderAdmin(<BinList />, { queries: { bin: ({ entity }) => (asked.push(entity), page([])) } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Kind of entry' }), 'Message');
  await waitFor(() => expect(asked.at(-1)).toBe('MESSAGE'));
});

test('entries are searched, and selected ones are brought back or erased, also those of other pages', async () => {
  const asked: unknown[] = [];
  const done: unknown[] = [];
  const all = Array.from({ length: 3 }, (_, place) => ({ ...entry, id: `${place}`, name: `Şaft ${place}` }));
  const { user } = renderAdmin(<BinList />, {
    queries: {
      bin: ({ search, first }) => {
        asked.push(search);
        return { ...page(all.slice(0, first === 100 ? 3 : 2)), totalCount: all.length };
      },
    },
    mutations: {
      restoreFromBin: ({ ids }) => (done.push(ids), emptied),
      eraseForGood: ({ ids }) => (done.push(ids), emptied),
    },
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search the bin' }), 'ş');
  await waitFor(() => expect(asked.at(-1)).toBe('ş'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Şaft 1' }));
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('1 entry brought back')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 3' }));
  await user.click(screen.getByRole('button', { name: 'Erase…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase for good' });
  expect(dialog).toHaveTextContent('erase 3 entries for good?');
  await user.click(within(dialog).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText('3 entries erased for good', {}, { timeout: 5000 })).toBeInTheDocument();
  expect(done).toEqual([['1'], all.map(({ id }) => id)]);
});
