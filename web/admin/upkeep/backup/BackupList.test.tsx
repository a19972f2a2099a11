// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuse } from '../../../testing/fakeServer.ts';
import { renderAdmin } from '../../../testing/renderAdmin.tsx';
import { BackupList } from './BackupList.tsx';

const made = {
  name: 'vitrin-2026-11-22T10-00-00-000Z.tar.enc',
  madeAt: '2026-11-22T10:00:00.000Z',
  isNightly: false,
  bytes: 1_288_490_189,
  isEncrypted: true,
};
const nightly = { madeAt: '2026-11-22T00:30:00.000Z', failedAt: null, failure: null };

test('a backup is made, listed with its size, and can be downloaded', async () => {
  let backups: object[] = [];
  const { user } = renderAdmin(<BackupList />, {
    queries: { backups: () => backups, nightlyBackup: () => nightly },
    mutations: {
      makeBackup: () => {
        backups = [made];
        return { backup: made, missing: [] };
      },
    },
  });
  expect(await screen.findByText('There is no backup yet')).toBeVisible();
  expect(screen.getByText('The last nightly backup succeeded on Nov 22, 2026 3:30 AM.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a backup now' }));
  expect(await screen.findByText('The backup was made, restored for a trial and compared')).toBeVisible();
  const link = await screen.findByRole('link', { name: 'Download the backup of Nov 22, 2026 1:00 PM' });
  expect(link).toHaveAttribute('href', `/admin/backups/${made.name}`);
  expect(screen.getByText('1.2 GB')).toBeVisible();
  expect(screen.getByTitle('Encrypted')).toBeInTheDocument();
});

test('a canceled backup and a failed one each show a notice', async () => {
  let code = 'CANCELED';
  const { user } = renderAdmin(<BackupList />, {
    queries: { backups: () => [], nightlyBackup: () => null },
    mutations: { makeBackup: () => refuse(code) },
  });
  await user.click(await screen.findByRole('button', { name: 'Make a backup now' }));
  expect(await screen.findByText('The backup was canceled')).toBeVisible();
  code = 'STORAGE_FULL';
  await user.click(screen.getByRole('button', { name: 'Make a backup now' }));
  expect(await screen.findByText(/^Failed to make the backup\./)).toBeVisible();
});

test('the screen says when no nightly backup is set up, and when the last one failed', async () => {
  const nightlyBackup = {
    madeAt: null,
    failedAt: '2026-11-22T00:30:00.000Z',
    failure: 'The disk of the server is full.',
  };
  renderAdmin(<BackupList />, { queries: { backups: () => [], nightlyBackup: () => nightlyBackup } });
  expect(await screen.findByText(/The disk of the server is full\./)).toBeVisible();
});
