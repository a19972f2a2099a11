import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';

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
