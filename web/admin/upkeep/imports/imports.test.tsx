// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { profileSetup } from '../../../../common/imports/profileSetup.ts';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ImportNotice } from '../../parts/notices/ImportNotice.tsx';
import { ImportsPage } from './ImportsPage.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { RunPage } from './RunPage.tsx';

/** A screen whose address names what it shows, inside the landmark of the layout, which holds its menus. */
const at = (path: string, element: ReactNode) => (
  <main id="content">
    <Routes>
      <Route path={`/admin/${path}`} element={element} />
    </Routes>
  </main>
);

const setup = profileSetup.parse({
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', prices: 'WITHOUT_VAT', missing: 'ON_ORDER' },
  columns: [
    { heading: 'Stok Kodu', field: 'stockCode' },
    { heading: 'Fiyat', field: 'price', steps: [{ kind: 'PERCENT', by: 5 }] },
  ],
  answers: [{ field: 'categoryId', from: 'RULMAN', to: 'Rulmanlar' }],
});
const profile = { id: 'ışık', name: 'Işık Tedarik', setup, version: 3 };
const reasons = ['9 of 56 products are not in the file: 16 %, the limit is 10 %.'];
const run = {
  ...{ id: 'r1', profileId: 'ışık', createdAt: '2026-11-23T03:00:00.000Z', admin: 'ece@ornek.com.tr' },
  ...{ fileName: 'liste.csv', state: 'STOPPED', rows: 49, added: 0, changed: 38, unchanged: 9, missing: 9, wrong: 2 },
  ...{ reasons, importId: null },
};
const wrong = { field: 'Price', input: 'price', message: 'The price is not a number.', value: 'on', suggestion: null };
const row = (outcome: string, more: object) => ({
  ...{ line: 2, id: null, outcome, changes: outcome === 'CHANGED' ? ['price'] : [], reasons: [], candidates: [] },
  ...{ before: [null, null], values: ['', ''], netPrice: null, stop: null },
  ...more,
});
const queries = {
  importProfiles: () => [{ ...profile, lastRun: run }],
  importRuns: () => [run],
  importRun: () => run,
  productImports: () => [],
  attributes: () => [],
};

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
  expect(within(row).getByText('Stopped itself')).toBeVisible();
  expect(within(row).getByText(reasons[0] ?? '')).toBeVisible();
  expect(within(row).getByText('Nothing was changed')).toBeVisible();
  expect(within(row).getByRole('link', { name: /^Look at/ })).toHaveAttribute('href', '/admin/imports/runs/r1');
  await user.click(within(row).getByRole('button', { name: 'Actions for Işık Tedarik' }));
  await user.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(await screen.findByText('Refused')).toBeVisible();
  expect(made).toEqual(['Işık Tedarik (copy)']);
  await user.type(screen.getByRole('searchbox', { name: 'Search profiles' }), 'IŞIK');
  expect(await screen.findByRole('link', { name: 'Işık Tedarik' })).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search profiles' }), 'x');
  expect(await screen.findByText('No profile fits.')).toBeVisible();
});

test('a profile is changed by its steps and rules, and refuses what it cannot do before it is saved', async () => {
  const saved: object[] = [];
  const { user } = renderAdmin(
    at('imports/profiles/:id', <ProfilePage />),
    {
      queries,
      mutations: {
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
  expect(screen.getByText('3 changes are not saved')).toBeVisible();
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

test('a run that stopped itself shows its reasons, and passes only after one more question', async () => {
  const passed: object[] = [];
  const report = {
    ...{ added: 0, changed: 38, unchanged: 9, wrong: 2, unclear: 0, missing: 9, stops: reasons },
    ...{ fingerprint: 'abc', decimals: null, importId: null },
    fields: ['name', 'price'],
    rows: [
      row('CHANGED', { name: 'Rulman', before: [null, '3.450,00'], values: ['Rulman', '6.290,00'], stop: '× 1,82' }),
      row('MISSING', { name: 'Zincir', line: 0, stop: 'not in the file' }),
      row('WRONG', { name: 'Kayış', reasons: [wrong] }),
      row('UNCHANGED', { name: 'Dişli' }),
    ],
  };
  const { user } = renderAdmin(
    at('imports/runs/:run', <RunPage />),
    {
      queries,
      mutations: {
        passImportRun: (given) => {
          if (given.dryRun === false) passed.push(given);
          return report;
        },
      },
    },
    '/admin/imports/runs/r1',
  );
  expect(await screen.findByText('It stopped itself. Nothing was changed.')).toBeVisible();
  const why = await screen.findByRole('table', { name: 'Why it stopped' });
  const texts = (table: HTMLElement) =>
    [...table.querySelectorAll('tbody tr')].map((one) => [...one.children].map(({ textContent }) => textContent));
  expect(texts(why)).toEqual([
    ['Rulman', 'Price with KDV', '3.450,00', '6.290,00', '× 1,82'],
    ['Zincir', '–', '–', 'becomes On order', 'not in the file'],
  ]);
  await user.click(screen.getByRole('tab', { name: 'Refused 2' }));
  expect(screen.getByText('Price with KDV: The price is not a number.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Unchanged 9' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Let this run pass …' }));
  expect(screen.getByText(/Passing writes 38 rows, and what the profile says about 9 missing products/)).toBeVisible();
  expect(passed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Let it pass' }));
  // It moves from the dialog to the page as the dialog closes.
  await waitFor(() => expect(screen.getByText('The run was let pass')).toBeVisible());
  expect(passed).toMatchObject([{ id: 'r1', fingerprint: 'abc' }]);
});

test.each([
  [{ state: 'DONE', importId: 'i1' }, 'Done.', 'Undo this run'],
  [
    { state: 'FAILED', rows: 0, reasons: ['This file is empty.'] },
    'It failed. Nothing was changed.',
    'Download the file',
  ],
])('the page of a run that is %j says so, and what can be done', async (more, said, button) => {
  const ended = { ...run, ...more };
  renderAdmin(
    at('imports/runs/:run', <RunPage />),
    { queries: { ...queries, importRun: () => ended, importProfiles: () => [{ ...profile, lastRun: ended }] } },
    '/admin/imports/runs/r1',
  );
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByRole('button', { name: button })).toBeVisible();
  if (ended.state === 'FAILED') expect(screen.getByText(/This file is empty\./)).toBeVisible();
});

test('a run that stopped itself is overtaken by a later one, and the first screen names those that wait', async () => {
  const later = { ...run, id: 'r2', state: 'DONE', createdAt: '2026-11-23T05:00:00.000Z' };
  const overtaken = { ...queries, importProfiles: () => [{ ...profile, lastRun: later }] };
  const page = renderAdmin(at('imports/runs/:run', <RunPage />), { queries: overtaken }, '/admin/imports/runs/r1');
  expect(await screen.findByText(/^Overtaken by the run of Nov 23, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Let this run pass …' })).toBeNull();
  page.unmount();

  renderAdmin(<ImportNotice />, { queries });
  expect(await screen.findByRole('link', { name: 'Look at the run of Işık Tedarik' })).toBeVisible();
  expect(screen.getByText(/stopped itself on Nov 23, 2026/)).toHaveTextContent(reasons[0] ?? '');
});
