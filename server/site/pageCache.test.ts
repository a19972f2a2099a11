import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Encoding } from '../http/encoding.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { createPageCache, type Page } from './pageCache.ts';

const text = randomBytes(30_000).toString('hex');
const page = (revision: number): Page => ({
  revision,
  place: '',
  status: 200,
  etag: 'W/"1"',
  bodies: new Map<Encoding, Buffer>([['identity', Buffer.from(text)]]),
  answered: undefined,
  isOwn: false,
  timesSent: 0,
});

/** Random digits take up half of their place when they are compressed. */
test('a page takes up the room of what is kept of it: of one that was compressed, that form alone', async () => {
  const db = await openTestDatabase(await temporaryFolder());
  const cache = createPageCache(db);
  const ask = async (encoding: Encoding) =>
    (await cache.getOrRender('/', encoding, () => Promise.resolve(page(db.revision())))).bodies.get(encoding);
  expect((await ask('identity'))?.toString()).toBe(text);
  expect(cache.figures().bytes).toBeGreaterThan(60_000);
  const compressed = await ask('br');
  expect(compressed?.length).toBeLessThan(36_000);
  expect(compressed?.buffer.byteLength).toBe(compressed?.length);
  expect(cache.figures().bytes).toBeLessThan(36_000);
  expect((await ask('identity'))?.toString()).toBe(text);
  await ask('gzip');
  expect([...(cache.peek('/')?.bodies.keys() ?? [])].sort()).toEqual(['br', 'gzip']);
  expect(cache.figures()).toMatchObject({ entries: 1 });
  db.close();
});

test('pages that come while there is no room push out those that were sent longest ago', async () => {
  const db = await openTestDatabase(await temporaryFolder());
  const cache = createPageCache(db, 150_000);
  const ask = (path: string) => cache.getOrRender(path, 'identity', () => Promise.resolve(page(db.revision())));
  for (const path of ['/1', '/2', '/1', '/3']) await ask(path);
  expect(['/1', '/2', '/3'].map((path) => cache.peek(path) !== undefined)).toEqual([true, false, true]);
  db.close();
});
