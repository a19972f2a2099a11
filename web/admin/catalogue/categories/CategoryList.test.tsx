// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { CategoryList } from './CategoryList.tsx';

const pumps = { id: 'pompalar', name: 'Pompalar', description: '', version: 1 };

test('a list that could not be loaded says so and can be loaded again', async () => {
  let asked = 0;
  const { user } = renderAdmin(<CategoryList />, {
    queries: { categories: () => (asked++ === 0 ? refuse('INTERNAL_SERVER_ERROR') : [pumps]) },
  });

  expect(await screen.findByText('Failed to load categories. Please refresh the page.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));

  expect(await screen.findByRole('rowheader', { name: 'Pompalar' })).toBeVisible();
});

test('a category is deleted without a question, and Undo restores it', async () => {
  let categories = [pumps];
  const { user } = renderAdmin(<CategoryList />, {
    queries: { categories: () => categories },
    mutations: {
      deleteThing: ({ kind, id }) => {
        categories = [];
        return { id, undoToken: `of ${String(kind)}` };
      },
      undo: ({ token }) => {
        if (token === 'of CATEGORY') categories = [pumps];
        return { restored: 1, removed: 0, kept: [], keptCount: 0 };
      },
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Delete Pompalar' }));
  expect(await screen.findByText('Categories updated successfully!')).toBeVisible();
  expect(screen.queryByRole('rowheader', { name: 'Pompalar' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('rowheader', { name: 'Pompalar' })).toBeVisible();
});

test('the notice says how many products are left without a category', async () => {
  const { user } = renderAdmin(<CategoryList />, {
    categories: [pumps],
    products: [
      { id: '1', categoryId: pumps.id },
      { id: '2', categoryId: pumps.id },
    ],
    mutations: { deleteThing: ({ id }) => ({ id, undoToken: null }) },
  });

  await user.click(await screen.findByRole('button', { name: 'Delete Pompalar' }));

  expect(await screen.findByText('2 products left without a category.')).toBeVisible();
});
