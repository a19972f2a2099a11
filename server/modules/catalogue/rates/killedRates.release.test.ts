import { readFileSync, readdirSync } from 'node:fs';
import { isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { liraWithVat } from '../../../../common/money/money.ts';
import { exchangeRates } from '../../../db/tables/moneyTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { addListed } from './testing/listedProducts.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { moneyDefaults, moneyNotesNow, reckonedBy, reckoningOf } from '../money/money.store.ts';
import { createRateRounds } from './fetchRates.ts';
import { saveMoney } from './money.save.ts';
import { setRateJob } from './rates.jobs.ts';

/** Returns the processes that this one has started. */
const children = () =>
  readdirSync('/proc/self/task').flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

const rounds = 3;

test('a process that is killed at any moment of a new rate leaves all prices or none, and the next rate finds nothing broken', async () => {
  const api = await openTestApi();
  const { db, heavyWork, log } = api;
  await saveMoney(db, { values: { ...moneyDefaults, currencies: ['EUR'] }, now: Date.now() });
  await addListed(db, 600);
  const set = (rate: number, onProgress: (done: number) => void = () => undefined) => {
    const given = { currency: 'EUR' as const, rate, fixedUntil: null, confirmed: true, now: Date.now() };
    return heavyWork.run(setRateJob, given, { onProgress });
  };
  await set(40_000_000);
  let state = 5;
  const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const ends = { killed: 0, done: 0 };
  for (let round = 1; round <= rounds; round++) {
    const rate = 40_000_000 + round * 100_000;
    // At the first of its steps, or at one that the dice choose.
    let left = round === 1 ? 0 : Math.floor(random() * 6);
    const kill = () => {
      if (left-- > 0) return;
      for (const pid of children()) {
        // One that has ended by itself is no longer among them.
        if (children().includes(pid)) process.kill(pid, 'SIGKILL');
      }
    };
    const [run] = await Promise.allSettled([set(rate, kill)]);
    ends[run.status === 'fulfilled' ? 'done' : 'killed']++;
    // Whatever became of it, rates and prices belong together.
    const { rates } = await reckoningOf(db);
    const inForce = rates.get('EUR');
    const rows = await db
      .select({ price: products.price, listPrice: products.listPrice })
      .from(products)
      .where(isNotNull(products.currency));
    expect(rows).toHaveLength(600);
    const wrong = rows.filter(
      ({ price, listPrice }) => !listPrice || !inForce || price !== liraWithVat(listPrice, inForce, 20),
    );
    expect(wrong).toEqual([]);
    expect((await moneyNotesNow(db)).applied).toBe(reckonedBy(await reckoningOf(db)));
  }
  expect(ends.killed).toBeGreaterThan(0);
  // A rate that was stored without its prices, as by a restore, is followed by the next round.
  await db.write((tx) => tx.update(exchangeRates).set({ rate: 45_000_000 }));
  await createRateRounds({ db, heavyWork, log })();
  const [one] = await db.select().from(products).where(isNotNull(products.currency)).limit(1);
  expect(one?.listPrice && one.price).toBe(
    one?.listPrice && liraWithVat(one.listPrice, { rate: 45_000_000, margin: 0 }, 20),
  );
});
