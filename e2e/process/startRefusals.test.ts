import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort, runServer, startSite, type Settings } from '../testing/site.ts';
import { canMount, openSmallDisk } from '../../proof/torture/disk/smallDisk.ts';
import { copyOfStarterData, temporaryFolder } from '../testing/starterData.ts';

const folder = async (make: () => Promise<string>) => {
  const path = await make();
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
};

describe('a start that cannot succeed ends with one sentence:', () => {
  async function refusal(settings: Settings) {
    const { closed, output } = runServer(settings);
    return { code: await closed, said: output().trim() };
  }

  test('it got an argument', () => {
    const start = (word: string) =>
      spawnSync(process.execPath, ['dist/server/main.js', word], {
        env: { ...process.env, LOG_FORMAT: 'text' },
        encoding: 'utf8',
      });
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^This starts the site\./) });
    expect(start('--port')).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Not understood: '--port'\./) });
  });

  test('the port is in use', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { code, said } = await refusal({ PORT: String(port), DATA_DIR: await folder(temporaryFolder) });
    expect(said).toBe(`Port ${port} is in use: stop the program that uses it, or set PORT to another one.`);
    expect(code).toBe(1);
  });

  test('the data folder cannot be written', async () => {
    const place = await folder(temporaryFolder);
    // Root ignores permissions, but a file in the folder's place stops it too.
    await writeFile(join(place, 'data'), '');
    const { code, said } = await refusal({ PORT: '0', DATA_DIR: join(place, 'data', 'site') });
    expect(said).toMatch(
      /^The data folder cannot be written \(.*\): set DATA_DIR to a folder that this user may write\.$/,
    );
    expect(code).toBe(1);
  });

  test.skipIf(process.getuid?.() === 0)('the data folder is read-only', async () => {
    const place = await folder(temporaryFolder);
    await mkdir(join(place, 'data'));
    await chmod(join(place, 'data'), 0o500);
    const { code, said } = await refusal({ PORT: '0', DATA_DIR: join(place, 'data') });
    expect(said).toMatch(/^The data folder cannot be written/);
    expect(code).toBe(1);
  });

  test.skipIf(!canMount)('the disk is full, completely or except for the first files', async () => {
    const space = await openSmallDisk(150);
    onTestFinished(space.close);
    const dataDir = join(space.folder, 'data');
    await cp(await folder(copyOfStarterData), dataDir, { recursive: true });
    const stale = new Sqlite(join(dataDir, 'site.db'));
    stale.exec(`update state set value = 1 where key = 'search-rules'`);
    stale.close();
    for (const free of [0, 40_000, 300_000]) {
      await space.fill();
      const filler = join(space.folder, 'filler');
      await truncate(filler, (await stat(filler)).size - free);
      const { code, said } = await refusal({ PORT: '0', DATA_DIR: dataDir });
      expect(said).toMatch(
        /^(.* Reindexing .*\n)?The disk of the data folder is full: free some space and start again\.$/,
      );
      expect(code).toBe(1);
    }
    await space.free();
    const site = await startSite(dataDir);
    expect(await site.stop()).toBe(0);
  });

  test.each([
    [{ PORT: '70000' }, "The setting PORT must be a whole number from 0 to 65535, not '70000'."],
    [
      { ADMIN_EMAIL: 'admin@vitrin.example', ADMIN_PASSWORD: 'kısa' },
      'The setting ADMIN_PASSWORD must have at least 10 characters.',
    ],
    [
      { PUBLIC_ORIGIN: 'firma.com.tr' },
      "The setting PUBLIC_ORIGIN must be an address such as 'https://www.firma.com.tr', not 'firma.com.tr'.",
    ],
    [{ PUBLIC_ORIGN: 'https://firma.com.tr' }, 'Unknown setting PUBLIC_ORIGN: did you mean PUBLIC_ORIGIN.'],
  ])('%o', async (settings, sentence) => {
    const { code, said } = await refusal({ DATA_DIR: await folder(temporaryFolder), ...settings });
    expect(said).toBe(sentence);
    expect(code).toBe(1);
  });
});
