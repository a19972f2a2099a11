import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { toApiError } from '../../graphql/errors.ts';
import { temporaryFolder } from '../../testing/openTestApi.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { categories } from '../tables/tables.ts';
import type { Tx } from '../database.ts';
import { aloneOn } from './lock.ts';
import { rowsOf } from './rowsOf.ts';

async function open(folder: string) {
  const db = await openTestDatabase(folder);
  onTestFinished(() => db.close());
  return db;
}

const add = (id: string) => async (tx: Tx) => void (await tx.insert(categories).values({ id, name: id }));
const idsOf = async (db: Tx) => (await db.select().from(categories)).map(({ id }) => id);

/** Ends all other connections to the same database. */
async function cutOff(db: Tx) {
  const [row] = await rowsOf<{ name: string }>(db, sql`select current_database() as name`);
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${row?.name}`;
  await aloneOn(inject('postgres'), (tx) => rowsOf(tx, others));
}

test('a write whose connection is lost fails and is rolled back; later ones work without help', async () => {
  const db = await open(await temporaryFolder());
  await db.write(add('vanalar'));
  const lost = db.write(async (tx) => {
    await add('pompalar')(tx);
    await cutOff(db);
    await add('contalar')(tx);
  });
  const error: unknown = await lost.catch((error: unknown) => error);
  expect(toApiError(error)).toMatchObject({ extensions: { code: 'STORAGE_UNAVAILABLE' } });
  await db.write(add('rulmanlar'));
  expect(await idsOf(db)).toEqual(['vanalar', 'rulmanlar']);
});

test('a process that lost its connection notices the commits that it missed, and later ones', async () => {
  const folder = await temporaryFolder();
  const [first, second] = [await open(folder), await open(folder)];
  await cutOff(first);
  await second.write(add('vanalar'));
  await expect.poll(() => first.revision(), { timeout: 5000 }).toBe(second.revision());
  await second.write(add('pompalar'));
  await expect.poll(() => first.revision(), { timeout: 5000 }).toBe(second.revision());
});

test('a page on the disk that the server cannot read makes the site unready', async () => {
  const db = await open(await temporaryFolder());
  await db.probe();
  // A function raises PostgreSQL's own error, since damaged files would break the server that other tests use.
  const damaged = sql.raw(`do $$ begin raise exception 'invalid page in block 7' using errcode = 'XX001'; end $$`);
  await expect(rowsOf(db, damaged)).rejects.toMatchObject({ problem: 'unavailable' });
  await expect(db.probe()).rejects.toMatchObject({ problem: 'unavailable' });
});

test('readers cannot write', async () => {
  const db = await open(await temporaryFolder());
  await expect(add('vanalar')(db)).rejects.toMatchObject({ problem: 'readOnly' });
});

test('programs that compute within transactions may be idle for longer than requests of visitors', async () => {
  const folder = await temporaryFolder();
  const patienceOf = async (computes: boolean) => {
    const db = await openTestDatabase(folder, { computes });
    onTestFinished(() => db.close());
    return db.write(async (tx) => rowsOf(tx, sql`show idle_in_transaction_session_timeout`));
  };
  const told = (idle: string) => [{ idle_in_transaction_session_timeout: idle }];
  expect([await patienceOf(false), await patienceOf(true)]).toEqual([told('5s'), told('20s')]);
});

test('an error contains no entered value', async () => {
  const db = await open(await temporaryFolder());
  const values = { id: 'vanalar', name: 'Şule Yılmaz' };
  const error: unknown = await db
    .write(async (tx) => {
      await tx.insert(categories).values(values);
      await tx.insert(categories).values(values);
    })
    .catch((error: unknown) => error);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('Şule');
});
