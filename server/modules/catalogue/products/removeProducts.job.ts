import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';

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
