// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { RedirectList } from './RedirectList.tsx';

const old = { from: '/urun.php?id=5', to: '/products/17', createdAt: '2026-11-22T00:00:00.000Z' };

test('an old address is added, listed and removed, and Undo restores it', async () => {
  let redirects = [] as (typeof old)[];
  const { user } = renderAdmin(<RedirectList />, {
    queries: { redirects: () => redirects },
    mutations: {
      addRedirect: ({ input }) => {
        redirects = [{ ...old, ...(input as object) }];
        return redirects[0];
      },
      removeRedirect: () => {
        redirects = [];
        return true;
      },
    },
  });
  expect(await screen.findByText('No address has moved yet')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add redirect' }));
  await user.type(await screen.findByRole('textbox', { name: 'Old address' }), old.from);
  await user.type(screen.getByRole('textbox', { name: 'Leads to' }), old.to);
  const [submit] = screen.getAllByRole('button', { name: 'Add redirect' });
  if (submit) await user.click(submit);
  expect(await screen.findByText('The old address now leads to the new one')).toBeVisible();
  expect(await screen.findByRole('link', { name: old.to })).toHaveAttribute('href', old.to);

  await user.click(screen.getByRole('button', { name: `Remove ${old.from}` }));
  await waitFor(() => expect(screen.queryByRole('link', { name: old.to })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: old.to })).toBeVisible();
});

test('the history of an old address says where it led before', async () => {
  const asked: unknown[] = [];
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
  const { user } = renderAdmin(<RedirectList />, {
    queries: {
      redirects: () => [old],
      history: (subject) => (asked.push(subject), { nodes: [], pageInfo, totalCount: 0 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: `History of ${old.from}` }));
  expect(await screen.findByRole('dialog', { name: 'History of a redirect' })).toBeVisible();
  expect(await screen.findByText('No changes yet')).toBeVisible();
  expect(asked).toMatchObject([{ entity: 'REDIRECT', id: old.from }]);
});

test('old addresses can be searched, and have pages', async () => {
  const redirects = Array.from({ length: 60 }, (_, place) => ({ ...old, from: `/ürün-${place}.php` }));
  const { router } = renderAdmin(<RedirectList />, { queries: { redirects: () => redirects } });
  expect(await screen.findByText('/ürün-49.php')).toBeVisible();
  expect(screen.queryByText('/ürün-50.php')).toBeNull();
  await act(() => router.navigate('/admin/redirects?q=URUN-59'));
  expect(await screen.findByText('/ürün-59.php')).toBeVisible();
  expect(screen.getByText('1 redirect')).toBeVisible();
});

test('a refusal of the server is shown at its field', async () => {
  const { user } = renderAdmin(<RedirectList />, {
    queries: { redirects: () => [] },
    mutations: { addRedirect: () => refuse('BAD_USER_INPUT', 'to') },
  });
  await user.click(await screen.findByRole('button', { name: 'Add redirect' }));
  await user.type(await screen.findByRole('textbox', { name: 'Old address' }), '/a');
  await user.type(screen.getByRole('textbox', { name: 'Leads to' }), '/b');
  const [submit] = screen.getAllByRole('button', { name: 'Add redirect' });
  if (submit) await user.click(submit);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Leads to' })).toHaveAccessibleDescription(/Refused/));
});
