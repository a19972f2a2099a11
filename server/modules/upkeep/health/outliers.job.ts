import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';

export const outliersJob: Job<null, void> = {
  name: 'outliers',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('', 'There are too many specs to look at.'),
  async run(_, { openDb }) {
    const { lookForOutliers } = await import('./outliers.ts');
    await lookForOutliers(await openDb());
  },
};
