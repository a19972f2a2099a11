import { cpSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { connect } from './db/sqliteDatabase.ts';
import { serveTestSite } from './testing/serveTestSite.ts';

const Add = 'mutation { createProduct(input: { name: "Vana", description: "DN50" }) { id } }';

/** A site with a page in its cache, and the state that it is ready. */
async function site() {
  const served = await serveTestSite();
  const file = join(served.folder, 'site.db');
  const ready = () => fetch(`${served.origin}/health/ready`);
  await served.asAdmin(Add);
  await (await fetch(`${served.origin}/products`)).text();
  expect((await ready()).status).toBe(200);
  return {
    ...served,
    file,
    ready,
    /** An answer holds for a second. */
    isReadyAgain: (status: number) => expect.poll(async () => (await ready()).status, { timeout: 8000 }).toBe(status),
  };
}

test('a database that was overwritten ends no process: pages and readiness answer 503', async () => {
  const { origin, file, db, isReadyAgain, logged } = await site();
  const other = connect(file);
  other.pragma('wal_checkpoint(truncate)');
  other.close();
  writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'));
  // What SQLite does by itself when memory is short: the next page comes from the disk.
  db.run(sql`pragma shrink_memory`);
  for (const path of ['/products', '/', '/products/1', '/sitemap.xml']) {
    const page = await fetch(origin + path);
    expect([page.status, page.headers.get('retry-after')], path).toEqual([503, '10']);
  }
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  await isReadyAgain(503);
  expect(JSON.stringify(logged)).toContain('is not a database');
});

test('a database that was cut short makes the site unready', async () => {
  const { file, db, isReadyAgain, logged } = await site();
  await db.write(async (tx) => void tx);
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await isReadyAgain(503);
  expect(JSON.stringify(logged)).toMatch(/bytes instead of|malformed|not a database/);
});

test.each(['replaced', 'deleted'])('into a database that was %s nothing is written any more', async (what) => {
  const { asAdmin, file, ready, isReadyAgain } = await site();
  if (what === 'replaced') {
    cpSync(file, `${file}.copy`);
    renameSync(`${file}.copy`, file);
  } else {
    rmSync(file);
  }
  expect((await asAdmin(Add)).errors?.[0]?.extensions.code).toBe('STORAGE_UNAVAILABLE');
  await isReadyAgain(503);
  expect(await (await ready()).json()).toEqual({ status: 'unavailable', problems: ['the database cannot be used'] });
});

test('an uploads folder that was deleted makes the site unready, is logged once, and again when it is back', async () => {
  const { images, isReadyAgain, logged } = await site();
  renameSync(images.folder, `${images.folder}.away`);
  await isReadyAgain(503);
  await pause(1100);
  await isReadyAgain(503);
  expect(logged).toMatchObject([
    { msg: 'the site is not ready', problems: ['the folder of the pictures is missing or cannot be written'] },
  ]);
  renameSync(`${images.folder}.away`, images.folder);
  await isReadyAgain(200);
});

test('asking whether the site is ready changes no page', async () => {
  const { db, ready } = await site();
  const before = db.revision();
  expect(await (await ready()).json()).toEqual({ status: 'ready', revision: before });
  expect(db.revision()).toBe(before);
});
