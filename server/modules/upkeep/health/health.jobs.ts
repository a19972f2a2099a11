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

export const outsideLinksJob: Job<{ ownHost: string }, void> = {
  name: 'outsideLinks',
  lane: 'long',
  limits: { time: 1_800_000, megabytes: 512 },
  tooMuch: () => badInput('', 'There are too many addresses to ask.'),
  async run({ ownHost }, { openDb }) {
    const { askOutsideLinks } = await import('./outsideLinks.ts');
    await askOutsideLinks(await openDb(), { ownHost, now: Date.now() });
  },
};
