// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';

const values = [{ name: 'price', label: 'Price' }];
const conflict = {
  ...{ started: { price: '1' }, from: 3, mine: { price: '2' } },
  theirs: { values: { price: '9' }, version: 5 },
};
const entry = { id: '1', at: '2025-02-01T05:30:00.000Z', admin: 'ali@b.co', cause: 'EDIT', source: null, version: 5 };

/** Shows the dialog over a product with these changes, the latest first. */
const show = (nodes: unknown[], of: { entity: 'PRODUCT'; id: string } | undefined = { entity: 'PRODUCT', id: '17' }) =>
  renderAdmin(
    <ConflictDialog
      conflict={conflict}
      values={values}
      of={of}
      choose={() => undefined}
      keepEditing={() => undefined}
    />,
    {
      queries: { history: () => ({ nodes }), colleagues: () => [{ email: 'ali@b.co', name: 'Ali Vural' }] },
    },
  );

test('a conflict says who has saved, by name', async () => {
  show([entry, { ...entry, id: '0', admin: 'ece@b.co', version: 3 }]);
  expect(await screen.findByText(/^Ali Vural has saved this in the meantime, Feb 1, 2025/)).toBeVisible();
});

test('a plan and a program are named, too, each once', async () => {
  const plan = { ...entry, id: '2', cause: 'PLAN', source: 'Bahar', version: 4 };
  show([{ ...entry, admin: 'Logo ERP (key)' }, plan, { ...plan, id: '3' }]);
  expect(await screen.findByText(/^The plan “Bahar” and Logo ERP \(key\) have saved this/)).toBeVisible();
});

test('where nothing says who it was, it is someone else', async () => {
  show([]);
  expect(
    await screen.findByText(/^Someone else has saved this in the meantime\. Nothing you typed is lost/),
  ).toBeVisible();
});
