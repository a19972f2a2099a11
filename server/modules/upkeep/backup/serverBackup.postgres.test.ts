import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { admin } from '../../../cli/admin.ts';
import { backup } from '../../../cli/backup.ts';
import { run, type Command } from '../../../cli/command.ts';
import { migrate } from '../../../db/sqlite/migrate.ts';
import { rowsIn } from '../../../db/sqlite/snapshot.ts';
import { replaceServer } from '../../../db/move/serverCopies.ts';
import { aloneOn } from '../../../db/postgres/lock.ts';
import { rowsOf } from '../../../db/postgres/rowsOf.ts';
import { categories } from '../../../db/tables/tables.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi, temporaryFolder } from '../../../testing/openTestApi.ts';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { foldersOf } from '../../../testing/siteFolders.ts';
import { databaseOf } from '../../../testing/postgres/databaseOf.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { exportContent } from '../content/content.export.ts';
import { makeBackup, makeWhole } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { isThin } from './thinBackups.ts';

const addCategory = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';
const Make = 'mutation { makeBackup { backup { name } missing } }';
const Preview = 'mutation ($name: ID!) { previewRestore(name: $name) { counts { what now then } added } }';

async function site() {
  const api = await openTestApi();
  await api.asAdmin(addCategory, { name: 'Işıklı Şamandıra' });
  await api.asVisitor(SendEnquiry, { input: enquiryInput() });
  await addPicture(api);
  const close = () => {
    api.changes.close();
    api.heavyWork.close();
    api.db.close();
  };
  return { ...api, folders: api.backups.folders, close };
}

const picturesIn = (uploads: string) =>
  readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const namesIn = (folder: string) => {
  const file = new Sqlite(join(folder, 'site.db'), { readonly: true });
  onTestFinished(() => void file.close());
  return file.prepare('select name from categories order by name').pluck().all();
};

async function open(folder: string) {
  const db = await openTestDatabase(folder);
  onTestFinished(() => db.close());
  return db;
}

test('a backup of a database on a server is restored there, and the state before is kept', async () => {
  const { asAdmin, db, folder, folders, close } = await site();
  const before = JSON.stringify(await exportContent(db));
  const made = (await asAdmin(Make)).data.makeBackup;
  expect(made.missing).toEqual([]);
  const { name } = made.backup;
  await asAdmin(addCategory, { name: 'Vana' });
  await asAdmin(addCategory, { name: 'Zincir' });
  const { data } = await asAdmin(Preview, { name });
  expect(data.previewRestore.counts).toContainEqual({ what: 'categories', now: 3, then: 1 });
  expect(data.previewRestore.counts).toContainEqual({ what: 'enquiries', now: 1, then: 1 });
  await expect(restoreBackup(folders, name, { confirmed: true })).rejects.toThrow(/^There is no file/);
  const file = join(folders.backups, name);
  await expect(restoreBackup(folders, file, { confirmed: true })).rejects.toThrow(
    /^The site is running on postgres:.*: stop it first\. Nothing was changed\.$/,
  );
  close();

  const { keptIn = '', counts } = await restoreBackup(folders, file, { confirmed: true });
  expect(counts).toMatchObject({ categories: 1, enquiries: 1, pictures: 1, admins: 1 });
  expect(namesIn(keptIn)).toEqual(['Işıklı Şamandıra', 'Vana', 'Zincir']);
  const restored = await open(folder);
  expect(JSON.stringify(await exportContent(restored))).toBe(before);
  const [next] = await restored.write((tx) =>
    rowsOf<{ seq: number }>(tx, sql`select nextval(pg_get_serial_sequence('enquiries', 'seq')) as seq`),
  );
  expect(next?.seq).toBe(2);
});

test('a thin night of a database on a server is restored there, and so is its whole form', async () => {
  const { asAdmin, db, folder, folders, close } = await site();
  const before = JSON.stringify(await exportContent(db));
  const pictures = picturesIn(folders.uploads);
  const { file } = await makeBackup(folders, { kind: 'nightly', isThin: true, now: Date.now() });
  const whole = join(await temporaryFolder(), 'nightly.tar');
  await makeWhole(folders.backups, file, undefined, whole);
  expect([await isThin(file, undefined), await isThin(whole, undefined)]).toEqual([true, false]);
  await asAdmin(addCategory, { name: 'Vana' });
  close();
  for (const from of [file, whole]) {
    rmSync(join(folders.uploads, 'products'), { recursive: true });
    await restoreBackup(folders, from, { confirmed: true });
    const restored = await open(folder);
    expect(JSON.stringify(await exportContent(restored))).toBe(before);
    expect(picturesIn(folders.uploads)).toEqual(pictures);
    restored.close();
  }
});

test('a backup made during a thousand writes holds one moment in between', async () => {
  const { db, folders } = await site();
  let isOver = false;
  let written = 0;
  const writing = (async () => {
    for (; !isOver; written++) {
      await db.write(async (tx) => {
        await tx.insert(categories).values({ id: `a-${written}`, name: 'çift' });
        await tx.insert(categories).values({ id: `b-${written}`, name: 'çift' });
      });
    }
  })();
  const { file, counts } = await makeBackup(folders);
  isOver = true;
  await writing;
  expect(existsSync(file)).toBe(true);
  expect((counts.categories ?? 0) % 2).toBe(1);
});

test('a backup from a server can be restored into a folder, and into an empty database', async () => {
  const { db, folders } = await site();
  const before = JSON.stringify(await exportContent(db));
  const { file } = await makeBackup(folders);
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
  const inFolder = foldersOf(folder);
  await restoreBackup(inFolder, file, { confirmed: true });
  expect(namesIn(folder)).toEqual(['Işıklı Şamandıra']);
  const { admins, sessions } = rowsIn(join(folder, 'site.db'), ['admins', 'sessions']);
  expect([admins?.length, sessions]).toEqual([1, []]);

  const url = (await databaseOf(other)) ?? '';
  await restoreBackup({ ...inFolder, uploads: join(other, 'uploads'), databaseUrl: url }, file, { confirmed: true });
  expect(JSON.stringify(await exportContent(await open(other)))).toBe(before);
});

test('a restore that fails in the middle leaves every row and number as it was', async () => {
  const { db, folder, folders, close } = await site();
  const { file } = await makeBackup(folders);
  await db.write(async (tx) => {
    await tx.insert(categories).values({ id: 'vana', name: 'Vana' });
    await rowsOf(tx, sql`select setval(pg_get_serial_sequence('enquiries', 'seq'), 41)`);
    await rowsOf(
      tx,
      sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`,
    );
    // This table is written last.
    await rowsOf(tx, sql`create trigger broken before insert on enquiry_rows execute function broken()`);
  });
  close();
  await expect(restoreBackup(folders, file, { confirmed: true })).rejects.toThrow('full');
  const after = await open(folder);
  expect((await after.select().from(categories)).map(({ id }) => id)).toContain('vana');
  const [next] = await after.write(async (tx) => {
    await rowsOf(tx, sql`drop trigger broken on enquiry_rows`);
    await rowsOf(tx, sql`drop function broken`);
    return rowsOf<{ seq: number }>(tx, sql`select nextval(pg_get_serial_sequence('enquiries', 'seq')) as seq`);
  });
  expect(next?.seq).toBe(42);
});

test('a backup of an earlier version is migrated', async () => {
  const [folder, other] = [await temporaryFolder(), await temporaryFolder()];
  const migrationsFolder = join(folder, 'migrations');
  cpSync('server/db/migrations', migrationsFolder, { recursive: true });
  const journal = join(migrationsFolder, 'meta/_journal.json');
  const { entries, ...more } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: unknown[] };
  writeFileSync(journal, JSON.stringify({ ...more, entries: entries.slice(0, -5) }));
  const earlier = new Sqlite(join(folder, 'site.db'));
  await migrate(earlier, { migrationsFolder, backupsFolder: folder });
  earlier.exec(`insert into categories (id, name) values ('vana', 'Vana')`);
  earlier.close();
  await replaceServer((await databaseOf(other)) ?? '', join(folder, 'site.db'));
  expect((await (await open(other)).select().from(categories)).map(({ name }) => name)).toEqual(['Vana']);
});

test('a command works on the site of the server, and creates none where there is none', async () => {
  const { folder, folders } = await site();
  const other = await temporaryFolder();
  const ended = async (made: Command, dataDir: string, url = '') => {
    const [said, warned]: [string[], string[]] = [[], []];
    const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: url };
    const code = await run(made, made === admin ? ['list'] : [], {
      environment,
      say: (line) => void said.push(line),
      warn: (line) => void warned.push(line),
    });
    return { code, said: said.join(), last: warned.at(-1) };
  };
  expect(await ended(admin, other, folders.databaseUrl)).toMatchObject({
    code: 1,
    last: `There is no site.key in ${other}: check DATA_DIR.`,
  });
  cpSync(join(folder, 'site.key'), join(other, 'site.key'));
  expect(await ended(admin, folder, folders.databaseUrl)).toMatchObject({
    code: 0,
    said: expect.stringContaining('@'),
  });
  // The database was created for a site that has not started yet.
  const nowhere = (await databaseOf(other)) ?? '';
  const rename = (from: string, to: string) =>
    aloneOn(nowhere, (tx) => rowsOf(tx, sql.raw(`alter table ${from} rename to ${to}`)));
  await rename('__drizzle_migrations', 'aside');
  for (const made of [admin, backup])
    expect(await ended(made, other, nowhere)).toMatchObject({
      code: 1,
      last: expect.stringMatching(/^There is no site in postgres:.*: check DATABASE_URL\.$/),
    });
  expect(readdirSync(other)).toEqual(['site.key']);
  await rename('aside', '__drizzle_migrations');
});
