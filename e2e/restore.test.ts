import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ask, sessionCookie, startSite } from './testing/site.ts';
import { copyOfStarterData } from './testing/starterData.ts';

const Make = 'mutation { makeBackup { backup { name } } }';
const Restore = 'mutation ($name: ID!) { restoreBackup(name: $name) }';
const Add = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';
const Named = '{ categories { name } }';
type Categories = { categories: { name: string }[] };

test('a running site restores a backup, keeps the old state, and goes on', async () => {
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

  // Visitors go on asking: each gets a page, or is told to come back.
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
  const { lastRestore, audit } = await ask<{
    lastRestore: { keptIn: string; failure: string | null };
    audit: { nodes: { event: string; admin: string }[] };
  }>(site, '{ lastRestore { keptIn failure } audit(first: 1) { nodes { event admin } } }', {}, cookie);
  expect(lastRestore.failure).toBeNull();
  expect(readdirSync(join(dataDir, 'backups', lastRestore.keptIn))).toContain('site.db');
  expect(audit.nodes).toEqual([{ event: 'BACKUP_RESTORED', admin: 'admin@vitrin.example' }]);
  await ask(site, Add, { name: 'Yine Eklenen' }, cookie);
  expect(await site.stop()).toBe(0);
});
