import { expect, test } from 'vitest';
import { twoServers } from '../../testing/postgres/twoServers.ts';
import type { Tx } from '../database.ts';
import { categories } from '../tables/tables.ts';

const add = (id: string) => async (tx: Tx) => void (await tx.insert(categories).values({ id, name: id }));

test('a process that is silently cut off notices it, fails, and catches up on its own', async () => {
  const { db, other, wire } = await twoServers();
  await db.write(add('vanalar'));
  wire.set('silent');
  const [read, write] = [db.select().from(categories), db.write(add('pompalar'))].map((asked) =>
    Promise.resolve(asked).then(
      () => 'done',
      (error: unknown) => error,
    ),
  );
  await expect.poll(() => db.isCurrent(), { timeout: 30_000 }).toBe(false);
  await other.write(add('contalar'));
  for (const failed of [await read, await write]) expect(failed).toMatchObject({ problem: 'unavailable' });
  // The failure is known now, so that nobody waits.
  await expect(db.select().from(categories)).rejects.toMatchObject({ problem: 'unavailable' });
  await expect(db.probe()).rejects.toMatchObject({ problem: 'unavailable' });
  expect(db.revision()).toBeLessThan(other.revision());
  wire.set('whole');
  await expect.poll(() => db.isCurrent() && db.revision(), { timeout: 10_000 }).toBe(other.revision());
  expect((await db.select().from(categories)).map(({ id }) => id)).toContain('contalar');
  await db.write(add('rulmanlar'));
  await expect.poll(() => other.revision(), { timeout: 5000 }).toBe(db.revision());
});

test('a process that is lost in the middle of its transaction delays the others for some seconds only', async () => {
  const { db, other, wire } = await twoServers();
  const lost = db.write(async (tx) => {
    await add('vanalar')(tx);
    wire.set('silent');
    await add('pompalar')(tx);
  });
  const failure = lost.catch((error: unknown) => error);
  await expect.poll(() => db.isCurrent(), { timeout: 5000 }).toBe(false);
  await other.write(add('contalar'), { patience: 10_000 });
  expect(await failure).toMatchObject({ problem: 'unavailable' });
  expect((await other.select().from(categories)).map(({ id }) => id)).toEqual(['contalar']);
});
