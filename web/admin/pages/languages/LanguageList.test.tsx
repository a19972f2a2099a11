// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { LanguageList } from './LanguageList.tsx';

const english = {
  ...{ code: 'en', name: 'English', direction: 'LTR', inMenu: true, indexable: true, currency: null, position: 1 },
  ...{ showsUnconfirmed: false, untranslated: 'IN_PLACE', version: 2 },
};

test('a language is added with what it says of itself, and a wrong code is shown at its field', async () => {
  const sent = vi.fn(({ code }: { code?: unknown }) =>
    code === 'english' ? refuse('BAD_USER_INPUT', 'code') : { ...english, code },
  );
  const { user } = renderAdmin(<LanguageList />, {
    queries: { languages: () => [english] },
    mutations: { addLanguage: sent },
  });
  expect(await screen.findByText('English')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add language' }));
  await user.type(dialog.getByLabelText('Code'), 'english');
  await user.type(dialog.getByLabelText('Name in the language itself'), 'Deutsch');
  await user.selectOptions(dialog.getByLabelText('Currency'), 'EUR');
  await user.click(dialog.getByRole('button', { name: 'Add language' }));
  await waitFor(() => expect(dialog.getByLabelText('Code')).toHaveAccessibleDescription(/Refused/));
  await user.clear(dialog.getByLabelText('Code'));
  await user.type(dialog.getByLabelText('Code'), 'de');
  await user.click(dialog.getByRole('button', { name: 'Add language' }));
  expect(await screen.findByText('Language saved')).toBeVisible();
  const values = { name: 'Deutsch', direction: 'LTR', inMenu: true, indexable: true, currency: 'EUR', position: 2 };
  const usual = { showsUnconfirmed: false, untranslated: 'IN_PLACE' };
  expect(sent).toHaveBeenLastCalledWith({ code: 'de', input: { ...values, ...usual } });
});

test('a change names the version that was read, and a language is removed after a question', async () => {
  const changes = { inMenu: false, showsUnconfirmed: true, untranslated: 'TURKISH_PAGE' };
  const changed = vi.fn(() => ({ ...english, ...changes, version: 3 }));
  const removed = vi.fn(() => true);
  const { user } = renderAdmin(<LanguageList />, {
    queries: { languages: () => [english] },
    mutations: { updateLanguage: changed, removeLanguage: removed },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit English' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit English' }));
  await user.click(dialog.getByRole('switch', { name: 'Offered to visitors' }));
  await user.click(dialog.getByRole('switch', { name: /^Show drafts of machines/ }));
  await user.selectOptions(dialog.getByLabelText(/without a name in the language/), 'TURKISH_PAGE');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(changed).toHaveBeenCalledWith({
      ...{ code: 'en', version: 2 },
      input: expect.objectContaining({ ...changes, currency: null }) as unknown,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove English' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toHaveBeenCalledWith({ code: 'en' }));
});
