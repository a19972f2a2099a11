import { once } from 'node:events';
import { mkdir, readdir, readlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { unlessMissing } from '../storage/files.ts';
import { get } from '../testing/get.ts';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { inGate } from '../testing/inGate.ts';

let origin: string;
let cookie: string;
const script = 'console.log(1);'.repeat(200);
/** This is more than the buffers of a socket hold, so that a download can be broken off in the middle. */
const large = Buffer.alloc(4 * 1024 * 1024, 7);

beforeEach(async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'assets/entry-1.js'), script);
  await writeFile(join(folder, 'assets/entry-1.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/entry-1.js.gz'), gzipSync(script));
  await writeFile(join(folder, 'large.png'), large);
  await writeFile(join(folder, 'favicon.ico'), 'x');
  await writeFile(join(folder, '.vite/manifest.json'), '{}');
  const site = await serveTestSite({}, { folder });
  await mkdir(join(site.images.folder, 'products'), { recursive: true });
  await writeFile(join(site.images.folder, 'products/1-large.png'), large);
  // No page shows the picture, so that only admins may load it.
  ({ origin, cookie } = site);
});

/** Requests a file, and hangs up at the first bytes or after the last. */
const download = (path: string, until: 'first' | 'last') =>
  new Promise<void>((resolve) => {
    const asked = request(origin + path, { agent: false, headers: { cookie } }, (res) => {
      expect(res.statusCode).toBe(200);
      res.on(until === 'first' ? 'data' : 'end', () => asked.destroy());
      res.resume();
    });
    asked.on('close', resolve);
    asked.on('error', () => undefined);
    asked.end();
  });

// Files of the build are sent from memory.
test.each([
  ['/large.png', 0],
  ['/uploads/products/1-large.png', 1],
])('no download of %s leaves its file open, however it ends', async (path, opened) => {
  // Other open files belong to connections, of this site and of its database.
  const isOpen = async (fd: string) =>
    Boolean((await unlessMissing(readlink(`/proc/self/fd/${fd}`)))?.endsWith(basename(path)));
  const openTimes = async () => {
    const open = await Promise.all((await readdir('/proc/self/fd')).map(isOpen));
    return open.filter(Boolean).length;
  };
  const held = request(origin + path, { agent: false, headers: { cookie } }).end();
  await once(held, 'response');
  expect(await openTimes()).toBe(opened);
  held.destroy();
  for (let round = 0; round < inGate(2, 10); round++) {
    await Promise.all(Array.from({ length: 10 }, (_, n) => download(path, n % 2 ? 'first' : 'last')));
  }
  await expect.poll(openTimes, { timeout: 10_000 }).toBe(0);
});

test('a file is sent in an encoding that the client accepts, and revalidated by its ETag', async () => {
  const plain = await get(`${origin}/assets/entry-1.js`);
  expect(plain.body.toString()).toBe(script);
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  const br = await get(`${origin}/assets/entry-1.js`, { 'accept-encoding': 'gzip, br' });
  expect([br.headers['content-encoding'], br.body]).toEqual(['br', brotliCompressSync(script)]);
  const again = await get(`${origin}/assets/entry-1.js`, { 'if-none-match': plain.headers.etag ?? '' });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get(`${origin}/favicon.ico`)).headers['content-type']).toBe('image/x-icon');
  expect((await get(`${origin}/large.png`, {}, 'HEAD')).headers['content-length']).toBe(String(large.length));
});

test.each(['bytes=5-1', 'bytes=-5', 'bytes=0-0', 'bytes=9999999999-', 'bytes=x'])(
  'the range %s is answered correctly, for built files and for uploads',
  async (range) => {
    for (const path of ['/large.png', '/uploads/products/1-large.png']) {
      const { status, headers, body } = await get(origin + path, { range, cookie });
      const [first, last] =
        /^bytes (\d+)-(\d+)\//
          .exec(headers['content-range'] ?? '')
          ?.slice(1)
          .map(Number) ?? [];
      if (status === 206) {
        expect(range === 'bytes=-5' ? [large.length - 5, large.length - 1] : [0, 0]).toEqual([first, last]);
        expect(body.length).toBe((last ?? 0) - (first ?? 0) + 1);
      } else if (status === 200) expect(body.length).toBe(large.length);
      else expect([status, headers['content-range']]).toEqual([416, `bytes */${large.length}`]);
    }
  },
);

test.each(['/.vite/manifest.json', '/assets/entry-1.js.br', '/assets/../.vite/manifest.json', '/assets', '/%2e%2e/x'])(
  '%s is not served',
  async (path) => {
    const { headers, body } = await get(origin + path);
    expect([headers['content-type']?.includes('javascript'), body.toString()]).not.toEqual([true, script]);
    expect(body.toString()).not.toBe('{}');
  },
);
