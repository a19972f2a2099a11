// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { BackupList } from './BackupList.tsx';

const backup = {
  name: 'vitrin-2026-11-22T10-00-00-000Z.tar',
  madeAt: '2026-11-22T10:00:00.000Z',
  isNightly: false,
  bytes: 1000,
  isEncrypted: false,
};
const plan = {
  madeAt: backup.madeAt,
  counts: [
    { what: 'products', now: 12, then: 10 },
    { what: 'messages', now: null, then: 3 },
  ],
  added: 1,
  replaced: 2,
  removed: 3,
  suspended: ['ayrilan@firma.com.tr'],
  staying: ['yeni@firma.com.tr'],
  erasures: 2,
};
const restored = {
  name: backup.name,
  at: '2026-11-22T12:00:00.000Z',
  admin: 'ece@firma.com.tr',
  madeAt: backup.madeAt,
  keptIn: 'before-restore-2026',
  suspended: ['ayrilan@firma.com.tr'],
  failure: null,
};

async function open(
  mutations: NonNullable<Parameters<typeof renderAdmin>[1]>['mutations'],
  lastRestore: unknown = null,
) {
  const queries = { backups: () => [backup], nightlyBackup: () => null, lastRestore: () => lastRestore };
  const { user } = renderAdmin(<BackupList />, { queries, mutations });
  await user.click(await screen.findByRole('button', { name: 'Restore the backup of Nov 22, 2026 1:00 PM' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Restore a backup' })) };
}

test('a restore lists its changes and needs a typed word', async () => {
  const { user, dialog } = await open({ previewRestore: () => plan, restoreBackup: () => refuse('CONFLICT') });
  const rows = within(await dialog.findByRole('table', { name: 'What would change' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['Of whatNowIn the backup', 'Products1210', 'Messages–3']);
  expect(dialog.getByText('Uploaded files: 1 added, 2 replaced, 3 removed.')).toBeVisible();
  expect(dialog.getByText(/come back suspended, until you let them in: ayrilan@firma.com.tr/)).toBeVisible();
  expect(dialog.getByText(/does not have stay: yeni@firma.com.tr/)).toBeVisible();
  expect(dialog.getByText(/^2 erasures of personal data came after this backup/)).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Restore' });
  expect(button).toBeDisabled();
  await user.type(dialog.getByLabelText('Type “restore” to confirm'), 'Restore');
  await user.click(button);
  expect(await screen.findByText('Refused')).toBeVisible();
});

test('a damaged backup cannot be restored', async () => {
  const { dialog } = await open({ previewRestore: () => refuse('BAD_USER_INPUT', 'name') });
  expect(await dialog.findByText('Refused')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled();
});

test.each([
  [restored, /was restored on Nov 22, 2026 3:00 PM by ece@firma.com.tr.*backups\/before-restore-2026/],
  [{ ...restored, admin: null }, /by a command on the server/],
  [
    { ...restored, madeAt: null, keptIn: null, failure: 'The disk of the server is full.' },
    /was not restored .* is full\. Nothing/,
  ],
])('the screen says how the last restore ended', async (last, words) => {
  await open({ previewRestore: () => plan }, last);
  expect(screen.getByText(words)).toBeInTheDocument();
});
