// Takes long: each test starts the built server and moves a whole data folder.
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, runCommand, sessionCookie, startSite } from '../testing/site.ts';
import { copyOfStarterData } from '../testing/starterData.ts';

const Make = 'mutation { makeBackup { backup { name } } }';
const Restore = 'mutation ($name: ID!) { restoreBackup(name: $name) }';
const Add = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';
const Named = '{ categories { name } }';
type Categories = { categories: { name: string }[] };

test('a running site restores a backup, keeps the old state, and continues', async () => {
  const dataDir = await copyOfStarterData();
  const site = await startSite(dataDir);
  onTestFinished(async () => {
    await site.kill();
    await rm(dataDir, { recursive: true, force: true });
  });
  const cookie = await sessionCookie(site);
  const { makeBackup } = await ask<{ makeBackup: { backup: { name: string } } }>(site, Make, {}, cookie);
  await ask(site, Add, { name: 'Sonradan Eklenen' }, cookie);
  const names = async () => (await ask<Categories>(site, Named)).categories.map(({ name }) => name);
  expect(await names()).toContain('Sonradan Eklenen');

  // Visitors continue to ask: each gets a page, or the status 503.
  const statuses = new Set<number>();
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) statuses.add((await fetch(`${site.origin}/products`)).status);
  })();
  await ask(site, Restore, { name: makeBackup.backup.name }, cookie);
  await expect
    .poll(() => fetch(`${site.origin}/health/ready`).then(({ status }) => status), { timeout: 60_000 })
    .toBe(200);
  isOver = true;
  await visiting;
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);

  expect(await names()).not.toContain('Sonradan Eklenen');
  // All sessions have ended with it.
  await expect(ask(site, Add, { name: 'Yine Eklenen' }, cookie)).rejects.toThrow();
  const again = await sessionCookie(site);
  const { lastRestore, audit } = await ask<{
    lastRestore: { keptIn: string; failure: string | null };
    audit: { nodes: { event: string; admin: string }[] };
  }>(site, '{ lastRestore { keptIn failure } audit(first: 2) { nodes { event admin } } }', {}, again);
  expect(lastRestore.failure).toBeNull();
  expect(readdirSync(join(dataDir, 'backups', lastRestore.keptIn))).toContain('site.db');
  expect(audit.nodes[1]).toEqual({ event: 'BACKUP_RESTORED', admin: 'admin@vitrin.example' });
  await ask(site, Add, { name: 'Yine Eklenen' }, again);
  expect(await site.stop()).toBe(0);
});

test('the audit log has backups, restores and accounts by command, the restore from the next start on', async () => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  runCommand('admin', dataDir, 'create', 'ece@firma.com.tr');
  const [file = ''] = /\S+\.tar/.exec(runCommand('backup', dataDir)) ?? [];
  expect(runCommand('restore', dataDir, file)).toContain('Nothing was changed.');
  expect(runCommand('restore', dataDir, file, '--yes')).toContain(
    'Restored. All sessions and open invitations have ended.',
  );
  const site = await startSite(dataDir);
  onTestFinished(() => site.kill());
  const cookie = await sessionCookie(site);
  const { audit } = await ask<{ audit: { nodes: { event: string; admin: string | null; about: string }[] } }>(
    site,
    '{ audit { nodes { event admin about } } }',
    {},
    cookie,
  );
  expect(audit.nodes.filter(({ admin }) => admin === null)).toEqual([
    { event: 'BACKUP_RESTORED', admin: null, about: expect.stringContaining('backups/before-restore-') },
    { event: 'BACKUP_MADE', admin: null, about: expect.stringMatching(/^vitrin-.*\.tar$/) },
    { event: 'ADMIN_ADDED', admin: null, about: 'ece@firma.com.tr' },
  ]);
});
