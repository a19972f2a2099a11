import { actAs, currentActor } from '../../../core/actor.ts';
import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { MoneyValues, ExchangeRateRow } from '../money/money.store.ts';
import type { setRate } from './setRates.ts';

/** A hundred thousand prices take some seconds; a busy machine may take longer. */
const limits = { time: 300_000, megabytes: 512 };

export const setRateJob: Job<Parameters<typeof setRate>[1], ExchangeRateRow> = {
  name: 'setRate',
  lane: 'long',
  limits,
  tooMuch: () => badInput('rate', 'The prices take too long to reckon at once.'),
  async run(given, { openDb, progress }) {
    const { setRate } = await import('./setRates.ts');
    return setRate(await openDb(), given, progress);
  },
};

export const letPassJob: Job<{ id: string; now: number }, ExchangeRateRow> = {
  name: 'letRatePass',
  lane: 'long',
  limits,
  tooMuch: () => badInput('id', 'The prices take too long to reckon at once.'),
  async run({ id, now }, { openDb, progress }) {
    const { letPass } = await import('./setRates.ts');
    return letPass(await openDb(), id, now, progress);
  },
};

export const saveMoneyJob: Job<{ values: MoneyValues; version: number | null; now: number }, null> = {
  name: 'saveMoney',
  lane: 'long',
  limits,
  tooMuch: () => badInput('input', 'The prices take too long to reckon at once.'),
  async run(given, { openDb, progress }) {
    const { saveMoney } = await import('./money.save.ts');
    await saveMoney(await openDb(), given, progress);
    return null;
  },
};

/** Reckons the prices where a day has brought other rates: a fixed one ended, a rate of KDV begins, or a rate has become old. */
export const repriceJob: Job<{ now: number }, number> = {
  name: 'reprice',
  lane: 'long',
  limits,
  tooMuch: () => new Error('The prices take too long to reckon at once.'),
  async run({ now }, { openDb, progress }) {
    const { reprice } = await import('../products/checks/products.money.ts');
    const db = await openDb();
    return db.write((tx) => reprice(tx, now, progress));
  },
};

/** The ids of the rates that are new, or why the list was not taken. */
export type Taken = { added: string[]; problem?: undefined } | { problem: string };

/** Takes the list of the central bank that was fetched. */
export const takeListJob: Job<{ bytes: Uint8Array; now: number }, Taken> = {
  name: 'takeBankList',
  lane: 'long',
  limits,
  tooMuch: () => badInput('list', 'The list takes too long to read.'),
  async run({ bytes, now }, { openDb, progress }) {
    const { takeList } = await import('./takeList.ts');
    const { UnreadableList } = await import('./tcmb.ts');
    try {
      const db = await openDb();
      const { admin } = currentActor();
      const take = () => takeList(db, { bytes: Buffer.from(bytes), now }, progress);
      return { added: await actAs({ admin, cause: 'takeBankList' }, take) };
    } catch (error) {
      if (error instanceof UnreadableList) return { problem: error.message };
      throw error;
    }
  },
};
