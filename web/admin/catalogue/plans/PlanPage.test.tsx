import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { PublishProducts } from '../products/PublishProducts.tsx';
import { PlanPage } from './PlanPage.tsx';

const step = {
  planId: 'p1',
  name: 'Kasım kampanyası',
  what: 'PRICES',
  count: 14,
  admin: 'admin@vitrin.example',
  isBack: false,
  state: 'WAITING',
  met: 0,
};
const steps = [
  { ...step, id: '1', at: '2999-11-27T06:00:00Z' },
  { ...step, id: '2', at: '2999-11-30T20:59:00Z', isBack: true },
  { ...step, id: '3', planId: 'p2', name: 'Fiyatlar', at: '2999-11-27T07:00:00Z', state: 'STOPPED', met: 2 },
];

test('plans stand under their days, by the clock of Istanbul, and one is taken out after a question', async () => {
  const taken = vi.fn(() => true);
  const { user } = renderAdmin(<PlanPage />, {
    queries: { planSteps: () => [steps[0], steps[2], steps[1]] },
    mutations: { withdrawPlan: taken },
  });
  const first = await screen.findByRole('region', { name: 'Wednesday, Nov 27' });
  expect(first).toHaveTextContent('9:00 AM');
  expect(first).toHaveTextContent('14 prices will change, admin@vitrin.example');
  expect(first).toHaveTextContent('Stopped: somebody changed 2 of the 14 prices since');
  expect(screen.getByRole('region', { name: 'Saturday, Nov 30' })).toHaveTextContent(
    '14 prices back to where they were',
  );
  await user.click(within(first).getByRole('button', { name: 'Actions for Kasım kampanyası, 9:00 AM' }));
  await user.click(screen.getByRole('menuitem', { name: 'Take out of the plan' }));
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  await screen.findByText('It was taken out of the plan');
  expect(taken).toHaveBeenCalledWith({ id: 'p1' });
});

test('without plans the page says where they are made', async () => {
  renderAdmin(<PlanPage />, { queries: { planSteps: () => [] } });
  expect(await screen.findByText('Nothing is planned.')).toBeVisible();
});

test('a selection is published at a time, and back again', async () => {
  const made = vi.fn(() => 'p1');
  const which = { ids: ['1', '2'] };
  const { user } = renderAdmin(
    <PublishProducts which={which} count="2 products" busy={false} onChange={vi.fn()} onClose={vi.fn()} />,
    { mutations: { createPlan: made } },
  );
  await user.click(await screen.findByRole('radio', { name: 'At a time' }));
  const button = screen.getByRole('button', { name: 'Plan 2 products' });
  expect(button).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name of the plan' }), 'Fuar');
  const at = screen.getByLabelText('On (Istanbul time)');
  await user.clear(at);
  await user.type(at, '2999-11-27T09:00');
  await user.click(screen.getByRole('checkbox', { name: 'and back again' }));
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText('Back on'), '2999-11-30T23:59');
  await user.click(button);
  await screen.findByText(/^Planned for Nov 27, 2999/);
  expect(made).toHaveBeenCalledWith({
    input: {
      which,
      status: 'PUBLISHED',
      name: 'Fuar',
      at: '2999-11-27T06:00:00.000Z',
      backAt: '2999-11-30T20:59:00.000Z',
    },
  });
});
