import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/openDatabase.ts';
import { audit } from '../../../db/tables/auditTables.ts';
import { categories } from '../../../db/tables/tables.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { lastRestoreOf, restoreAndNote, tryToRestore } from './lastRestore.ts';

const Make = 'mutation { makeBackup { backup { name } } }';
const Preview =
  'mutation ($name: ID!) { previewRestore(name: $name) { madeAt counts { what now then } added replaced removed } }';
const Restore = 'mutation ($name: ID!) { restoreBackup(name: $name) }';
const addCategory = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';

async function backedUp() {
  const api = await openTestApi();
  await api.asAdmin(addCategory, { name: 'Işıklı Şamandıra' });
  const name = (await api.asAdmin(Make)).data.makeBackup.backup.name as string;
  const asked: unknown[] = [];
  const { admin, token } = api;
  const asRestoring = api.askAs({ admin, token, restore: (what) => void asked.push(what) });
  return { ...api, name, asked, asRestoring, file: join(api.backups.folders.backups, name) };
}

test('a preview says what a restore would change, and changes nothing', async () => {
  const { asAdmin, name } = await backedUp();
  await asAdmin(addCategory, { name: 'Vana' });
  const { data, errors } = await asAdmin(Preview, { name });
  expect(errors).toBeUndefined();
  expect(data.previewRestore).toMatchObject({ added: 0, replaced: 0, removed: 0 });
  expect(data.previewRestore.counts).toContainEqual({ what: 'categories', now: 2, then: 1 });
  expect(data.previewRestore.counts).toContainEqual({ what: 'enquiries', now: 0, then: 0 });
  expect((await asAdmin('{ categories { id } lastRestore { at } }')).data).toMatchObject({
    categories: [{}, {}],
    lastRestore: null,
  });
});

test('a file with one flipped byte, and one that does not exist, are refused and the site stays up', async () => {
  const { asRestoring, asked, name, file } = await backedUp();
  const bytes = readFileSync(file);
  bytes.writeUInt8((bytes[2000] ?? 0) ^ 1, 2000);
  writeFileSync(file, bytes);
  for (const operation of [Preview, Restore]) {
    const { errors } = await asRestoring(operation, { name });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'name' });
    expect(errors?.[0]?.message).toMatch(/^This backup is damaged/);
  }
  const gone = await asRestoring(Restore, { name: name.replace('vitrin', 'nightly') });
  expect(gone.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await asRestoring(Restore, { name: '../site.db' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(asked).toEqual([]);
});

test('a valid backup is restored on behalf of the admin; a process that cannot restore says what can', async () => {
  const { asRestoring, asAdmin, asked, name } = await backedUp();
  expect((await asRestoring(Restore, { name })).data.restoreBackup).toBe(true);
  expect(asked).toEqual([{ name, admin: 'admin@vitrin.example' }]);
  expect((await asAdmin(Restore, { name })).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('a note says where the old state is kept, and the restored audit log gets one entry', async () => {
  const { backups, file, name } = await backedUp();
  const folder = await temporaryFolder();
  const other = foldersOf(folder);
  const settings = { ...backups, folders: other };
  copyFileSync(file, join(folder, name));
  const { keptIn = '' } = await restoreAndNote(settings, { file: join(folder, name), admin: null });
  expect(await lastRestoreOf(other.backups)).toMatchObject({
    name,
    admin: null,
    keptIn: basename(keptIn),
    failure: null,
  });
  const db = await openDatabase(folder);
  const entries = (await db.select().from(audit)).filter(({ event }) => event === 'BACKUP_RESTORED');
  expect(entries.map(({ about }) => about)).toEqual([
    `${name}; all sessions and open invitations have ended; what was before is in backups/${basename(keptIn)}`,
  ]);
  expect(await db.$count(categories)).toBe(1);
  db.close();
});

test('a restore that fails is noted and logged, and changes nothing', async () => {
  const { asAdmin, backups, file, log, logged, name } = await backedUp();
  // The restore fails since this process has the site open.
  await tryToRestore(backups, { file, admin: 'ece@firma.com.tr' }, log);
  const { data } = await asAdmin('{ categories { id } lastRestore { name admin madeAt keptIn failure } }');
  expect(data.categories).toHaveLength(1);
  expect(data.lastRestore).toEqual({
    name,
    admin: 'ece@firma.com.tr',
    madeAt: null,
    keptIn: null,
    failure: 'The site is running: stop it first, then restore. Nothing was changed.',
  });
  expect(logged).toContainEqual(expect.objectContaining({ msg: 'a backup could not be restored' }));
});
