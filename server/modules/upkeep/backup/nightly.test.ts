import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { createNightly } from './nightly.ts';
import { momentAt } from '../../../../common/text/locale.ts';
import { lastTimeHere } from '../../../core/companyDays.ts';
import { restoreBackup } from './restoreBackup.ts';

const day = 86_400_000;
const hour = day / 24;
const State = '{ nightlyBackup { madeAt failedAt failure } }';

async function site(settings: { keep?: number; passphrase?: string } = {}) {
  const api = await openTestApi();
  const folders = { dataDir: api.folder, uploads: api.images.folder, backups: join(api.folder, 'backups') };
  const nightly = createNightly({ folders, at: '03:30', keep: 2, passphrase: undefined, ...settings }, api);
  const names = () => readdirSync(folders.backups).filter((name) => name.startsWith('nightly-2'));
  const state = async () => (await api.asAdmin(State)).data.nightlyBackup as Record<string, string | null>;
  return { ...api, folders, nightly, names, state };
}

const noon = momentAt('2026-11-22', '12:00');

test('a backup is due at the set time of day, and until then the one of the day before', () => {
  expect(lastTimeHere('03:30', noon)).toBe(momentAt('2026-11-22', '03:30'));
  expect(lastTimeHere('13:00', noon)).toBe(momentAt('2026-11-21', '13:00'));
  expect(lastTimeHere('12:00', noon)).toBe(noon);
});

test('a backup is made each night, or as soon as the site runs again, and the newest are kept', async () => {
  const { nightly, names, state, folders } = await site();
  await nightly(noon);
  await nightly(noon + hour);
  expect(names()).toHaveLength(1);
  await nightly(noon + day);
  await nightly(noon + 4 * day);
  expect(names()).toEqual(
    [noon + day, noon + 4 * day].map(
      (moment) => `nightly-${new Date(moment).toISOString().replaceAll(/[:.]/g, '-')}.tar`,
    ),
  );
  expect(await state()).toEqual({ madeAt: new Date(noon + 4 * day).toISOString(), failedAt: null, failure: null });
  const { counts } = await restoreBackup(folders, join(folders.backups, names()[1] ?? ''));
  expect(counts.admins).toBe(1);
});

test('only nightly backups are rotated, and one dated in the future does not stop the next', async () => {
  const { nightly, names, folders } = await site();
  mkdirSync(folders.backups);
  for (const name of ['vitrin-2020-01-01T00-00-00-000Z.tar', 'nightly-2036-01-01T00-00-00-000Z.tar']) {
    writeFileSync(join(folders.backups, name), 'x');
  }
  await nightly(noon);
  expect(names()).toHaveLength(2);
  await nightly(noon + day);
  expect(existsSync(join(folders.backups, 'vitrin-2020-01-01T00-00-00-000Z.tar'))).toBe(true);
});

test('a failed backup is shown to the admin and logged, retried an hour later, and forgotten once one succeeds', async () => {
  const { nightly, names, state, folders, logged, asAdmin } = await site();
  mkdirSync(folders.backups);
  // A folder where a file has to be makes the backup fail.
  mkdirSync(join(folders.backups, 'backup.lock'));
  await nightly(noon);
  expect(await state()).toEqual({
    madeAt: null,
    failedAt: new Date(noon).toISOString(),
    failure: 'The log of the server says why.',
  });
  expect(JSON.stringify(logged)).toContain('the nightly backup failed');
  rmSync(join(folders.backups, 'backup.lock'), { recursive: true });
  await nightly(noon + hour / 2);
  expect(names()).toEqual([]);
  expect((await asAdmin('{ notices { nodes { title times path } } }')).data.notices.nodes).toEqual([
    { title: 'The nightly backup failed', times: 1, path: '/admin/backups' },
  ]);
  await nightly(noon + hour);
  expect(names()).toHaveLength(1);
  expect((await state()).failure).toBeNull();
});
