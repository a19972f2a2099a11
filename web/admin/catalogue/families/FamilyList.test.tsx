// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { FamilyList } from './FamilyList.tsx';

const attribute = (id: string, name: string) => ({
  id,
  name,
  kind: 'TEXT',
  unit: null,
  decimals: null,
  options: [],
  productCount: 0,
  kinds: [],
  version: 1,
});
const attributes = [attribute('iç-çap', 'İç çap'), attribute('kapak', 'Kapak')];

test('a family is saved with its name and its columns in their order', async () => {
  const sent = vi.fn();
  const { user } = renderAdmin(<FamilyList />, {
    attributes,
    mutations: {
      createFamily: (args) => {
        sent(args);
        return { id: '62-serisi', name: '62 serisi', columns: [], productCount: 0, version: 1 };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add family' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add family' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Sabit bilyalı rulman, 62 serisi');
  await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'kap{Enter}');
  await user.type(dialog.getByRole('combobox', { name: 'Attribute' }), 'iç{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Move İç çap up' }));
  await user.click(dialog.getByRole('button', { name: 'Add family' }));

  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall?.[0]).toMatchObject({
    input: { name: 'Sabit bilyalı rulman, 62 serisi', columns: ['iç-çap', 'kapak'] },
  });
});

test('a family in use is not deleted, and a notice says so', async () => {
  const families = [{ id: '62-serisi', name: '62 serisi', columns: attributes, productCount: 2, version: 1 }];
  const { user } = renderAdmin(<FamilyList />, { families, mutations: { deleteThing: () => refuse('CONFLICT') } });
  expect(await screen.findByText('İç çap, Kapak')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete 62 serisi' }));
  expect(await screen.findByText('Refused')).toBeVisible();
});
