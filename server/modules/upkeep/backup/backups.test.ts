import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { get } from '../../../testing/get.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { restoreBackup } from './restoreBackup.ts';

const Make =
  'mutation ($job: ID) { makeBackup(job: $job) { backup { name bytes isNightly isEncrypted madeAt } missing } }';
const List = '{ backups { name madeAt isNightly isEncrypted bytes } }';

test('a backup is made, listed, downloaded and can be restored', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Işıklı Şamandıra" }) { id } }');
  const { data, errors } = await site.asAdmin(Make, { job: 'bir' });
  expect(errors).toBeUndefined();
  expect(data.makeBackup).toMatchObject({ missing: [], backup: { isNightly: false, isEncrypted: false } });
  expect((await site.asAdmin(List)).data.backups).toEqual([data.makeBackup.backup]);
  expect((await site.asAdmin('{ job(id: "bir") { state done total } }')).data.job).toMatchObject({ state: 'DONE' });

  const address = `${site.origin}/admin/backups/${data.makeBackup.backup.name}`;
  const { status, headers, body } = await get(address, { cookie: site.cookie });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-disposition']).toContain('attachment');
  expect(body.length).toBe(data.makeBackup.backup.bytes);
  const other = await temporaryFolder();
  writeFileSync(join(other, 'a.tar'), body);
  const folders = foldersOf(other);
  expect(await restoreBackup(folders, join(other, 'a.tar'))).toMatchObject({ counts: { categories: 1 } });
});

test('nobody else downloads a backup, and no other file of the folder can be downloaded', async () => {
  const site = await serveTestSite({}, {}, { logLevel: 'info' });
  const { data } = await site.asAdmin(Make);
  const address = (name: string) => `${site.origin}/admin/backups/${name}`;
  const { name } = data.makeBackup.backup;
  expect((await get(address(name))).status).toBe(401);
  for (const other of ['..%2Fsite.db', 'backup.lock', name.replace('vitrin', 'nightly'), '%2E%2E%2Fsite.db']) {
    expect((await get(address(other), { cookie: site.cookie })).headers['content-disposition']).toBeUndefined();
  }
  expect(site.logged).not.toContainEqual(expect.objectContaining({ security: 'backup downloaded' }));
  await get(address(name), { cookie: site.cookie });
  expect(site.logged).toContainEqual(expect.objectContaining({ security: 'backup downloaded', name }));
});

test('an interrupted download resumes where it ended', async () => {
  const site = await serveTestSite();
  const { data } = await site.asAdmin(Make);
  const { name, bytes } = data.makeBackup.backup;
  const { status, body } = await get(`${site.origin}/admin/backups/${name}`, {
    cookie: site.cookie,
    range: 'bytes=100-',
  });
  expect(status).toBe(206);
  expect(body.length).toBe(bytes - 100);
});

test('backups are listed by their time, whether the clock or an admin asked for them, and other files are not', async () => {
  const site = await serveTestSite();
  const folder = join(site.folder, 'backups');
  mkdirSync(folder);
  const names = [
    'vitrin-2026-11-20T10-00-00-000Z.tar',
    'nightly-2026-11-21T00-30-00-000Z.tar.enc',
    'vitrin-2026-11-22T10-00-00-000Z.tar.enc',
  ];
  for (const name of [...names, 'site-1.db', 'notlar.txt', 'vitrin-yarın.tar']) writeFileSync(join(folder, name), 'x');
  const { data } = await site.asAdmin(List);
  expect(data.backups.map(({ name }: { name: string }) => name)).toEqual(names.toReversed());
  expect(data.backups[1]).toMatchObject({
    isNightly: true,
    isEncrypted: true,
    madeAt: '2026-11-21T00:30:00.000Z',
    bytes: 1,
  });
});
