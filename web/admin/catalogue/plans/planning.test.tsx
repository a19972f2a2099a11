// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { setTimeZone } from '../../../../common/text/companyTime.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { CategoryDialog } from '../categories/CategoryDialog.tsx';
import { PublishProducts } from '../products/bulk/PublishProducts.tsx';
import { weeksOf } from './calendar/months.ts';
import { dayOf, readMoment, typedMoment } from './moments.ts';
import { MomentFields } from './WhenFields.tsx';

const which = { ids: ['1', '2'] };

function openPublish(made: (input: object) => unknown) {
  return renderAdmin(
    <PublishProducts which={which} some={{ count: 2 }} busy={false} onChange={vi.fn()} onClose={vi.fn()} />,
    { mutations: { createPlan: made } },
  );
}

test('a selection is published at a time, and back again', async () => {
  const made = vi.fn(() => 'p1');
  const { user } = openPublish(made);
  await user.click(await screen.findByRole('radio', { name: 'At a time' }));
  const button = screen.getByRole('button', { name: 'Plan 2 products' });
  expect(button).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Name of the plan' }), 'Fuar');
  const at = screen.getByLabelText('On (Istanbul time)');
  await user.clear(at);
  await user.type(at, '2999-11-27T09:00');
  await user.click(screen.getByRole('checkbox', { name: 'and back again' }));
  expect(button).toBeDisabled();
  await user.type(screen.getByLabelText('Back on (Istanbul time)'), '2999-11-26T23:59');
  expect(screen.getByText('It goes back only after it has happened.')).toBeVisible();
  await user.clear(screen.getByLabelText('Back on (Istanbul time)'));
  await user.type(screen.getByLabelText('Back on (Istanbul time)'), '2999-11-30T23:59');
  await user.click(button);
  await screen.findByText(/^Planned for Nov 27, 2999/);
  const moments = { at: '2999-11-27T06:00:00.000Z', backAt: '2999-11-30T20:59:00.000Z' };
  expect(made).toHaveBeenCalledWith({ input: { which, status: 'PUBLISHED', name: 'Fuar', ...moments } });
});

test('a moment that is over happens at once, after a question', async () => {
  const made = vi.fn(() => 'p1');
  const { user } = openPublish(made);
  await user.click(await screen.findByRole('radio', { name: 'At a time' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the plan' }), 'Fuar');
  const at = screen.getByLabelText('On (Istanbul time)');
  await user.clear(at);
  await user.type(at, '2020-11-27T09:00');
  await user.click(screen.getByRole('button', { name: 'Plan 2 products' }));
  const question = within(await screen.findByRole('dialog', { name: 'That moment is over' }));
  expect(made).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Do it now' }));
  await screen.findByText('It was done');
  expect(made).toHaveBeenCalledWith({
    input: expect.objectContaining({ pastIsNow: true, at: '2020-11-27T06:00:00.000Z' }),
  });
});

test('what was typed into a form is planned in place of saved', async () => {
  const made = vi.fn(() => 'p1');
  const closed = vi.fn();
  const category = { id: 'vanalar', name: 'Vanalar', description: '', status: 'PUBLISHED', version: 4 };
  const { user } = renderAdmin(<CategoryDialog id="vanalar" onClose={closed} />, {
    queries: { category: () => category },
    mutations: { createPlan: made },
  });
  const form = within(await screen.findByRole('dialog', { name: 'Edit category' }));
  const name = await form.findByRole('textbox', { name: /^Name|Category name/ });
  expect(form.getByRole('button', { name: 'At a time…' })).toBeDisabled();
  await user.type(name, ' ve Pompalar');
  await user.click(form.getByRole('button', { name: 'At a time…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plan this change' }));
  expect(dialog.getByRole('textbox', { name: 'Name of the plan' })).toHaveValue('Vanalar');
  await user.click(dialog.getByRole('button', { name: 'Plan this change' }));
  await screen.findByText(/^Planned for /);
  expect(made).toHaveBeenCalledWith({
    input: expect.objectContaining({
      name: 'Vanalar',
      values: { id: 'vanalar', category: expect.objectContaining({ name: 'Vanalar ve Pompalar' }) },
    }),
  });
  expect(closed).toHaveBeenCalled();
});

test('a field takes the time of the company, names its place, and shows the same time again', () => {
  setTimeZone('America/New_York');
  onTestFinished(() => setTimeZone(undefined));
  expect(readMoment('2026-11-27T09:00')).toBe('2026-11-27T14:00:00.000Z');
  expect(readMoment('2026-07-27T09:00')).toBe('2026-07-27T13:00:00.000Z');
  expect(typedMoment('2026-07-27T13:00:00.000Z')).toBe('2026-07-27T09:00');
  // At two o'clock the clock is put forward to three.
  expect(readMoment('2027-03-14T02:30')).toBe('2027-03-14T07:30:00.000Z');
  const when = { isPlanned: true, at: '', hasBack: true, back: '', name: '' };
  render(<MomentFields when={when} onChange={() => undefined} />);
  expect(screen.getByLabelText('On (New York time)')).toBeInTheDocument();
  expect(screen.getByLabelText('Back on (New York time)')).toBeInTheDocument();
});

test('moments are those of Istanbul on the days on which clocks change elsewhere, and a month has its weeks', () => {
  expect(readMoment('2026-10-25T02:30')).toBe('2026-10-24T23:30:00.000Z');
  expect(readMoment('2027-03-28T02:30')).toBe('2027-03-27T23:30:00.000Z');
  expect(readMoment('yarın')).toBeUndefined();
  expect(dayOf('2026-10-24T21:00:00Z')).toBe('2026-10-25');
  expect(weeksOf('2026-11')).toHaveLength(6);
  expect(weeksOf('2026-11')[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01']);
  expect(weeksOf('2026-03').flat().filter(Boolean)).toHaveLength(31);
});
