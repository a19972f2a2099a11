// Takes long: each test starts the built server and moves a whole data folder; one fills a small disk.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canMount, openSmallDisk } from '../../proof/torture/disk/smallDisk.ts';
import { ask, runServer, sessionCookie, startSite } from '../testing/site.ts';
import { copyOfStarterData, temporaryFolder } from '../testing/starterData.ts';

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

test.skipIf(!canMount)('a preview on a full disk says so and changes nothing, and works again with room', async () => {
  const disk = await openSmallDisk(200);
  const dataDir = join(disk.folder, 'data');
  const starter = await copyOfStarterData();
  await cp(starter, dataDir, { recursive: true });
  const site = await startSite(dataDir);
  onTestFinished(async () => {
    await site.kill();
    await disk.close();
    await rm(starter, { recursive: true, force: true });
  });
  const cookie = await sessionCookie(site);
  const { makeBackup } = await ask<{ makeBackup: { backup: { name: string } } }>(site, Make, {}, cookie);
  const backups = () => readdirSync(join(dataDir, 'backups')).toSorted();
  const there = backups();
  const preview = () =>
    ask(site, 'mutation ($name: ID!) { previewRestore(name: $name) { added } }', makeBackup.backup, cookie);
  await disk.fill();
  await expect(preview()).rejects.toThrow('STORAGE_FULL');
  expect(backups()).toEqual(there);
  expect((await ask<Categories>(site, Named)).categories).not.toEqual([]);
  await disk.free();
  expect(await preview()).toEqual({ previewRestore: { added: 0 } });
  expect(await ask(site, '{ lastRestore { at } }', {}, cookie)).toEqual({ lastRestore: null });
});

/** Runs a command as `npm run` does. */
function command(name: string, dataDir: string, ...words: string[]) {
  const { status, stdout } = spawnSync(process.execPath, [`dist/server/${name}.js`, ...words], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  expect(status, stdout).toBe(0);
  return stdout;
}

test('the audit log has backups, restores and accounts by command, the restore from the next start on', async () => {
  const dataDir = await copyOfStarterData();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  command('admin', dataDir, 'create', 'ece@firma.com.tr');
  const [file = ''] = /\S+\.tar/.exec(command('backup', dataDir)) ?? [];
  expect(command('restore', dataDir, file)).toContain('Nothing was changed.');
  expect(command('restore', dataDir, file, '--yes')).toContain(
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

/** The id of `nobody`, the service's user in this test. */
const nobody = 65_534;
const asNobody = { uid: nobody, gid: nobody };
/** Only root can become another user, and that user has to be able to read the build. */
const mayBeNobody =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, [resolve('dist/server/admin.js'), '-h'], asNobody).status === 0;

test.runIf(mayBeNobody)(
  'what root does by command belongs to the owner of the folder, who then starts it',
  async () => {
    const [dataDir, roots] = [await copyOfStarterData(), await temporaryFolder()];
    onTestFinished(async () => {
      for (const folder of [dataDir, roots]) await rm(folder, { recursive: true, force: true });
    });
    execFileSync('chown', ['-R', `${nobody}:${nobody}`, dataDir]);
    const backups = join(dataDir, 'backups');
    command('admin', dataDir, 'create', 'ece@firma.com.tr');
    const [file = ''] = /\S+\.tar/.exec(command('backup', dataDir)) ?? [];
    const own = join(roots, basename(file));
    copyFileSync(file, own);
    chmodSync(own, 0o600);
    // An earlier version left this file behind when it ran as root.
    rmSync(join(backups, 'backup.lock'));
    writeFileSync(join(backups, 'backup.lock'), '', { mode: 0o600 });
    expect(command('restore', dataDir, own, '--yes')).toContain('Restored.');

    const site = await startSite(dataDir, {}, nobody);
    expect(await site.stop()).toBe(0);
    const names = readdirSync(dataDir, { recursive: true }).map(String);
    expect(names).toEqual(expect.arrayContaining(['backups/last-restore.json', 'backups/backup.lock']));
    expect(names.filter((name) => lstatSync(join(dataDir, name)).uid !== nobody)).toEqual([]);
    expect(names.filter((name) => name.includes('.handed-over'))).toEqual([]);

    chownSync(join(dataDir, 'site.db'), 0, 0);
    chmodSync(join(dataDir, 'site.db'), 0o600);
    const { closed, output } = runServer({ PORT: '0', DATA_DIR: dataDir }, nobody);
    expect(await closed).toBe(1);
    expect(output()).toContain(
      `${join(dataDir, 'site.db')} belongs to root and not to nobody: as root, run chown -R nobody: on the data folder.`,
    );
  },
);
