import { badInput, stale } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { holds } from '../../../core/holds.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { findMoney, moneyNow, putMoney, type MoneyValues } from '../money/money.store.ts';
import { reprice } from '../products/checks/products.money.ts';

/** Throws `BAD_USER_INPUT` for rates of KDV that contradict each other. */
export function checkMoney({ vatRates }: Pick<MoneyValues, 'vatRates'>) {
  const seen = new Set<number>();
  for (const [place, { rate, since, replaces }] of vatRates.entries()) {
    const field = `vatRates.${place}`;
    if (seen.has(rate)) throw badInput(`${field}.rate`, `The rate of ${rate} % is there twice.`);
    seen.add(rate);
    if (replaces !== null && since === null)
      throw badInput(`${field}.since`, 'Enter the day from which it replaces the other rate.');
    if (replaces === rate) throw badInput(`${field}.replaces`, 'A rate cannot replace itself.');
  }
  if (vatRates.length === 0) throw badInput('vatRates', 'There is at least one rate of KDV.');
}

type Saving = { values: MoneyValues; version?: number | null; now: number };

/** Saves the settings, and reckons the prices that they change in the same transaction. Throws `CONFLICT` and `BAD_USER_INPUT`. */
export const saveMoney = (db: Db, { values, version, now }: Saving, progress?: Progress) =>
  db.write(async (tx) => {
    checkMoney(values);
    const before = await moneyNow(tx);
    if (version != null && version !== before.version) throw stale('The settings for money');
    if ((await findMoney(tx)) && holds(before, values)) return before;
    const saved = await putMoney(tx, values, before.version + 1);
    await reprice(tx, now, progress);
    return saved;
  });
