import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { downloadUnderWay, removeUploadLeftovers } from './uploadLeftovers.ts';

test('only files of interrupted uploads and downloads are removed, after a day', async () => {
  const folder = await temporaryFolder();
  const now = Date.now();
  const put = (name: string, hours: number) => {
    writeFileSync(join(folder, name), 'x');
    utimesSync(join(folder, name), new Date(now), new Date(now - hours * 3_600_000));
  };
  const name = (letter: string) => `capacitor-${letter.repeat(32)}.tmp`;
  put(name('a'), 25);
  put(name('b'), 23);
  put(basename(downloadUnderWay('c'.repeat(32))), 25);
  put('capacitor-mine.tmp', 1000);
  put('site.db', 1000);
  await removeUploadLeftovers(folder, now);
  expect(readdirSync(folder).sort()).toEqual([name('b'), 'capacitor-mine.tmp', 'site.db']);
});
