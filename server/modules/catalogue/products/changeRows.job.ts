import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { ChangedRows, RowChanges } from './changeRows.ts';

export const changeRowsJob: Job<RowChanges, ChangedRows> = {
  name: 'changeRows',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('rows', 'These rows take too much to change at once: send fewer.'),
  async run(change, { openDb, progress }) {
    const { changeRows } = await import('./changeRows.ts');
    return changeRows(await openDb(), change, progress);
  },
};
