import { istanbulDay } from '../../../../common/money/vat.ts';
import type { Db } from '../../../db/database.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { daysBetween, isOld, putMoneyNotes, reckoningOf } from '../money/money.store.ts';
import { countInCurrency } from '../products/checks/products.money.ts';
import { findRate } from './setRates.ts';

/** Tells people of rates that have stopped themselves. */
export const tellOfStopped = (db: Db, ids: string[], now: number) =>
  db.write(
    async (tx) => {
      for (const id of ids)
        if ((await findRate(tx, id))?.state === 'WAITING')
          await raiseNotice(tx, { kind: 'RATE_STOPPED', subject: id, now });
    },
    { raisesRevision: false },
  );

/** Tells people, once a day, of currencies whose rate is old although products have prices in them. */
export const tellOfOldRates = (db: Db, now: number) =>
  db.write(
    async (tx) => {
      const { rates, settings, day } = await reckoningOf(tx, now);
      for (const row of rates.values()) {
        if (!isOld(row, settings, day) || (await countInCurrency(tx, row.currency)) === 0) continue;
        const numbers = { days: daysBetween(row.day, day) };
        await raiseNotice(tx, { kind: 'RATE_OLD', subject: row.id, about: row.currency, numbers, now });
      }
      await putMoneyNotes(tx, { toldOld: istanbulDay(now) });
    },
    { raisesRevision: false },
  );
