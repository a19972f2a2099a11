import type { Job } from '../../../jobs/job.ts';
import { sheetLimits } from '../../../spreadsheet/sentSheet.ts';
import type { Chosen } from './exportedRows.ts';

/** It looks at every chosen product, which may be all. */
export const filledColumnsJob: Job<Chosen, string[]> = {
  name: 'filledColumns',
  lane: 'short',
  limits: sheetLimits.limits,
  tooMuch: () => new Error('Finding the filled columns takes too much.'),
  async run(chosen, { openDb }) {
    const { filledColumns } = await import('./filled.store.ts');
    return filledColumns(await openDb(), chosen);
  },
};
