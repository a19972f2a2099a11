import type { Job } from '../../../jobs/job.ts';
import { sheetLimits } from '../../../spreadsheet/sentSheet.ts';
import type { Choice } from '../../catalogue/products/products.choice.ts';

/** It looks at every choice product, which may be all. */
export const filledColumnsJob: Job<Choice, string[]> = {
  name: 'filledColumns',
  lane: 'short',
  limits: sheetLimits.limits,
  tooMuch: () => new Error('Finding the filled columns takes too much.'),
  async run(choice, { openDb }) {
    const { filledColumns } = await import('./filled.store.ts');
    return filledColumns(await openDb(), choice);
  },
};
