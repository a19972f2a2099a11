// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { at, profile, queries, setup } from '../../../testing/importProfiles.tsx';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';

test('the list shows what came of the last run, finds profiles in Turkish, and adds a copy', async () => {
  const made: string[] = [];
  const { user } = renderAdmin(<ImportsPage />, {
    queries,
    mutations: {
      createImportProfile: ({ input }) => {
        const { name, setup: sent } = input as { name: string; setup: object };
        made.push(name);
        expect(sent).toEqual(setup);
        return refuse('BAD_USER_INPUT', 'name');
      },
    },
  });
  const row = (await screen.findByRole('link', { name: 'Işık Tedarik' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Stopped by a limit')).toBeVisible();
  expect(within(row).getByText('9 of 56 products are not in the file.')).toBeVisible();
  expect(within(row).getByText('Nothing was changed')).toBeVisible();
  expect(within(row).getByRole('link', { name: /^View the run/ })).toHaveAttribute('href', '/admin/imports/runs/r1');
  await user.click(within(row).getByRole('button', { name: 'Actions for Işık Tedarik' }));
  await user.click(screen.getByRole('menuitem', { name: 'Duplicate' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(made).toEqual(['Işık Tedarik (copy)']);
  await user.type(screen.getByRole('searchbox', { name: 'Search profiles' }), 'IŞIK');
  expect(await screen.findByRole('link', { name: 'Işık Tedarik' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search profiles' }), 'x');
  expect(await screen.findByText('No profile fits.')).toBeVisible();
});

test('a profile is changed by its steps and rules, and refuses what it cannot do before it is saved', async () => {
  const saved: object[] = [];
  const signIns: object[] = [];
  const { user } = renderAdmin(
    at('imports/profiles/:id', <ProfilePage />),
    {
      queries,
      mutations: {
        setImportSignIn: ({ signIn }) => (signIns.push(signIn as object), true),
        updateImportProfile: ({ version, input }) => {
          const { setup: sent } = input as { setup: object };
          saved.push(sent);
          return { ...profile, setup: sent, version: Number(version) + 1 };
        },
      },
    },
    '/admin/imports/profiles/ışık',
  );
  expect(await screen.findByText('Finds the product')).toBeVisible();
  expect(screen.getByText('“RULMAN” = Rulmanlar')).toBeVisible();
  const making = screen.getByRole('link', { name: 'Make a key' });
  expect(making).toHaveAttribute('href', `/admin/keys?profile=${encodeURIComponent('ışık')}`);
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'https://erp.example/a.csv');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Runs' }), 'Cron');
  await user.clear(screen.getByRole('textbox', { name: 'Cron' }));
  await user.type(screen.getByRole('textbox', { name: 'Cron' }), '0 0 31 2 *');
  expect(screen.getAllByText('Never happens.')).not.toHaveLength(0);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Runs' }), 'Every week on');
  expect(within(screen.getByRole('list', { name: 'The next three' })).getAllByText('6:00 AM')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Add a sign-in' }));
  await user.type(screen.getByRole('textbox', { name: 'User' }), 'vitrin');
  await user.type(screen.getByLabelText('Password'), 'gizli');
  await user.click(screen.getByRole('button', { name: 'Save sign-in' }));
  expect(await screen.findByText('The sign-in was saved')).toBeVisible();
  expect(signIns).toEqual([{ header: 'Authorization', value: 'Basic dml0cmluOmdpemxp' }]);
  await user.click(screen.getByRole('button', { name: '+ 5 %' }));
  const percent = screen.getByRole('textbox', { name: 'Percent' });
  await user.clear(percent);
  await user.type(percent, '-10,5{Enter}');
  expect(await screen.findByRole('button', { name: '− 10,5 %' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a step to Fiyat' }));
  await user.click(screen.getByRole('menuitem', { name: 'Round' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Round to 0,05' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Numbers are written' }), '');
  expect(screen.getByText('Choose how numbers are written before calculating with them.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Numbers are written' }), 'POINT');
  await user.selectOptions(screen.getByRole('combobox', { name: 'What becomes of a missing product' }), 'BIN');
  expect(screen.getByText('5 changes are not saved')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The profile was saved')).toBeVisible();
  expect(saved).toMatchObject([
    {
      decimalMark: 'POINT',
      missing: 'BIN',
      columns: [{}, { steps: [{ kind: 'PERCENT', by: -10.5 }, { kind: 'ROUND' }] }],
    },
  ]);
});
