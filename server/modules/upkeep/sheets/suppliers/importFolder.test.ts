import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../testing/openTestApi.ts';
import { addProfile, column } from '../../../../testing/profiles.ts';
import { serveTestSite } from '../../../../testing/serveTestSite.ts';
import { watchFolder } from './importFolder.ts';

const setup = {
  ...{ findBy: 'STOCK_CODE', decimalMark: 'COMMA', limits: { refused: 50 } },
  columns: [column('Kod', 'stockCode'), column('Ad', 'name'), column('Fiyat', 'price')],
  fixed: [{ field: 'description', sameAsName: true }],
};
const file = 'Kod;Ad;Fiyat\nI-1;Işık;10\nİ-2;İğne;yirmi\nŞ-3;Şaft;30\n';
const states = '{ importRuns { state admin fileName rows added wrong } importProfiles { keyMadeAt } }';

test('a file in the folder of a profile is imported once it stands still, and moved with its report', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  const folder = await temporaryFolder();
  const own = join(folder, profile);
  const look = watchFolder(folder, site);
  const now = Date.now();
  await look(now);
  await mkdir(own);
  await writeFile(join(own, 'liste.csv'), file);
  await writeFile(join(own, 'yarım.csv.part'), file);
  await look(now);
  await writeFile(join(own, 'liste.csv'), file.replace('yirmi', '20'));
  await look(now + 9000);
  await look(now + 15_000);
  expect((await site.asAdmin(states)).data.importRuns).toEqual([]);
  await look(now + 20_000);
  expect((await site.asAdmin(states)).data.importRuns).toMatchObject([
    { state: 'DONE', admin: 'its folder', added: 3 },
  ]);
  expect((await readdir(own)).sort()).toEqual(['done', 'yarım.csv.part']);
  const names = await readdir(join(own, 'done'));
  expect(names).toHaveLength(2);
  const report = names.find((name) => name.endsWith(' liste.csv.report.json')) ?? '';
  expect(JSON.parse(await readFile(join(own, 'done', report), 'utf8'))).toMatchObject({ added: 3, refused: 0 });

  // A run that stops itself, and a file that cannot be read, are for a person to look at.
  await writeFile(join(own, 'eksik.csv'), 'Kod;Ad;Fiyat\nI-1;Işık;90\n');
  await writeFile(join(own, 'sayfa.csv'), '<!DOCTYPE html><html>');
  for (const later of [30_000, 41_000]) await look(now + later);
  expect(await readdir(join(own, 'failed'))).toHaveLength(4);
  expect((await site.asAdmin(states)).data.importRuns.map(({ state }: { state: string }) => state).sort()).toEqual([
    'DONE',
    'FAILED',
    'STOPPED',
  ]);
});

test('one wrong folder stops none of the others, and says why at a run of its profile, once', async () => {
  const site = await serveTestSite();
  const wrong = await addProfile(site, 'Ağır', setup);
  const right = await addProfile(site, 'Işık', { ...setup, findBy: 'ANY' });
  const folder = await temporaryFolder();
  await writeFile(join(folder, wrong), 'a file in place of a folder');
  await mkdir(join(folder, right));
  await writeFile(join(folder, right, 'liste.csv'), file);
  const look = watchFolder(folder, site);
  const now = Date.now();
  for (const later of [0, 11_000, 22_000]) await look(now + later);
  const { data } = await site.asAdmin('{ importRuns { profileId state reasons } }');
  expect(data.importRuns).toHaveLength(2);
  expect(data.importRuns).toContainEqual(expect.objectContaining({ profileId: right, state: 'DONE' }));
  expect(data.importRuns).toContainEqual({
    profileId: wrong,
    state: 'FAILED',
    reasons: ['The folder of IMPORT_FOLDER for this profile cannot be read (ENOTDIR).'],
  });
});

test('files whose names no file system takes with a time before them are moved under shorter ones', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  const folder = await temporaryFolder();
  const own = join(folder, profile);
  await mkdir(own);
  const names = [`${'x'.repeat(240)}.csv`, `${'x'.repeat(239)}y.csv`, `${'ş'.repeat(120)}.csv`];
  for (const name of names) await writeFile(join(own, name), file);
  const look = watchFolder(folder, site);
  const now = Date.now();
  for (const later of [0, 11_000, 22_000, 33_000]) await look(now + later);
  expect(await readdir(own)).toEqual(['done']);
  const moved = await readdir(join(own, 'done'));
  expect(moved).toHaveLength(2 * names.length);
  expect(moved.filter((name) => name.endsWith('.csv'))).toHaveLength(names.length);
  expect((await site.asAdmin(states)).data.importRuns).toHaveLength(names.length);
});

test('a file that cannot be moved is imported once, and again only when it has changed', async () => {
  const site = await serveTestSite({}, {}, { logLevel: 'warn' });
  const profile = await addProfile(site, 'Işık', setup);
  const folder = await temporaryFolder();
  const own = join(folder, profile);
  await mkdir(own);
  await writeFile(join(own, 'done'), 'a file in place of a folder');
  await writeFile(join(own, 'failed'), 'another one');
  await writeFile(join(own, 'liste.csv'), file);
  const look = watchFolder(folder, site);
  const now = Date.now();
  const files = async () => {
    const { data } = await site.asAdmin('{ importRuns { fileName } }');
    return data.importRuns.filter(({ fileName }: { fileName: string }) => fileName === 'liste.csv').length as number;
  };
  for (let later = 0; later < 100_000; later += 11_000) await look(now + later);
  expect(await files()).toBe(1);
  await writeFile(join(own, 'liste.csv'), `${file}I-9;Yeni;5\n`);
  for (let later = 100_000; later < 200_000; later += 11_000) await look(now + later);
  expect(await files()).toBe(2);
});

test('what was moved is kept for thirty days, and other files that lie there are left alone', async () => {
  const site = await serveTestSite();
  const profile = await addProfile(site, 'Işık', setup);
  const folder = await temporaryFolder();
  const done = join(folder, profile, 'done');
  await mkdir(done, { recursive: true });
  const now = Date.now();
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 19).replaceAll(':', '-');
  const [old, young] = [`${daysAgo(31)} liste.csv`, `${daysAgo(29)} liste.csv`];
  for (const name of [old, `${old}.report.json`, young, 'kendi.csv']) await writeFile(join(done, name), file);
  await watchFolder(folder, site)(now);
  expect((await readdir(done)).sort()).toEqual([young, 'kendi.csv']);
});
