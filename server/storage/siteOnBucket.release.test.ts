import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { restoreBackup } from '../modules/upkeep/backup/restoreBackup.ts';
import { removeBackup } from '../modules/upkeep/backup/backupBucket.ts';
import { createTidy } from '../modules/upkeep/housekeeping/tidy.ts';
import { get } from '../testing/get.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { showPicture } from '../testing/uploads/picture.ts';
import { startS3 } from '../testing/s3/startS3.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { addDocument, documentBytes } from '../testing/uploads/uploadDocument.ts';
import { canvas, codeOf, upload } from '../testing/uploads/uploadPicture.ts';
import { storageOf } from './storageOf.ts';

/** A site whose files lie in a bucket, with a picture and a document. */
async function site() {
  const s3 = await startS3();
  const served = await serveTestSite({}, {}, { bucket: s3.bucket });
  const { data } = await upload(served, await canvas().png().toBuffer(), { name: 'İğneli Vana.png' });
  const picture = data?.uploadImage;
  if (!picture) throw new Error('The picture was not taken.');
  const document = await addDocument(served);
  const storage = await storageOf(served.images);
  const names = async (folder: string) => {
    const found: string[] = [];
    for await (const name of storage.list(folder)) found.push(name);
    return found.sort();
  };
  return { ...served, ...s3, picture, document, names, storage };
}

test('pictures and documents are served like those of a folder, even while the bucket is unavailable', async () => {
  const served = await site();
  const { origin, folder, picture, document, names, stop } = served;
  await showPicture(served, picture.url);
  const first = await get(origin + picture.url);
  expect(first.status).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'content-security-policy': expect.stringContaining('sandbox'),
    etag: expect.any(String),
  });
  const narrow = picture.variants[0]?.url ?? '';
  expect((await sharp((await get(origin + narrow)).body).metadata()).width).toBe(320);
  expect(await names('products')).toEqual([picture.url, narrow].map((url) => url.replace('/uploads/', '')).sort());
  expect(await names('documents')).toEqual([document.file.url.replace('/belgeler/', 'documents/')]);
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['.copies']);
  expect((await get(origin + narrow)).status).toBe(200);
  expect((await get(origin + document.file.url)).body).toEqual(documentBytes.PDF());

  // Another server, which does not have the file yet, sends it only to its admin.
  const other = await serveTestSite({}, {}, { bucket: served.bucket });
  const there = await get(other.origin + picture.url, { cookie: other.cookie });
  expect([there.body.equals(first.body), there.headers.etag]).toEqual([true, first.headers.etag]);

  await stop();
  expect((await get(origin + picture.url)).body).toEqual(first.body);
  expect((await get(origin + picture.url, { 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  expect((await get(origin + picture.url, { range: 'bytes=1-3' })).body.toString()).toBe('PNG');
  expect((await get(origin + narrow)).status).toBe(200);
  expect((await get(origin + document.file.url, { range: 'bytes=1-3' })).body.toString()).toBe('PDF');
  expect(codeOf(await upload(served, await canvas().png().toBuffer()))).toBe('STORAGE_UNAVAILABLE');
});

test('a picture that is deleted for good is removed from the bucket, and an unknown file is set aside there', async () => {
  const { asAdmin, origin, picture, names, storage, ...services } = await site();
  await get(origin + picture.url);
  await asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url: picture.url });
  const { data } = await asAdmin('{ bin(first: 5) { nodes { id entity } } }');
  const [binned] = data.bin.nodes;
  await asAdmin('mutation ($id: ID!) { eraseFromBin(id: $id) }', { id: binned.id });
  expect(await names('products')).toEqual([]);
  expect((await get(origin + picture.url)).status).toBe(404);

  await storage.put('products/0-stray.png', Buffer.from('x'));
  const tidy = createTidy(services);
  const now = Date.now() + 2 * 86_400_000;
  await tidy({ now });
  await tidy({ now: now + 1000 });
  expect([await names('products'), await names('.removed')]).toEqual([
    [],
    [`.removed/${new Date(now).toISOString().slice(0, 10)}/0-stray.png`],
  ]);
});

test('a backup is stored in the bucket, verified, downloaded in parts, and restored into a folder and a bucket', async () => {
  const { asAdmin, backups, origin, cookie, picture, names, storage, stop } = await site();
  const answer = await asAdmin('mutation { makeBackup { backup { name bytes } missing } }');
  expect(answer.errors).toBeUndefined();
  const made = answer.data.makeBackup;
  expect(made.missing).toEqual([]);
  const { name, bytes } = made.backup;
  expect(await names('backups')).toEqual([`backups/${name}`]);
  expect(existsSync(join(backups.folders.backups, name))).toBe(false);
  expect((await asAdmin('{ backups { name bytes } }')).data.backups).toEqual([made.backup]);
  const whole = await get(`${origin}/admin/backups/${name}`, { cookie });
  expect([whole.status, whole.body.length]).toEqual([200, bytes]);
  const part = await get(`${origin}/admin/backups/${name}`, { cookie, range: 'bytes=100-' });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-${bytes - 1}/${bytes}`]);
  expect(part.body.equals(whole.body.subarray(100))).toBe(true);

  const other = await temporaryFolder();
  const folders = { ...backups.folders, dataDir: other, backups: join(other, 'backups') };
  const picturePath = picture.url.replace('/uploads/', '');
  const before = await storage.read(picturePath);
  await storage.put(picturePath, Buffer.from('bozuk'));
  const restored = await restoreBackup(folders, name, { confirmed: true });
  expect(restored).toMatchObject({ counts: { pictures: 1, documents: 1 }, files: { replaced: [picturePath] } });
  expect(await storage.read(picturePath)).toEqual(before);
  const local = { ...folders, uploads: join(other, 'uploads') };
  const bare = await temporaryFolder();
  await restoreBackup({ ...local, dataDir: bare, backups: join(bare, 'backups') }, name);
  await removeBackup(folders, name);
  expect((await asAdmin('{ backups { name } }')).data.backups).toEqual([]);

  await storage.put('backups/nightly-2026-11-22T03-30-00-000Z.tar', Buffer.from('x'));
  const Nightly = '{ nightlyBackup { madeAt failedAt failure } }';
  expect((await asAdmin(Nightly)).data.nightlyBackup).toMatchObject({ failedAt: null, failure: null });
  await stop();
  const away = { madeAt: null, failure: 'The bucket of the backups does not answer.' };
  expect((await asAdmin(Nightly)).data.nightlyBackup).toMatchObject(away);
});
