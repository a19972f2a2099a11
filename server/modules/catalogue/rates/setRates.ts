import { randomUUID } from 'node:crypto';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Currency } from '../../../../common/money/money.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import { currentActor } from '../../../core/actor.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { holds } from '../../../core/holds.ts';
import { exchangeRates } from '../../../db/tables/moneyTables.ts';
import { emit } from '../../../webhooks/emit.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { moneyNow, rateOn, type ExchangeRateRow } from '../money/money.store.ts';
import { countInCurrency, reprice } from '../products/checks/products.money.ts';
import { istanbulDay } from '../../../../common/money/vat.ts';

/** A rate as a person types it, or as a list has it. */
export type NewRate = Pick<
  ExchangeRateRow,
  'currency' | 'rate' | 'margin' | 'day' | 'source' | 'kind' | 'bulletin' | 'fixedUntil'
>;

/** A rate that moved by more than this part, in hundredths, stops until a person lets it pass. */
const mostMove = 5n;

/** Tells whether a rate differs by more than 5 % from another one, with their margins. */
export function movesFar(from: Pick<ExchangeRateRow, 'rate' | 'margin'>, to: Pick<ExchangeRateRow, 'rate' | 'margin'>) {
  const whole = ({ rate, margin }: Pick<ExchangeRateRow, 'rate' | 'margin'>) =>
    BigInt(rate) * (10_000n + BigInt(margin));
  const [before, after] = [whole(from), whole(to)];
  const difference = after > before ? after - before : before - after;
  return difference * 100n > before * mostMove;
}

export const listRates = (db: Tx, currency: Currency, limit: number): Promise<ExchangeRateRow[]> =>
  Promise.resolve(
    db
      .select()
      .from(exchangeRates)
      .where(eq(exchangeRates.currency, currency))
      .orderBy(desc(exchangeRates.day), desc(exchangeRates.createdAt), desc(exchangeRates.id))
      .limit(limit),
  );

export async function findRate(db: Tx, id: string): Promise<ExchangeRateRow | undefined> {
  const [row] = await db.select().from(exchangeRates).where(eq(exchangeRates.id, id));
  return row;
}

/** Returns the rate of a list that was taken already, so that no list counts twice. */
export async function sameRate(
  tx: Tx,
  { currency, day, source, bulletin }: NewRate,
): Promise<ExchangeRateRow | undefined> {
  const rows = await tx
    .select()
    .from(exchangeRates)
    .where(
      and(eq(exchangeRates.currency, currency), eq(exchangeRates.day, day), ne(exchangeRates.state, 'TAKEN_BACK')),
    );
  return rows.find((row) => row.source === source && row.bulletin === bulletin);
}

/** Adds a rate; prices follow with `follow`. `state` is 'WAITING' for one that moved far. */
export async function addRate(
  tx: Tx,
  values: NewRate,
  state: ExchangeRateRow['state'],
  now: number,
): Promise<ExchangeRateRow> {
  const row = {
    ...values,
    id: randomUUID(),
    state,
    by: values.source === 'TYPED' ? currentActor().admin : null,
    changed: 0,
    createdAt: now,
    version: 1,
  };
  await tx.insert(exchangeRates).values(row);
  return row;
}

/** Tells programs in one event that this rate is in force now; its prices are none. */
const tellOf = (tx: Tx, id: string, now: number) => emit(tx, [{ event: 'RATE_CHANGED', subject: id }], now);

/** Reckons all prices by the rates of now, and notes at the rate how many it changed. */
export async function follow(tx: Tx, id: string, now: number, progress?: Progress): Promise<ExchangeRateRow> {
  const changed = await reprice(tx, now, progress);
  await tellOf(tx, id, now);
  await tx.update(exchangeRates).set({ changed }).where(eq(exchangeRates.id, id));
  const row = await findRate(tx, id);
  if (!row) throw notFound('Exchange rate');
  return row;
}

/**
 * Types a rate, and reckons all prices that depend on it in the same transaction. Throws `BAD_USER_INPUT` for a rate that differs by
 * more than 5 % from the last one, unless it is confirmed.
 */
export const setRate = (
  db: Db,
  { confirmed, now, ...given }: Pick<NewRate, 'currency' | 'rate' | 'fixedUntil'> & { confirmed: boolean; now: number },
  progress?: Progress,
) =>
  db.write(async (tx) => {
    const day = istanbulDay(now);
    const { currencies } = await moneyNow(tx);
    if (!currencies.includes(given.currency) && (await countInCurrency(tx, given.currency)) === 0)
      throw badInput('currency', `The site has no prices in ${given.currency}: add it in Settings, Money.`);
    if (given.fixedUntil !== null && given.fixedUntil < day)
      throw badInput('fixedUntil', 'The day is over: choose today or a later one.');
    const typed = { ...given, margin: 0, day, source: 'TYPED' as const, kind: null, bulletin: null };
    const last = await rateOn(tx, given.currency, day);
    if (last && movesFar(last, typed) && !confirmed)
      throw badInput('rate', `It differs by more than 5 % from the last one, ${last.rate / 1_000_000}: confirm it.`);
    // The same rate of the same day, typed twice, is one.
    if (last?.state === 'IN_FORCE' && holds(last, typed)) return last;
    const { id } = await addRate(tx, typed, 'IN_FORCE', now);
    return follow(tx, id, now, progress);
  });

/** Lets a rate pass that waits; it is the rate of its day from then on. Throws `NOT_FOUND` and `BAD_USER_INPUT`. */
export const letPass = (db: Db, id: string, now: number, progress?: Progress) =>
  db.write(async (tx) => {
    const row = await findRate(tx, id);
    if (!row) throw notFound('Exchange rate');
    if (row.state !== 'WAITING') throw badInput('id', 'This rate waits for nobody.');
    await tx
      .update(exchangeRates)
      .set({ state: 'IN_FORCE', by: currentActor().admin, version: row.version + 1 })
      .where(eq(exchangeRates.id, id));
    return follow(tx, id, now, progress);
  });

/** Changes the state of a rate, and reckons the prices by those that are left. It belongs in the transaction that takes it back. */
export async function changeState(tx: Tx, id: string, state: ExchangeRateRow['state']) {
  const row = await findRate(tx, id);
  if (!row || row.state === state) return;
  await tx
    .update(exchangeRates)
    .set({ state, version: row.version + 1 })
    .where(eq(exchangeRates.id, id));
  await reprice(tx, Date.now());
  const now = Date.now();
  const inForce = (await rateOn(tx, row.currency, istanbulDay(now))) ?? row;
  await tellOf(tx, inForce.id, now);
}
