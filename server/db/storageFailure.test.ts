import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { categories } from './tables/tables.ts';
import { toApiError } from '../graphql/errors.ts';
import { addPicture } from '../testing/uploads/picture.ts';
import { serveTestSite } from '../testing/serveTestSite.ts';

const long = 'Kauçuk conta. '.repeat(300);
const Add = `mutation ($description: String!) { createProduct(input: { name: "Vana", description: $description }) { id } }`;

/** Sets a pragma on the writing connection, by which SQLite behaves as on a full or read-only disk. */
async function setPragma({ db }: Awaited<ReturnType<typeof serveTestSite>>, pragma: string) {
  const statement = sql.raw(`pragma ${pragma}`);
  await db.write(async (tx) => (pragma.startsWith('query_only') ? tx.run(statement) : tx.all(statement)), {
    raisesRevision: false,
  });
}

test('on a full disk a save says so, the log has the first error, and later saves work again', async () => {
  const site = await serveTestSite();
  await setPragma(site, 'max_page_count = 1');
  const codes = new Set<unknown>();
  for (let n = 0; n < 20; n++) {
    const { errors } = await site.asAdmin(Add, { description: long });
    if (errors) codes.add(errors[0]?.extensions.code);
  }
  expect([...codes]).toEqual(['STORAGE_FULL']);
  expect(JSON.stringify(site.logged)).toContain('SQLITE_FULL');
  expect(JSON.stringify(site.logged)).not.toContain('rollback');
  await setPragma(site, 'max_page_count = 1000000');
  expect((await site.asAdmin(Add, { description: long })).errors).toBeUndefined();
});

test('on a read-only disk a save says so, and reading still works', async () => {
  const site = await serveTestSite();
  await setPragma(site, 'query_only = on');
  const { errors } = await site.asAdmin(Add, { description: 'DN50' });
  expect(errors?.[0]?.extensions.code).toBe('STORAGE_READ_ONLY');
  expect(JSON.stringify(site.logged)).toContain('SQLITE_READONLY');
  expect((await fetch(`${site.origin}/products`)).status).toBe(200);
});

test('a picture whose row could not be saved leaves no file behind', async () => {
  const site = await serveTestSite();
  await setPragma(site, 'query_only = on');
  await expect(addPicture(site)).rejects.toMatchObject({ problem: 'readOnly' });
  expect(readdirSync(join(site.folder, 'uploads', 'products'))).toEqual([]);
});

test('nothing is saved into a database file that was cut short', async () => {
  const site = await serveTestSite();
  const file = join(site.folder, 'site.db');
  expect((await site.asAdmin(Add, { description: 'DN50' })).errors).toBeUndefined();
  const other = new Sqlite(file);
  other.pragma('wal_checkpoint(TRUNCATE)');
  other.close();
  expect((await site.asAdmin(Add, { description: 'DN65' })).errors).toBeUndefined();
  truncateSync(file, statSync(file).size / 2);
  for (const description of ['DN80', 'DN100']) {
    const { errors } = await site.asAdmin(Add, { description });
    expect(errors?.[0]?.extensions.code).toBe('STORAGE_UNAVAILABLE');
  }
});

test('an upload says that the storage fails when its folder is a file', async () => {
  const site = await serveTestSite();
  rmSync(join(site.folder, 'uploads'), { recursive: true });
  writeFileSync(join(site.folder, 'uploads'), '');
  const error = await addPicture(site).catch((thrown: unknown) => thrown);
  expect(toApiError(error)).toMatchObject({ extensions: { code: 'STORAGE_UNAVAILABLE' } });
});

test('a save behind a large write waits, is given up after a while, and does not happen later', async () => {
  const { db, asVisitor, asAdmin } = await serveTestSite();
  let end = () => undefined as void;
  const lent = db.lend(() => new Promise<void>((resolve) => (end = resolve)));
  const waiting = asAdmin(Add, { description: 'DN50' });
  const values = { id: 'a', name: 'Vana' };
  const late = db.write(async (tx) => tx.insert(categories).values(values), { patience: 50 });
  const error: unknown = await late.catch((error: unknown) => error);
  expect(toApiError(error)).toMatchObject({ extensions: { code: 'STORAGE_BUSY' } });
  end();
  await lent;
  expect((await waiting).errors).toBeUndefined();
  expect((await asVisitor('{ categories { name } products { totalCount } }')).data).toEqual({
    categories: [],
    products: { totalCount: 1 },
  });
});
