// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { at, profile, queries, reasons, run } from '../../../testing/importProfiles.tsx';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ImportNotice } from '../../parts/notices/ImportNotice.tsx';
import { RunPage } from './run/RunPage.tsx';

const wrong = { field: 'Price', input: 'price', message: 'The price is not a number.', value: 'on', suggestion: null };
const row = (outcome: string, more: object) => ({
  ...{ line: 2, id: null, outcome, changes: outcome === 'CHANGED' ? ['price'] : [], reasons: [], candidates: [] },
  ...{ before: [null, null], values: ['', ''], netPrice: null, stop: null },
  ...more,
});
test('a run that stopped itself shows its reasons, and passes only after one more question', async () => {
  const passed: object[] = [];
  const report = {
    ...{
      added: 0,
      changed: 38,
      unchanged: 9,
      wrong: 2,
      unclear: 0,
      missing: 9,
      noProduct: 0,
      clearedPrices: 0,
      jumps: 0,
      hidden: null,
      left: [],
      pictures: 0,
      cleared: [],
      stops: reasons,
    },
    ...{ fingerprint: 'abc', decimals: null, undoToken: null },
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
  expect(await screen.findByText('A limit stopped it. Nothing was changed.')).toBeVisible();
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
  await user.click(await screen.findByRole('button', { name: 'Approve this run …' }));
  expect(screen.getByText(/Passing writes 38 rows, and what the profile says about 9 missing products/)).toBeVisible();
  expect(passed).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Let it pass' }));
  // It moves from the dialog to the page as the dialog closes.
  await waitFor(() => expect(screen.getByText('The run was let pass')).toBeVisible());
  expect(passed).toMatchObject([{ id: 'r1', fingerprint: 'abc' }]);
});

test.each([
  [{ state: 'DONE', undoToken: 'i1' }, 'Done.', 'Undo this run'],
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
  expect(screen.queryByRole('button', { name: 'Approve this run …' })).toBeNull();
  page.unmount();

  renderAdmin(<ImportNotice />, { queries });
  expect(await screen.findByRole('link', { name: 'View the run of Işık Tedarik' })).toBeVisible();
  expect(screen.getByText(/was stopped by a limit on Nov 23, 2026/)).toHaveTextContent(reasons[0] ?? '');
});
