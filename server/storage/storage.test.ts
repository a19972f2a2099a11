import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { key, startS3 } from '../testing/s3/startS3.ts';
import type { FileStorage } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';
import { createKept } from './keptCopies.ts';
import { storageOf } from './storageOf.ts';

const kinds: [kind: string, open: (folder: string) => Promise<FileStorage>][] = [
  ['a folder', (folder) => storageOf({ folder })],
  ['a bucket', async (folder) => storageOf({ folder, bucket: (await startS3()).bucket })],
];

async function namesIn(storage: FileStorage, folder: string) {
  const names: string[] = [];
  for await (const name of storage.list(folder)) names.push(name);
  return names.sort();
}

const bytes = Buffer.from('İç çap 25 mm');

test.each(kinds)('%s returns a stored file, whole and in parts', async (_, open) => {
  const storage = await open(await temporaryFolder());
  const before = Date.now() - 2000;
  await storage.put('products/1-vana.png', bytes);
  await storage.put('products/1-vana.png', bytes);
  expect(await storage.read('products/1-vana.png')).toEqual(bytes);
  const part = await storage.stream('products/1-vana.png', { start: 3, end: 5 });
  expect(part && (await buffer(part))).toEqual(bytes.subarray(3, 6));
  const facts = await storage.facts('products/1-vana.png');
  expect(facts).toMatchObject({ bytes: bytes.length });
  expect(facts?.modifiedAt).toBeGreaterThan(before);
  expect(readFileSync((await storage.local('products/1-vana.png')) ?? '')).toEqual(bytes);
});

test.each(kinds)('%s reports missing files as missing', async (_, open) => {
  const storage = await open(await temporaryFolder());
  const name = 'products/2-yok.png';
  expect([await storage.read(name), await storage.stream(name), await storage.facts(name)]).toEqual([null, null, null]);
  await storage.remove(name);
  await storage.removeFolder('products');
  await storage.rename(name, '.removed/2026-11-22/2-yok.png');
  expect([await namesIn(storage, 'products'), await namesIn(storage, '.removed')]).toEqual([[], []]);
});

test.each(kinds)('%s stores a large file from the disk, and lists, renames and removes files', async (_, open) => {
  const folder = await temporaryFolder();
  const storage = await open(folder);
  // The file is longer than one part.
  const large = Buffer.alloc(20 * 1024 * 1024, 'çelik');
  writeFileSync(join(folder, 'sent'), large);
  await storage.take('documents/3-katalog.pdf', join(folder, 'sent'));
  expect((await storage.read('documents/3-katalog.pdf'))?.equals(large)).toBe(true);
  expect(() => readFileSync(join(folder, 'sent'))).toThrow('ENOENT');

  for (const name of ['products/4-a.png', 'products/5-b.png']) await storage.put(name, bytes);
  await storage.local('products/4-a.png');
  await storage.rename('products/4-a.png', '.removed/2026-11-22/4-a.png');
  expect(await namesIn(storage, 'products')).toEqual(['products/5-b.png']);
  expect(await namesIn(storage, '.removed')).toEqual(['.removed/2026-11-22/4-a.png']);
  await storage.removeFolder('.removed/2026-11-22');
  await storage.remove('products/5-b.png');
  expect(await namesIn(storage, '.removed')).toEqual([]);
  const gone = await storage.local('products/4-a.png');
  expect(() => readFileSync(gone ?? join(folder, 'sent'))).toThrow('ENOENT');
  expect(await namesIn(storage, 'documents')).toEqual(['documents/3-katalog.pdf']);
});

test('a copy of a file is served while the bucket is unavailable', async () => {
  const folder = await temporaryFolder();
  const { bucket, stop } = await startS3();
  const storage = await storageOf({ folder, bucket });
  await storage.put('products/6-vana.png', bytes);
  await storage.local('products/6-vana.png');
  await stop();
  expect(readFileSync((await storage.local('products/6-vana.png')) ?? '')).toEqual(bytes);
  await expect(storage.put('products/7-vana.png', bytes)).rejects.toMatchObject({ problem: 'unavailable' });
});

test('a file that another server deleted is gone an hour later', async () => {
  const source = folderStorage(await temporaryFolder());
  const kept = await createKept(await temporaryFolder(), source);
  const [gone, left] = ['products/8-vana.png', 'products/9-vana.png'];
  for (const name of [gone, left]) {
    await source.put(name, bytes);
    await kept.path(name);
  }
  await source.remove(gone);
  expect(readFileSync((await kept.path(gone)) ?? '')).toEqual(bytes);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_700_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await kept.path(gone)).toBeNull();
  expect(readFileSync((await kept.path(left)) ?? '')).toEqual(bytes);
});

test('a bucket is listed completely, however many pages it has', async () => {
  const asked: (string | null)[] = [];
  // s3rver answers with a single page.
  const server = createServer((req, res) => {
    const query = new URL(req.url ?? '', 'http://x').searchParams;
    const token = query.get('continuation-token');
    if (query.get('prefix') === 'site/products/') asked.push(token);
    const page = Number(token ?? 0);
    const contents =
      query.get('prefix') === 'site/products/' ? `<Contents><Key>site/products/${page}.png</Key></Contents>` : '';
    const next = page < 2 ? `<NextContinuationToken>${page + 1}</NextContinuationToken>` : '';
    res.setHeader('Content-Type', 'application/xml');
    res.end(`<?xml version="1.0"?><ListBucketResult><Name>vitrin</Name>${contents}${next}</ListBucketResult>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const bucket = { name: 'vitrin', prefix: 'site/', endpoint, region: 'us-east-1', ...key };
  const storage = await storageOf({ folder: await temporaryFolder(), bucket });
  expect(await namesIn(storage, 'products')).toEqual(['products/0.png', 'products/1.png', 'products/2.png']);
  expect(asked).toEqual([null, '1', '2']);
});
