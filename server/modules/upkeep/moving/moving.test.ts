import { join, resolve } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createProgress, unfollowed } from '../../../jobs/progress.ts';
import { storageOf } from '../../../storage/storageOf.ts';
import { holdsUploads, moveNote } from '../../../storage/uploadFolders.ts';
import { noteTable } from '../../../db/sqlite/moveNote.ts';
import { openDatabase } from '../../../db/openDatabase.ts';
import { temporaryFolder } from '../../../testing/openTestApi.ts';
import { startS3 } from '../../../testing/s3/startS3.ts';
import { sha256 } from '../../../testing/uploads/uploadPicture.ts';
import { readPlaces } from './movePlaces.ts';
import { moveFiles } from './moveFiles.ts';

const url = 'postgres://vitrin@db/vitrin';
const bucket = 's3://vitrin/site';

test.each([
  [['data'], [url], { from: { folder: resolve('data') }, to: { database: url } }],
  [[bucket, url], ['/srv/data'], { from: { bucket, database: url }, to: { folder: '/srv/data' } }],
  [['data'], ['DATABASE_URL', 'STORAGE_URL'], { from: { folder: resolve('data') }, to: { database: url, bucket } }],
  [['data'], ['other'], undefined],
  [['data'], [url, url], undefined],
  [[url], [bucket], undefined],
  [['data'], ['mysql://db/vitrin'], undefined],
  // A mistyped address is not a folder.
  [['data'], ['postgres:/vitrin@db/vitrin'], undefined],
  [['data'], ['s3:vitrin'], undefined],
  [['data'], [], undefined],
  [[], [url], undefined],
])('the places from %j to %j are read as one move or refused', (from, to, ends) => {
  expect(readPlaces(from, to, { DATABASE_URL: url, STORAGE_URL: bucket })).toEqual(ends);
});

test('the name of a setting that is not set is not a place', () => {
  expect(readPlaces(['data'], ['DATABASE_URL'])).toBeUndefined();
});

test('files move into a bucket and back, even after an interruption, and no other move interferes', async () => {
  const { bucket } = await startS3();
  const [here, there] = [await temporaryFolder(), await temporaryFolder()];
  const [from, to] = [await storageOf({ folder: here }), await storageOf({ folder: here, bucket })];
  const files = new Map(Array.from({ length: 30 }, (_, n) => [`products/${n}-vana.png`, Buffer.from(`vana ${n}`)]));
  files.set('documents/1-katalog.pdf', Buffer.from('katalog'));
  for (const [name, bytes] of files) await from.put(name, bytes);
  await from.put('products/.half.part', Buffer.from('x'));
  await from.put('.removed/2026-11-22/1-stray.png', Buffer.from('x'));

  let done = 0;
  const broken = createProgress(
    () => undefined,
    () => ++done > 10,
  );
  const move = { from, to, origin: here, target: 's3://vitrin/deneme' };
  await expect(moveFiles(move, broken)).rejects.toMatchObject({ kind: 'canceled' });
  expect((await to.read(moveNote))?.toString()).toBe(here);
  await expect(moveFiles({ ...move, origin: '/srv/other' }, unfollowed())).rejects.toThrow(
    `In s3://vitrin/deneme lies a half of a move from ${here}: go on with that one, or empty it.`,
  );
  // A file that was copied in part has another size.
  await to.put('products/0-vana.png', Buffer.from('va'));

  const expected = [...files].map(([name, bytes]) => ({ name, sha256: sha256(bytes) }));
  const inOrder = expected.sort((a, b) => (a.name < b.name ? -1 : 1));
  expect(await moveFiles(move, unfollowed())).toEqual(inOrder);
  expect(await to.read(moveNote)).toBeNull();
  await expect(moveFiles(move, unfollowed())).rejects.toThrow(/^There are files in s3:.* already/);

  const back = await storageOf({ folder: there });
  const moved = await moveFiles({ from: to, to: back, origin: 's3://vitrin/deneme', target: there }, unfollowed());
  expect(moved).toEqual(inOrder);
  expect(await holdsUploads(from)).toBe(true);
});

test('no site starts on a file into which a move is not finished', async () => {
  const folder = await temporaryFolder();
  (await openDatabase(folder)).close();
  const file = new Sqlite(join(folder, 'site.db'));
  file.exec(`create table ${noteTable} (key text primary key, place text not null)`);
  file.close();
  await expect(openDatabase(folder)).rejects.toThrow(
    /^A move into .*site\.db is not finished: go on with it by the same/,
  );
});
