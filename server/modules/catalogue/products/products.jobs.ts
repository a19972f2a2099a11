import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { BulkChange, BulkResult, AskedPrices, NewPrices, PriceRule } from './products.bulk.ts';
import type { Choice } from './products.choice.ts';
import type { ChangedRows, RowChanges } from './products.patch.ts';

type BulkInput = { choice: Choice; change: BulkChange };

export const bulkChangeJob: Job<BulkInput, BulkResult> = {
  name: 'bulkChange',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('which', 'These products take too much to change at once: choose fewer.'),
  async run({ choice, change }, { openDb, progress }) {
    const { changeChosen } = await import('./products.bulk.ts');
    return changeChosen(await openDb(), choice, change, progress);
  },
};

type PricesInput = { choice: Choice; rule: PriceRule; asked: AskedPrices };

export const newPricesJob: Job<PricesInput, NewPrices> = {
  name: 'newPrices',
  lane: 'short',
  limits: { time: 30_000, megabytes: 512 },
  tooMuch: () => badInput('which', 'These products take too much to look at once: choose fewer.'),
  async run({ choice, rule, asked }, { openDb }) {
    const { newPrices } = await import('./products.bulk.ts');
    return newPrices(await openDb(), choice, rule, asked);
  },
};

export const changeRowsJob: Job<RowChanges, ChangedRows> = {
  name: 'changeRows',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('rows', 'These rows take too much to change at once: send fewer.'),
  async run(change, { openDb, progress }) {
    const { changeRows } = await import('./products.patch.ts');
    return changeRows(await openDb(), change, progress);
  },
};

export const removeProductsJob: Job<{ ids: string[] }, number> = {
  name: 'removeProducts',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('ids', 'These products take too much to delete at once: choose fewer.'),
  async run({ ids }, { openDb }) {
    const { removeProducts: removeMany } = await import('./products.store.ts');
    return removeMany(await openDb(), ids);
  },
};
