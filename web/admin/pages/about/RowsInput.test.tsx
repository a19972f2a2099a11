// @vitest-environment jsdom
import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { AboutStepInput } from '../../../../common/generated/validators.ts';
import { rowsRule } from './rows.ts';
import { RowsInput } from './RowsInput.tsx';

const rules = z.object({ steps: rowsRule(AboutStepInput) });
const parts = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description', multiline: true },
];
const step = (title: string) => ({ title, description: `${title}.` });

function open(titles: string[]) {
  const sent = vi.fn();
  function Form() {
    const form = useForm({ resolver: zodResolver(rules), defaultValues: { steps: titles.map(step) } });
    return (
      <FormProvider {...form}>
        <form onSubmit={(event) => void form.handleSubmit((values) => sent(values.steps))(event)}>
          <RowsInput {...form.register('steps')} label="Steps" one="Step" most={4} parts={parts} />
          <button type="submit">Save</button>
        </form>
      </FormProvider>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  return { user, sent, press, save: () => press('Save') };
}
const titlesShown = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title' }).map(({ value }) => value);

test('rows are moved and removed by keyboard, and the focus stays with them', async () => {
  const { user, press, save, sent } = open(['Ölçü', 'Teklif', 'Sevkiyat']);
  await press('Move step 3 up');
  expect(titlesShown()).toEqual(['Ölçü', 'Sevkiyat', 'Teklif']);
  expect(screen.getByRole('button', { name: 'Move step 2 up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(titlesShown()).toEqual(['Sevkiyat', 'Ölçü', 'Teklif']);
  expect(screen.getByRole('button', { name: 'Move step 1 down' })).toHaveFocus();

  await press('Remove step 3');
  expect(screen.getByRole('button', { name: 'Remove step 2' })).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Add step' })).toHaveFocus();
  await user.keyboard('{Enter}Ölçeriz{Tab}Parçayı söker, ığş.');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith([{ title: 'Ölçeriz', description: 'Parçayı söker, ığş.' }]));
});

test('no more rows are added than fit, and blank rows are not sent', async () => {
  const { press, save, sent } = open(['Ölçü', 'Teklif', 'Sevkiyat']);
  await press('Add step');
  expect(screen.queryByRole('button', { name: 'Add step' })).toBeNull();
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(['Ölçü', 'Teklif', 'Sevkiyat'].map(step)));
});

test('a missing text is reported beside its row, also below a blank row', async () => {
  const { user, press, save, sent } = open(['', 'Teklif']);
  const [first, second] = screen.getAllByRole('textbox', { name: 'Description' });
  await user.clear(first ?? document.body);
  await user.clear(second ?? document.body);
  await save();
  await waitFor(() => expect(second).toHaveAccessibleDescription('This field is required'));
  expect(first).not.toHaveAccessibleDescription();
  expect(sent).not.toHaveBeenCalled();
  await press('Remove step 2');
  await save();
  await waitFor(() => expect(sent).toHaveBeenCalledWith([]));
});
