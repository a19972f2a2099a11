// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Answers } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { PlanPage } from './PlanPage.tsx';

const step = {
  ...{ planId: 'p1', name: 'Kasım kampanyası', what: 'PRICES', percent: -15, amount: null, fields: [], count: 14 },
  ...{
    admin: 'admin@vitrin.example',
    isBack: false,
    otherAt: null,
    state: 'WAITING',
    met: 0,
    reason: null,
    undo: null,
  },
};
const [there, back] = ['2999-11-27T06:00:00Z', '2999-11-30T20:59:00Z'];
const stopped = {
  ...step,
  id: '3',
  planId: 'p2',
  name: 'Fiyatlar',
  at: '2999-11-27T07:00:00Z',
  state: 'STOPPED',
  met: 1,
  count: 4,
};
const steps = [
  { ...step, id: '1', at: there, otherAt: back },
  stopped,
  {
    ...step,
    id: '4',
    planId: 'p3',
    name: 'Kumpas',
    what: 'PUBLISHED',
    count: 1,
    at: '2999-11-27T08:00:00Z',
    state: 'DONE',
    undoToken: 'c7',
  },
  { ...step, id: '2', at: back, otherAt: there, isBack: true },
];

const open = (mutations: Answers = {}, queries: Answers = {}) =>
  renderAdmin(<PlanPage />, { queries: { planSteps: () => steps, ...queries }, mutations });
const day = () => screen.findByRole('region', { name: 'Wednesday, Nov 27, 2999' });

test('plans stand under their days, by the clock of Istanbul, and one is taken out after a question', async () => {
  const taken = vi.fn(() => true);
  const { user } = open({ withdrawPlan: taken });
  const first = await day();
  expect(first).toHaveTextContent('9:00 AM');
  expect(first).toHaveTextContent('14 prices – 15 %, back on Sat, Nov 30, 11:59 PM, admin@vitrin.example');
  expect(first).toHaveTextContent('Stopped: somebody changed 1 of the 4 prices since');
  expect(screen.getByRole('region', { name: 'Saturday, Nov 30, 2999' })).toHaveTextContent(
    '14 prices back to where they were, with the plan of Nov 27',
  );
  await user.click(within(first).getByRole('button', { name: 'Actions for Kasım kampanyası, 9:00 AM' }));
  await user.click(screen.getByRole('menuitem', { name: 'Take out of the plan' }));
  await user.click(screen.getByRole('button', { name: 'Take out' }));
  await screen.findByText('It was taken out of the plan');
  expect(taken).toHaveBeenCalledWith({ id: 'p1' });
});

test('what a plan did is undone from its row', async () => {
  const undone = vi.fn(() => ({ restored: 1, removed: 0, kept: [], keptCount: 0 }));
  const { user } = open({ undo: undone });
  await user.click(within(await day()).getByRole('button', { name: 'Undo: Kumpas, 11:00 AM' }));
  await screen.findByText('The change was undone');
  expect(undone).toHaveBeenCalledWith({ token: 'c7' });
});

test('of a plan that stopped a person chooses for each thing, or leaves it', async () => {
  const taken = vi.fn(() => true);
  const field = { field: 'price', label: 'Price', before: '₺ 100,00', after: '₺ 85,00', now: '₺ 111,00', isMet: true };
  const change = { id: 'product 7', entity: 'PRODUCT', thingId: '7', name: 'Vana', fields: [field] };
  const { user } = open({ takeUpPlan: taken }, { plannedChanges: () => [change] });
  await user.click(within(await day()).getByRole('button', { name: 'View: Fiyatlar, 10:00 AM' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fiyatlar' }));
  const choice = within(await dialog.findByRole('radiogroup', { name: 'Vana' }));
  expect(choice.getByRole('radio', { checked: true })).toHaveAccessibleName('As it is now ₺ 111,00');
  expect(dialog.getByRole('button', { name: 'Leave it' })).toBeEnabled();
  expect(dialog.getByRole('button', { name: 'Change 3 prices' })).toBeEnabled();
  await user.click(choice.getByRole('radio', { name: 'As planned ₺ 85,00' }));
  await user.click(dialog.getByRole('button', { name: 'Change 4 prices' }));
  await screen.findByText('4 things changed as planned');
  expect(taken).toHaveBeenCalledWith({ id: 'p2', over: ['product 7'] });
});

test('a plan is given other moments', async () => {
  const moved = vi.fn(() => true);
  const { user } = open({ movePlan: moved });
  await user.click(within(await day()).getByRole('button', { name: 'Actions for Kasım kampanyası, 9:00 AM' }));
  await user.click(screen.getByRole('menuitem', { name: 'Change…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the plan' }));
  expect(dialog.getByLabelText('On (Istanbul time)')).toHaveValue('2999-11-27T09:00');
  await user.click(dialog.getByRole('checkbox', { name: 'and back again' }));
  await user.click(dialog.getByRole('button', { name: 'Change the plan' }));
  await screen.findByText(/^Planned for Nov 27, 2999/);
  expect(moved).toHaveBeenCalledWith({
    id: 'p1',
    name: 'Kasım kampanyası',
    at: '2999-11-27T06:00:00.000Z',
    backAt: null,
  });
});

test('the calendar counts the plans of a day and leads to them, and the month names them', async () => {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Istanbul' });
  const at = new Date(`${day}T12:00:00+03:00`).toISOString();
  const today = ['a', 'b', 'c', 'd'].map((id) => ({ ...step, id, name: `Plan ${id}`, at }));
  const { user } = open({}, { planSteps: () => today });
  const calendar = within(await screen.findByRole('region', { name: 'Calendar' }));
  await user.click(await calendar.findByRole('button', { name: /: 4 plans$/ }));
  expect(await screen.findByRole('region', { name: /^Today, / })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Month' }));
  const month = within(await screen.findByRole('table', { name: 'Plans of the month' }));
  expect(month.getAllByRole('button').map((button) => button.textContent)).toEqual(['Plan a', 'Plan b', '2 more']);
  await user.click(month.getByRole('button', { name: /^2 more on / }));
  expect(await screen.findByRole('region', { name: /^Today, / })).toHaveTextContent('Plan d');
});

test('without plans the page says what can be planned', async () => {
  open({}, { planSteps: () => [] });
  expect(await screen.findByText('Nothing is planned.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule a change' })).toBeVisible();
});

test('the site as it will be on a day opens from the row of a plan, and beside the calendar', async () => {
  const { user } = open();
  const row = within(await day()).getByRole('link', { name: 'See the day: Kasım kampanyası, 9:00 AM' });
  expect(row).toHaveAttribute('href', '/onizleme/gun/2999-11-27');
  const card = within(screen.getByRole('region', { name: 'The site as it will be' }));
  await user.selectOptions(card.getByRole('combobox', { name: 'Day' }), '2999-11-30');
  expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/onizleme/gun/2999-11-30');
});
