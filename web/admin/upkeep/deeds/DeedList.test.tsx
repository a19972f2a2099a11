// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { DeedList } from './DeedList.tsx';

const deed = {
  id: '7',
  at: new Date().toISOString(),
  admin: 'ali@firma.com.tr',
  by: 'Ali Vural',
  kind: 'PRICES',
  text: 'Prices +12 %, rounded to 1 ₺: 30 products',
  undoToken: 'Y2hhbmdlOjc',
  whyNot: null,
  things: [{ entity: 'PRODUCT', action: 'CHANGED', count: 30, some: [{ id: 'a', name: 'Vana' }] }],
  undone: null as unknown,
};
const undone = {
  at: new Date().toISOString(),
  by: 'Ece Şen',
  keptCount: 2,
  kept: [
    { entity: 'PRODUCT', id: 'b', name: 'Işık', fields: ['Price'] },
    { entity: 'PRODUCT', id: 'c', name: 'Şaft', fields: [] },
  ],
};
const page = (nodes: unknown[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, endCursor: null },
  totalCount: nodes.length,
});
const authors = [{ id: 'ali@firma.com.tr', name: 'Ali Vural' }];

test('each step says what was done and who did it, and is undone from there; what stayed is listed with links', async () => {
  let isUndone = false;
  const { user } = renderAdmin(<DeedList />, {
    queries: {
      deeds: () => page([isUndone ? { ...deed, undoToken: null, undone } : deed]),
      deedAuthors: () => authors,
    },
    mutations: {
      undo: ({ token }) => {
        isUndone = token === deed.undoToken;
        return { restored: 28, removed: 0, keptCount: 2 };
      },
    },
  });
  const steps = within(await screen.findByRole('list', { name: 'Today' }));
  expect(steps.getByRole('listitem')).toHaveTextContent(`${deed.text}Ali Vural, `);
  expect(steps.getByRole('link', { name: 'Vana' })).toHaveAttribute('href', '/admin/products/a');
  await user.click(steps.getByRole('button', { name: `Undo: ${deed.text}` }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Undone by Ece Şen/)).toBeVisible();
  const stayed = within(screen.getByRole('list', { name: 'Stayed as it was:' })).getAllByRole('listitem');
  expect(stayed.map(({ textContent }) => textContent)).toEqual(['Işık changed since: Price', 'Şaft deleted since']);
  expect(screen.getByRole('link', { name: 'Işık' })).toHaveAttribute('href', '/admin/products/b');
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
});

test('more things are counted where they have pages: the offer of an enquiry is none of them', async () => {
  const offered = [
    { entity: 'ENQUIRY', action: 'CHANGED', count: 1, some: [{ id: 'e', name: 'T-2026-00009' }] },
    { entity: 'OFFER', action: 'CREATED', count: 1, some: [{ id: 'o', name: 'T-2026-00009/1' }] },
  ];
  renderAdmin(<DeedList />, {
    queries: {
      deeds: () =>
        page([
          { ...deed, things: offered },
          { ...deed, id: '8' },
        ]),
      deedAuthors: () => authors,
    },
  });
  const [sale, prices] = within(await screen.findByRole('list', { name: 'Today' })).getAllByRole('listitem');
  expect(sale).toHaveTextContent(/T-2026-00009(Undo)?$/);
  expect(prices).toHaveTextContent('Vana and 29 more');
});

test('a person is filtered by a click on the name, and the filters stand in the address', async () => {
  const asked: Record<string, unknown>[] = [];
  const { user, router } = renderAdmin(<DeedList />, {
    queries: {
      deeds: (filter) => {
        asked.push(filter);
        return page([deed]);
      },
      deedAuthors: () => authors,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Only what Ali Vural did' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: 'ali@firma.com.tr' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of change' }), 'Prices by a rule');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ by: 'ali@firma.com.tr', kind: 'PRICES' }));
  expect(router.state.location.search).toBe('?by=ali%40firma.com.tr&kind=PRICES');
});

test('where nothing undoes a step, it says why', async () => {
  renderAdmin(<DeedList />, {
    queries: {
      deeds: () => page([{ ...deed, undoToken: null, whyNot: 'What was added is deleted, not undone.' }]),
      deedAuthors: () => authors,
    },
  });
  expect(await screen.findByText(/What was added is deleted, not undone/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo:/ })).toBeNull();
});
