import { setImmediate as soon } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../testing/openTestApi.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { state } from '../tables/tables.ts';
import type { Tx } from '../database.ts';

const reads = 20;

/** Makes each piece of work look long, from the next turn of the event loop on. */
async function slowClock() {
  await setImmediate();
  let now = 0;
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  onTestFinished(() => void spy.mockRestore());
}

/** Reads one row after the other, and counts the turns of the event loop that came in between. */
async function turnsBetween(read: () => Promise<unknown>) {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) soon(count);
  };
  soon(count);
  for (let n = 0; n < reads; n++) await read();
  isOver = true;
  return turns;
}

const select = (tx: Tx) => tx.select().from(state).where(eq(state.key, 'revision'));

test.each([
  ['a list', (tx: Tx) => select(tx)],
  ['a prepared statement', (tx: Tx) => select(tx).prepare().execute()],
  ['one row', async (tx: Tx) => select(tx).get()],
])('what visitors read lets others in between two statements: %s', async (_, read) => {
  const db = await openTestDatabase(await temporaryFolder());
  expect((await read(db.visitors)) as unknown).toEqual(await read(db));
  await slowClock();
  expect(await turnsBetween(async () => read(db.visitors))).toBeGreaterThanOrEqual(reads / 2);
});

test('those who wait go on one in each turn', async () => {
  const db = await openTestDatabase(await temporaryFolder());
  await slowClock();
  const turns = await Promise.all(Array.from({ length: 4 }, () => turnsBetween(async () => select(db.visitors))));
  // All together in one turn, they would have no more of them than one alone.
  expect(Math.max(...turns)).toBeGreaterThan(1.5 * reads);
});

test('a transaction is not held open by others', async () => {
  const db = await openTestDatabase(await temporaryFolder());
  await slowClock();
  const turns = await db.visitors.write(async (tx) => turnsBetween(async () => select(tx)));
  expect(turns).toBe(0);
});
