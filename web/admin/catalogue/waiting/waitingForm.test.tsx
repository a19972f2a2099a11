// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { CategoryDialog } from '../categories/CategoryDialog.tsx';

const site = { id: 'vanalar', name: 'Vanalar', description: 'Küresel', status: 'PUBLISHED', version: 3 };
const waiting = {
  id: 'category:vanalar',
  fields: ['name', 'description'],
  conflicts: ['description'],
  changedBy: 'katalog@example.com',
  changedAt: '2026-01-22T09:00:00.000Z',
  category: { name: 'Vana', description: 'Sürgülü', status: 'PUBLISHED' },
};
const thing = { entity: 'CATEGORY', id: 'vanalar' };
const others = { family: null, document: null, sector: null, about: null };

function open(category: object, mutations: Answers) {
  const onClose = vi.fn();
  const page = renderAdmin(<CategoryDialog id="vanalar" onClose={onClose} />, {
    queries: { category: () => category, previewLinks: () => [] },
    mutations,
  });
  return { ...page, onClose };
}

test('the form of a category holds what waits, says what is on the site, and keeps or publishes it', async () => {
  const [kept, published] = [vi.fn(), vi.fn()];
  const { user, onClose } = open(
    { ...site, waiting },
    {
      keepWaitingValues: (args) => (kept(args), { ...others, category: { ...site, waiting, version: 4 } }),
      publishWaitingValues: (args) => (published(args), { ...others, category: { ...site, waiting: null } }),
    },
  );
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Vana');
  expect(screen.getByText('2 waiting changes')).toBeVisible();
  expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
    'On the site: Vanalar',
    'On the site: Küresel, saved there since',
  ]);
  await user.type(name, ' 2');
  await user.click(screen.getByRole('button', { name: 'Save for later' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const values = { id: 'vanalar', category: { name: 'Vana 2', description: 'Sürgülü', status: 'PUBLISHED' } };
  expect(kept).toHaveBeenCalledWith({ values, version: 3 });
  expect(screen.getByText('The changes wait. Visitors see the category as it was.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(published).toHaveBeenCalledWith({ thing, values, version: 3 }));
});

test('what waits becomes a plan, without anything typed', async () => {
  const planned = vi.fn();
  const { user, onClose } = open({ ...site, waiting }, { createPlan: (args) => (planned(args), '1') });
  await user.click(await screen.findByRole('button', { name: 'Plan for…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan this change' }));
  await user.click(dialog.getByRole('button', { name: 'Plan this change' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(planned.mock.lastCall?.[0]).toMatchObject({
    input: { ofWaiting: true, values: { id: 'vanalar', category: { name: 'Vana', description: 'Sürgülü' } } },
  });
});

test('waiting changes are discarded with one press, and have a preview link', async () => {
  const [discarded, brought] = [vi.fn(), vi.fn()];
  const { user, onClose } = open(
    { ...site, waiting },
    {
      deleteThing: (args) => (discarded(args), { id: args.id, undoToken: 'b1' }),
      undo: (args) => (brought(args), { restored: 1, removed: 0, kept: [], keptCount: 0 }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Preview link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Preview link for Vanalar' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(discarded).toHaveBeenCalledWith({ kind: 'WAITING_VALUES', id: 'category:vanalar' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(brought).toHaveBeenCalledWith({ token: 'b1' }));
});

test('a draft has nothing to wait for', async () => {
  open({ ...site, status: 'DRAFT', waiting: null }, {});
  expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save for later' })).toBeNull();
});
