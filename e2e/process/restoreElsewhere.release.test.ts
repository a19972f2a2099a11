// Takes long: each test starts the built server and moves a whole data folder; one fills a small disk.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canMount, openSmallDisk } from '../../proof/torture/disk/smallDisk.ts';
import { ask, runCommand, runServer, sessionCookie, startSite } from '../testing/site.ts';
import { copyOfStarterData, temporaryFolder } from '../testing/starterData.ts';

const Make = 'mutation { makeBackup { backup { name } } }';
const Named = '{ categories { name } }';
type Categories = { categories: { name: string }[] };

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
    runCommand('admin', dataDir, 'create', 'ece@firma.com.tr');
    const [file = ''] = /\S+\.tar/.exec(runCommand('backup', dataDir)) ?? [];
    const own = join(roots, basename(file));
    copyFileSync(file, own);
    chmodSync(own, 0o600);
    // An earlier version left this file behind when it ran as root.
    rmSync(join(backups, 'backup.lock'));
    writeFileSync(join(backups, 'backup.lock'), '', { mode: 0o600 });
    expect(runCommand('restore', dataDir, own, '--yes')).toContain('Restored.');

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
