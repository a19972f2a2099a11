import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';

export const doPlanJob: Job<{ planId: string; now: number; byHand?: boolean }, void> = {
  name: 'doPlan',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('id', 'This plan takes too much to do at once.'),
  async run(doing, { openDb }) {
    const { doPlan } = await import('./doPlan.ts');
    await doPlan(await openDb(), doing);
  },
};
