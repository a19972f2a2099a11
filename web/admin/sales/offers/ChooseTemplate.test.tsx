// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ChooseTemplate } from './ChooseTemplate.tsx';
import { termNames, type Terms } from '../lines/offerTexts.ts';

/** The part of an offer's form that a template fills. */
function Offer() {
  const form = useForm<Terms>({
    defaultValues: {
      validDays: '14',
      deliveryTerms: '',
      paymentTerms: '',
      notes: 'Birim fiyatlara KDV dâhil değildir.',
    },
  });
  return (
    <FormProvider {...form}>
      <ChooseTemplate />
      {termNames.map((name) => (
        <input key={name} aria-label={name} {...form.register(name)} />
      ))}
    </FormProvider>
  );
}

test('a template fills the terms in, and the terms of an offer become one', async () => {
  const dealers = {
    id: 'bayiler',
    name: 'Bayiler',
    validDays: null,
    deliveryTerms: 'Depo teslim',
    paymentTerms: '60 gün vadeli çek',
    notes: null,
    version: 1,
  };
  const made = vi.fn();
  const stored = [dealers];
  const { user } = renderAdmin(<Offer />, {
    queries: { offerTemplates: () => stored },
    mutations: {
      createOfferTemplate: (args) => {
        const { input } = args as { input: typeof dealers };
        if (input.name === 'BAYİLER') return refuse('BAD_USER_INPUT');
        made(input);
        stored.push({ ...input, id: 'ihracat', version: 1 });
        return stored.at(-1);
      },
    },
  });
  const [days, delivery, payment, notes] = termNames.map((name) => screen.getByRole('textbox', { name }));
  if (!days || !delivery || !payment || !notes) throw new Error('There are four.');
  await user.type(delivery, 'Şantiye teslim');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Terms from' }), 'Bayiler');
  expect([days, delivery, payment, notes].map((field) => (field as HTMLInputElement).value)).toEqual([
    '14',
    'Depo teslim',
    '60 gün vadeli çek',
    '',
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(delivery).toHaveValue('Şantiye teslim');
  expect(notes).toHaveValue('Birim fiyatlara KDV dâhil değildir.');

  await user.click(screen.getByRole('button', { name: 'Save as template…' }));
  const name = screen.getByRole('textbox', { name: 'Name of the template' });
  const save = screen.getByRole('button', { name: 'Save template' });
  await user.click(save);
  expect(name).toHaveAccessibleDescription('Name of the template is required');
  await user.type(name, 'BAYİLER');
  await user.click(save);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Refused'));
  await user.clear(name);
  await user.type(name, 'İhracat{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Terms from' })).toHaveDisplayValue('İhracat'));
  expect(made.mock.lastCall?.[0]).toEqual({
    name: 'İhracat',
    validDays: 14,
    deliveryTerms: 'Şantiye teslim',
    paymentTerms: null,
    notes: 'Birim fiyatlara KDV dâhil değildir.',
  });
});
