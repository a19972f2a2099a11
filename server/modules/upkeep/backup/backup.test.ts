import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../db/openDatabase.ts';
import { categories } from '../../../db/tables/tables.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { unlessDamaged } from './unlessDamaged.ts';
import { inGate } from '../../../testing/inGate.ts';

const passphrase = 'çok gizli bir söz ğüş';

function raise(error: Error): never {
  throw error;
}

const kept = ({ backups }: { backups: string }) =>
  readdirSync(backups).filter((name) => !name.startsWith('backup.lock'));

async function site() {
  const api = await openTestApi();
  const folders = foldersOf(api.folder);
  await api.asAdmin('mutation { createCategory(input: { name: "Işıklı Şamandıra" }) { id } }');
  const url = await addPicture(api);
  const close = () => {
    api.changes.close();
    api.heavyWork.close();
    api.db.close();
  };
  return { ...api, folders, picture: join(api.folder, url.slice(1)), close };
}

/** Reads the names of the categories from the folder of a site that is not running. */
async function namesIn(dataDir: string) {
  const db = await openDatabase(dataDir);
  const rows = await db.select().from(categories);
  db.close();
  return rows.map(({ name }) => name);
}

test.each([undefined, passphrase])(
  'a backup is restored as it was, on another machine too (passphrase: %s)',
  async (passphrase) => {
    const { folders, picture } = await site();
    const made = await makeBackup(folders, { passphrase });
    expect(made).toMatchObject({ counts: { categories: 1, pictures: 1, admins: 1 }, missing: [] });
    expect(readFileSync(made.file).includes('Şamandıra')).toBe(passphrase === undefined);

    const other = foldersOf(await temporaryFolder());
    const told = await restoreBackup(other, made.file, { passphrase });
    expect(told).toMatchObject({ current: null, counts: made.counts });
    expect(existsSync(join(other.dataDir, 'site.db'))).toBe(false);
    await restoreBackup(other, made.file, { passphrase, confirmed: true });
    expect(await namesIn(other.dataDir)).toEqual(['Işıklı Şamandıra']);
    const restored = join(other.uploads, 'products', readdirSync(join(other.uploads, 'products'))[0] ?? '');
    expect(readFileSync(restored)).toEqual(readFileSync(picture));
    expect(kept(other)).toEqual([expect.stringMatching(/^before-restore-/)]);
  },
);

test('the state before a restore is kept, and can be put back by hand', async () => {
  const { folders, picture, asAdmin, close } = await site();
  const { file } = await makeBackup(folders);
  await asAdmin('mutation { createCategory(input: { name: "Vana" }) { id } }');
  rmSync(picture);
  const later = join(folders.uploads, 'products', '9-sonra.png');
  writeFileSync(later, 'x');
  close();

  const { current, files, keptIn = '' } = await restoreBackup(folders, file, { confirmed: true });
  expect(current?.categories).toBe(2);
  expect([files.added.length, files.removed]).toEqual([1, ['products/9-sonra.png']]);
  expect([existsSync(picture), existsSync(later)]).toEqual([true, false]);
  expect(await namesIn(folders.dataDir)).toEqual(['Işıklı Şamandıra']);
  expect(await namesIn(keptIn)).toEqual(['Işıklı Şamandıra', 'Vana']);
  expect(readFileSync(join(keptIn, 'uploads/products/9-sonra.png'), 'utf8')).toBe('x');
});

test('a site that is running is not replaced', async () => {
  const { folders, picture, asAdmin } = await site();
  const { file } = await makeBackup(folders);
  await asAdmin('mutation { createCategory(input: { name: "Vana" }) { id } }');
  await expect(restoreBackup(folders, file, { confirmed: true })).rejects.toThrow('The site is running: stop it first');
  expect((await asAdmin('{ categories { name } }')).data.categories).toHaveLength(2);
  expect((await asAdmin('mutation { createCategory(input: { name: "Pompa" }) { id } }')).errors).toBeUndefined();
  expect(existsSync(picture)).toBe(true);
});

test('a damaged database can be replaced by a restore', async () => {
  const { folders, close } = await site();
  const { file } = await makeBackup(folders);
  close();
  writeFileSync(join(folders.dataDir, 'site.db'), 'no database at all');
  const { current, keptIn = '' } = await restoreBackup(folders, file, { confirmed: true });
  expect(current).toBeNull();
  expect(await namesIn(folders.dataDir)).toEqual(['Işıklı Şamandıra']);
  expect(readFileSync(join(keptIn, 'site.db'), 'utf8')).toBe('no database at all');
});

test('only damage lets a restore do without the database of the site: other failures are thrown as they came', async () => {
  const { folders, close } = await site();
  const { file } = await makeBackup(folders);
  close();
  const database = join(folders.dataDir, 'site.db');
  const whole = readFileSync(database);
  // SQLite answers that it is malformed, that it ends too early, that its pages contradict each other, that it is empty.
  const noise = Buffer.from(whole).fill('x', 4096, whole.length - 4096);
  const swapped = Buffer.concat([whole.subarray(0, 8192), whole.subarray(12_288), whole.subarray(8192, 12_288)]);
  for (const bytes of [noise, whole.subarray(0, 5000), swapped, Buffer.alloc(0)]) {
    writeFileSync(database, bytes);
    expect((await restoreBackup(folders, file)).current).toBeNull();
  }
  writeFileSync(database, whole);
  rmSync(database);
  mkdirSync(database);
  const failure = await restoreBackup(folders, file, { confirmed: true }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'SQLITE_CANTOPEN' });
  expect(readdirSync(database)).toEqual([]);
  rmSync(database, { recursive: true });
  writeFileSync(database, whole);
  expect((await restoreBackup(folders, file)).current).toMatchObject({ categories: 1 });
  for (const code of [
    'SQLITE_FULL',
    'SQLITE_IOERR_SHMSIZE',
    'SQLITE_BUSY',
    'SQLITE_READONLY_DIRECTORY',
    'SQLITE_PERM',
  ]) {
    const error = new Sqlite.SqliteError('database or disk is full', code);
    expect(() => unlessDamaged(database, () => raise(error)), code).toThrow(error);
  }
  for (const code of ['SQLITE_CORRUPT_INDEX', 'SQLITE_NOTADB', 'SQLITE_IOERR_READ', 'SQLITE_IOERR_DATA'])
    expect(
      unlessDamaged(database, () => raise(new Sqlite.SqliteError('', code))),
      code,
    ).toBeNull();
});

test.each([
  // These are heads, names, contents, padding, the end of the archive, and the checksum behind it.
  [undefined, [0, 20, 100, 600, 1024, 0.3, 0.5, 0.9, -600, -33, -1]],
  // Each try takes half a second, as a guess does: contents, tag, head and salt.
  [passphrase, [0.5, -1, 0, 20].slice(0, inGate(1, 4))],
])('one flipped byte anywhere is refused (passphrase: %s)', { timeout: 60_000 }, async (passphrase, places) => {
  const { folders } = await site();
  const { file } = await makeBackup(folders, { passphrase });
  const bytes = readFileSync(file);
  const damaged = `${file}.damaged`;
  const refused = (contents: Buffer, what: string) => {
    writeFileSync(damaged, contents);
    return expect(restoreBackup(folders, damaged, { passphrase }), what).rejects.toThrow(/^This (backup|file) is/);
  };
  for (const place of places) {
    const copy = Buffer.from(bytes);
    const at = place < 0 ? bytes.length + place : place < 1 ? Math.floor(bytes.length * place) : place;
    copy.writeUInt8((copy[at] ?? 0) ^ 1, at);
    await refused(copy, `byte ${at}`);
  }
  for (const length of [bytes.length - 1, 700, 10, 0].slice(0, inGate(1, 4)))
    await refused(bytes.subarray(0, length), `${length} bytes`);
});

test('an encrypted backup without the passphrase, or with another, says what is missing', async () => {
  const { folders } = await site();
  const { file } = await makeBackup(folders, { passphrase });
  await expect(restoreBackup(folders, file)).rejects.toThrow('This backup is encrypted: set BACKUP_PASSPHRASE.');
  await expect(restoreBackup(folders, file, { passphrase: 'başka bir söz' })).rejects.toThrow(
    'was made with another passphrase',
  );
});

test('a backup during a thousand writes holds one moment in between, and the writes continue', async () => {
  const { folders, db } = await site();
  let written = 0;
  const writing = (async () => {
    for (; written < 1000; written++) {
      const id = String(written).padStart(4, '0');
      await db.write(async (tx) => tx.insert(categories).values({ id, name: `Vana ${id}` }));
    }
  })();
  while (written < 100) await new Promise(setImmediate);
  const made = await makeBackup(folders);
  await writing;
  const other = foldersOf(await temporaryFolder());
  await restoreBackup(other, made.file, { confirmed: true });
  const names = (await namesIn(other.dataDir)).filter((name) => name.startsWith('Vana')).sort();
  expect(names.length).toBeGreaterThanOrEqual(100);
  // It has each row up to that moment, and none after it.
  expect(names).toEqual(names.map((_, n) => `Vana ${String(n).padStart(4, '0')}`));
  expect(await db.$count(categories)).toBe(1001);
});

test('unfinished files and files set aside are not in a backup, and files left by a killed backup are removed', async () => {
  const { folders } = await site();
  mkdirSync(join(folders.uploads, '.removed', '2026-11-01'), { recursive: true });
  writeFileSync(join(folders.uploads, '.removed', '2026-11-01', '1-eski.png'), 'x');
  writeFileSync(join(folders.uploads, 'products', '.2-yarim.png.part'), 'x');
  mkdirSync(join(folders.backups, '.work-dead'), { recursive: true });
  const { file } = await makeBackup(folders);
  expect(kept(folders)).toEqual([expect.stringMatching(/^vitrin-.*Z\.tar$/)]);
  const { files } = await restoreBackup(foldersOf(await temporaryFolder()), file);
  expect(files.added).toHaveLength(1);
});
