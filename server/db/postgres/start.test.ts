import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { explain } from '../../process/startErrors.ts';
import { temporaryFolder } from '../../testing/openTestApi.ts';
import { guarded } from '../../testing/postgres/cluster.ts';
import { databaseOf } from '../../testing/postgres/databaseOf.ts';
import { layWire } from '../../testing/postgres/wire.ts';
import { anyMoment } from '../../testing/quietFor.ts';
import type { Awaiting } from '../database.ts';
import { openDatabase } from '../openDatabase.ts';
import { aloneOn } from './lock.ts';
import { refuseOldServer } from './migrate.ts';
import { rowsOf } from './rowsOf.ts';

/** Returns the address of an empty database, with some parts changed. */
async function address(changes: Partial<URL> = {}) {
  const url = await databaseOf(await temporaryFolder());
  return Object.assign(new URL(url ?? ''), changes).href;
}

const start = (url: string, awaiting?: Awaiting) =>
  openDatabase('', { url, awaiting }).then(
    (db) => (db.close(), 'started'),
    (error: unknown) => explain(error),
  );

const ask = (url: string, statement: string) => aloneOn(url, (tx) => rowsOf(tx, sql.raw(statement)));

/** Returns a role that lives as long as the test. */
async function addRole(name: string, more = '') {
  await ask(inject('postgres'), `create role ${name} login ${more}`);
  onTestFinished(async () => void (await ask(inject('postgres'), `drop role ${name}`)));
}

test('a start says that the server cannot be reached', async () => {
  const said = await start('postgres://vitrin:gizli@127.0.0.1:1/vitrin');
  expect(said).toMatch(
    /^The server of the database at 127\.0\.0\.1:1 cannot be reached \(ECONNREFUSED\): check DATABASE_URL\.$/,
  );
});

test('a start waits for a server that is not running yet, says so once, and continues when it is', async () => {
  const wire = await layWire(await address());
  onTestFinished(() => wire.close());
  wire.set('cut');
  const say = vi.fn(() => void anyMoment(700, 'it tries again meanwhile').then(() => wire.set('whole')));
  expect(await start(wire.url, { patienceMs: 30_000, say })).toBe('started');
  expect(say.mock.calls).toEqual([
    [expect.stringMatching(/^Waiting up to 30 seconds for the database at 127\.0\.0\.1:\d+ \(.+\) …$/)],
  ]);
});

test('a start does not wait forever, and not at all where waiting does not help', async () => {
  const say = vi.fn();
  expect(await start('postgres://vitrin@127.0.0.1:1/vitrin', { patienceMs: 600, say })).toMatch(/cannot be reached/);
  expect(say).toHaveBeenCalledTimes(1);
  expect(await start(await address({ pathname: '/yok' }), { patienceMs: 30_000, say })).toMatch(
    /^There is no database/,
  );
  expect(say).toHaveBeenCalledTimes(1);
});

test('a start says that the password is wrong, without showing it', async () => {
  await addRole(guarded, "password 'right'");
  const said = await start(await address({ username: guarded, password: 'gizli' }));
  expect(said).toMatch(/does not let guarded in .*: check the name and the password in DATABASE_URL\.$/);
  expect(said).not.toContain('gizli');
});

test('a start says that the database does not exist', async () => {
  expect(await start(await address({ pathname: '/yok' }))).toMatch(/^There is no database yok at .*: make it first/);
});

test('a start refuses an older server', () => {
  expect(() => refuseOldServer('14.9 (Debian 14.9-1)')).toThrow(
    'The server runs PostgreSQL 14.9 (Debian 14.9-1): Vitrin needs 15 or later.',
  );
  expect(() => refuseOldServer('15.8')).not.toThrow();
});

test('a start refuses a database of a later version, and changes nothing in it', async () => {
  const url = await address();
  await ask(url, `insert into __drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`);
  expect(await start(url)).toMatch(/^The database is newer than this program: start the version that last used it/);
});

test('a start says that rights are missing', async () => {
  await addRole('guest');
  const url = await address();
  await ask(url, 'drop table __drizzle_migrations');
  const said = await start(Object.assign(new URL(url), { username: 'guest' }).href);
  expect(said).toMatch(/^The rights of guest do not suffice for the database .*: let it make tables/);
});
