import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { Looked } from './health.store.ts';

export const countHealthJob: Job<{ now: number }, Looked> = {
  name: 'countHealth',
  lane: 'downloads',
  limits: { time: 60_000, megabytes: 512 },
  tooMuch: () => badInput('', 'There are too many products to count. Please try again later.'),
  async run({ now }, { openDb }) {
    const { lookAt } = await import('./health.store.ts');
    return lookAt(await openDb(), now);
  },
};
