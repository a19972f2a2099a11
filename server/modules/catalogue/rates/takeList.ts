import { currencies, type Currency } from '../../../../common/money/money.ts';
import { istanbulDay } from '../../../../common/money/vat.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { moneyNow, putMoneyNotes, rateOn } from '../money/money.store.ts';
import { countInCurrency } from '../products/checks/products.money.ts';
import { addRate, follow, movesFar, sameRate, type NewRate } from './setRates.ts';
import { readBankList, UnreadableList } from './tcmb.ts';

/**
 * Takes the rates of a list of the central bank for the currencies of the site, and reckons the prices by them, in one transaction.
 * Returns the ids of those that are new. A rate that moved by more than 5 % is kept, and waits. Throws `UnreadableList`: then
 * nothing has changed.
 */
export const takeList = (db: Db, { bytes, now }: { bytes: Buffer; now: number }, progress?: Progress) =>
  db.write(async (tx): Promise<string[]> => {
    const list = readBankList(bytes);
    const today = istanbulDay(now);
    if (list.day > today) throw new UnreadableList(`The list is of ${list.day}, a day that has not come yet.`);
    const { currencies: used, rateKind, margin } = await moneyNow(tx);
    const added: string[] = [];
    let isMoved = false;
    const missing: string[] = [];
    for (const currency of await followed(tx, used)) {
      const rate = list.rates.get(currency)?.get(rateKind);
      if (rate === undefined) {
        missing.push(currency);
        continue;
      }
      const values: NewRate = {
        ...{ currency, rate, margin, day: list.day, source: 'TCMB', kind: rateKind },
        ...{ bulletin: list.bulletin, fixedUntil: null },
      };
      if (await sameRate(tx, values)) continue;
      const last = await rateOn(tx, currency, list.day);
      const isFar = last !== undefined && movesFar(last, values);
      const { id } = await addRate(tx, values, isFar ? 'WAITING' : 'IN_FORCE', now);
      added.push(id);
      isMoved ||= !isFar;
    }
    const last = added.at(-1);
    if (isMoved && last !== undefined) await follow(tx, last, now, progress);
    await putMoneyNotes(tx, {
      problem: missing.length > 0 ? `The list of ${list.day} has no rate for ${missing.join(', ')}.` : null,
      ...(list.day === today && { takenDay: today }),
    });
    return added;
  });

/** Products keep a currency that was switched off, and go on following its rate. */
async function followed(tx: Tx, used: readonly Currency[]): Promise<Currency[]> {
  const kept: Currency[] = [];
  for (const currency of currencies.filter((one) => one !== 'TRY'))
    if (used.includes(currency) || (await countInCurrency(tx, currency)) > 0) kept.push(currency);
  return kept;
}
