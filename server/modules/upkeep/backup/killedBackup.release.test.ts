import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engine } from '../../../db/engine.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { restoreBackup } from './restoreBackup.ts';
import { removeUnneeded } from './thinBackups.ts';

/** A program that makes a nightly backup and kills itself at a given step with the disk. */
const making = `
  import files from 'node:fs/promises';
  import { syncBuiltinESMExports } from 'node:module';
  const [dataDir, now, last] = process.argv.slice(1);
  let steps = 0;
  for (const name of ['link', 'rename', 'writeFile', 'rm']) {
    const way = files[name];
    files[name] = (...given) => {
      if (String(given[0]).includes('/backups/') || String(given[1]).includes('/backups/')) steps++;
      if (steps === Number(last)) process.kill(process.pid, 'SIGKILL');
      return way(...given);
    };
  }
  syncBuiltinESMExports();
  const { makeBackup } = await import('./server/modules/upkeep/backup/makeBackup.ts');
  const folders = { dataDir, uploads: dataDir + '/uploads', backups: dataDir + '/backups' };
  await makeBackup(folders, { kind: 'nightly', isThin: true, now: Number(now) });`;

/** Returns whether it was killed. */
async function make(dataDir: string, now: number, last: number) {
  const given = ['--import', 'tsx', '--input-type=module', '-e', making, dataDir, String(now), String(last)];
  const [, signal] = (await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'close')) as [unknown, unknown];
  return signal === 'SIGKILL';
}

const day = 86_400_000;

// The files of a night are written alike for both engines; the program beside knows a database that is a file.
test.runIf(engine === 'sqlite')(
  'a thin backup that is killed at any step is whole or not there, and leaves nothing for long',
  async () => {
    const { folder, db } = await openTestApi();
    db.close();
    const folders = foldersOf(folder);
    const uploads = join(folder, 'uploads', 'products');
    let wasKilled = true;
    let step = 0;
    for (; wasKilled; step++) {
      // Two new ones each time, so that each step comes at the same place.
      rmSync(uploads, { recursive: true, force: true });
      mkdirSync(uploads, { recursive: true });
      for (const name of ['a.png', 'b.png']) writeFileSync(join(uploads, name), `${name} ${step}`);
      wasKilled = await make(folder, Date.now() + step * day, step + 1);
      const made = readdirSync(folders.backups).filter((name) => name.startsWith('nightly-'));
      for (const name of made) {
        const { files } = await restoreBackup(foldersOf(await temporaryFolder()), join(folders.backups, name));
        expect(files.added).toEqual(['products/a.png', 'products/b.png']);
      }
    }
    expect(step).toBeGreaterThan(4);
    await removeUnneeded(folders.backups, undefined);
    const left = readdirSync(folders.backups).filter((name) => !name.startsWith('backup.lock'));
    expect(left.filter((name) => !name.startsWith('nightly-'))).toEqual(['files']);
    const backups = left.length - 1;
    expect(readdirSync(join(folders.backups, 'files'))).toHaveLength(2 * backups);
  },
  400_000,
);
