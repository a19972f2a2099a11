// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { profileSetup } from '../../../../common/imports/profileSetup.ts';
import { at, queries, run } from '../../../testing/importProfiles.tsx';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import { ProfilePage } from './profile/ProfilePage.tsx';

const setup = profileSetup.parse({
  ...{ direction: 'EXPORT', decimalMark: 'COMMA', schedule: '0 7 * * *' },
  columns: [{ heading: 'FIYAT', field: 'price', steps: [{ kind: 'PERCENT', by: 5 }] }],
});
const profile = { id: 'bayi', name: 'Bayi fiyat listesi', setup, version: 1, hasSignIn: false };
const done = { ...run, profileId: 'bayi', state: 'DONE', rows: 56, changed: 0, missing: 0, wrong: 0, reasons: [] };
const ofExport = { ...queries, importProfiles: () => [{ ...profile, lastRun: done }] };

test('the list shows an export among the profiles, and another one is added', async () => {
  const made: object[] = [];
  const { user } = renderAdmin(<ImportsPage />, {
    queries: ofExport,
    mutations: { createImportProfile: ({ input }) => (made.push(input as object), profile) },
  });
  const row = (await screen.findByRole('link', { name: 'Bayi fiyat listesi' })).closest('tr') as HTMLElement;
  expect(within(row).getByText('Export, CSV with ;')).toBeVisible();
  expect(within(row).getByText('56 rows written')).toBeVisible();
  expect(within(row).getByText('every day at 07:00')).toBeVisible();
  expect(within(row).getByRole('link', { name: 'Download Bayi fiyat listesi' })).toHaveAttribute(
    'href',
    '/export/bayi',
  );
  await user.click(screen.getByRole('button', { name: 'Add profile' }));
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Pazaryeri');
  await user.click(screen.getByRole('radio', { name: 'Writes the products into a file' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Add profile' }));
  expect(made).toEqual([{ name: 'Pazaryeri', setup: { direction: 'EXPORT' } }]);
});

test('an export is set up by its file, columns and schedule, without the rules of an import', async () => {
  const saved: object[] = [];
  const { user } = renderAdmin(
    at('imports/profiles/:id', <ProfilePage />),
    {
      queries: ofExport,
      mutations: {
        updateImportProfile: ({ input }) => {
          const { setup: sent } = input as { setup: object };
          saved.push(sent);
          return { ...profile, setup: sent, version: 2 };
        },
      },
    },
    '/admin/imports/profiles/bayi',
  );
  expect(await screen.findByRole('link', { name: 'Download now' })).toHaveAttribute('href', '/export/bayi');
  for (const absent of ['3. Rules', 'Stops itself when', 'Without a column', 'Address'])
    expect(screen.queryByText(absent)).not.toBeInTheDocument();
  expect(screen.getByText('Fetched by a program')).toBeVisible();
  expect(screen.getByRole('list', { name: 'The next three' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'XLSX');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Products' }), 'MADE');
  expect(screen.getByRole('combobox', { name: 'Includes' })).toHaveDisplayValue('What visitors see');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Includes' }), 'ALL');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prices' }), 'WITHOUT_VAT');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('The profile was saved')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content' }), 'ORDERS');
  expect(screen.queryByRole('combobox', { name: 'Prices' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'UBL_TR');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Orders' }), 'CHANGED');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Content' }), 'CUSTOMERS');
  expect(screen.queryByRole('combobox', { name: 'Orders' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'JSON');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(saved).toMatchObject([
    { exported: { type: 'XLSX', products: 'MADE', drafts: true }, prices: 'WITHOUT_VAT', schedule: '0 7 * * *' },
    { exported: { of: 'ORDERS', type: 'UBL_TR', orders: 'CHANGED' }, columns: [] },
    { exported: { of: 'CUSTOMERS', type: 'JSON' }, columns: [] },
  ]);
});
