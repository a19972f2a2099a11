import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { BulkChange, BulkResult } from './bulkChange.ts';
import type { Choice } from './products.choice.ts';

type Input = { choice: Choice; change: BulkChange };

export const bulkChangeJob: Job<Input, BulkResult> = {
  name: 'bulkChange',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('which', 'These products take too much to change at once: choose fewer.'),
  async run({ choice, change }, { openDb, progress }) {
    const { changeChosen } = await import('./bulkChange.ts');
    return changeChosen(await openDb(), choice, change, progress);
  },
};
