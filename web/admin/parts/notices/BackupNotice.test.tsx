// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { ProductList } from '../../catalogue/products/ProductList.tsx';

const products = [{ id: '1', name: 'Küresel Vana' }];
const open = (nightlyBackup: object | null) =>
  renderAdmin(<ProductList />, { products, queries: { nightlyBackup: () => nightlyBackup } });

const failed = { failedAt: '2026-11-22T00:30:00.000Z', failure: 'The disk of the server is full.' };

test('the first screen says that the nightly backup failed, why, and which backup is the last', async () => {
  open({ ...failed, madeAt: '2026-11-20T00:30:00.000Z' });
  const notice = await screen.findByText(/^The nightly backup failed on .*The disk of the server is full\./);
  expect(notice).toHaveTextContent(/The last one that succeeded is from Nov 20, 2026/);
});

test('the notice says when there is no backup at all', async () => {
  open({ ...failed, madeAt: null });
  expect(await screen.findByText(/There is none so far\./)).toBeVisible();
});

test.each([
  ['succeeded', { madeAt: failed.failedAt, failedAt: null, failure: null }],
  ['was not asked for', null],
])('the notice is left out for a backup that %s', async (_, nightlyBackup) => {
  open(nightlyBackup);
  expect(await screen.findByRole('button', { name: 'Küresel Vana' })).toBeVisible();
  expect(screen.queryByText(/nightly backup/)).toBeNull();
});
