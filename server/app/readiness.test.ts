import {
  closeSync,
  cpSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { quietFor } from '../testing/quietFor.ts';
import { connect } from '../db/sqlite/sqliteDatabase.ts';
import { state } from '../db/tables/tables.ts';
import { createProduct } from '../modules/catalogue/products/products.store.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const Add = 'mutation { createProduct(input: { name: "Vana", description: "DN50" }) { id } }';

/** Overwrites the pages of the products. */
function scribble(file: string) {
  const other = new Sqlite(file, { readonly: true });
  const pages = other.prepare(`select pageno from dbstat where name = 'products'`).pluck().all() as number[];
  other.close();
  const handle = openSync(file, 'r+');
  for (const page of pages) writeSync(handle, Buffer.alloc(4096, 'x'), 0, 4096, (page - 1) * 4096);
  closeSync(handle);
}

/** Empties the second half of the file without changing its length, which is the result of a write after a cut. */
function cutAndGrow(file: string) {
  const { size } = statSync(file);
  for (const length of [Math.floor(size / 2), size]) truncateSync(file, length);
}

/** Opens a site with a page in its cache, and checks that it is ready. */
async function site() {
  const served = await serveTestSite();
  const file = join(served.folder, 'site.db');
  const ready = () => fetch(`${served.origin}/health/ready`);
  await served.asAdmin(Add);
  await (await fetch(`${served.origin}/products`)).text();
  new Sqlite(file).exec(`vacuum into '${join(served.folder, 'before.db')}'`).close();
  expect((await ready()).status).toBe(200);
  return {
    ...served,
    file,
    ready,
    /** Waits until a new answer is computed: one is valid for a second. */
    isReadyAgain: (status: number) => expect.poll(async () => (await ready()).status, { timeout: 8000 }).toBe(status),
  };
}

test('a database that was overwritten ends no process: pages and readiness answer 503', async () => {
  const { origin, file, db, isReadyAgain, logged } = await site();
  const other = connect(file);
  other.pragma('wal_checkpoint(truncate)');
  other.close();
  writeFileSync(file, Buffer.alloc(statSync(file).size, 'x'));
  // SQLite does this on its own when memory is short: the next page then comes from the disk.
  db.run(sql`pragma shrink_memory`);
  for (const path of ['/products', '/', '/products/1', '/sitemap.xml']) {
    const page = await fetch(origin + path);
    expect([page.status, page.headers.get('retry-after')], path).toEqual([503, '10']);
  }
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  await isReadyAgain(503);
  expect(JSON.stringify(logged)).toContain('SQLITE_NOTADB');
});

test('a database that was cut short makes the site unready', async () => {
  const { file, db, isReadyAgain, logged } = await site();
  await db.write(async (tx) => void tx);
  truncateSync(file, Math.floor(statSync(file).size / 2));
  await isReadyAgain(503);
  expect(JSON.stringify(logged)).toMatch(/bytes instead of|malformed|not a database/);
});

test.each([
  ['whose pages were overwritten here and there', scribble],
  ['that was cut to half, and grew again since', cutAndGrow],
])('a database %s makes the site unready once a page cannot be read', async (_, damage) => {
  const { origin, file, db, ready, isReadyAgain, logged } = await site();
  for (let n = 0; n < 60; n++)
    await createProduct(db, { name: `Vana ${n}`, description: 'Kauçuk '.repeat(200) }, n + 1);
  const other = connect(file);
  other.pragma('wal_checkpoint(truncate)');
  other.close();
  damage(file);
  db.run(sql`pragma shrink_memory`);
  expect((await fetch(`${origin}/products?q=vana`)).ok).toBe(false);
  await isReadyAgain(503);
  // Writing still works, and does not prove that the site can be read.
  await db.write(async (tx) => tx.update(state).set({ value: 1 }).where(eq(state.key, 'probe')));
  await quietFor(1100, 'it would be ready again with the next check');
  expect((await ready()).status).toBe(503);
  expect(JSON.stringify(logged)).toContain('SQLITE_CORRUPT');
});

test('a database that was overwritten by a copy makes the site unready, and is no longer written', async () => {
  const { asAdmin, folder, file, db, isReadyAgain, logged } = await site();
  const old = readFileSync(join(folder, 'before.db'));
  for (let n = 0; n < 60; n++)
    await createProduct(db, { name: `Vana ${n}`, description: 'Kauçuk '.repeat(200) }, n + 1);
  const other = connect(file);
  other.pragma('wal_checkpoint(truncate)');
  other.close();
  expect((await asAdmin(Add)).errors).toBeUndefined();
  writeFileSync(file, old, { flag: 'r+' });
  await isReadyAgain(503);
  expect((await asAdmin(Add)).errors?.[0]?.extensions.code).toBe('STORAGE_UNAVAILABLE');
  expect(JSON.stringify(logged)).toContain('was overwritten with another database');
});

test.each(['replaced', 'deleted'])('a database that was %s is no longer written', async (what) => {
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

test('a deleted uploads folder makes the site unready, and its loss and its return are logged once each', async () => {
  const { images, isReadyAgain, logged } = await site();
  renameSync(images.folder, `${images.folder}.away`);
  await isReadyAgain(503);
  await quietFor(1100, 'the next check would log it again');
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
