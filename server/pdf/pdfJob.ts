import type { Job } from '../jobs/job.ts';

/** A list of some thousand products takes seconds; whoever waits for it is a visitor. */
export const pdfJob = {
  lane: 'visitors',
  limits: { time: 60_000, megabytes: 1024 },
  tooMuch: () => new Error('A PDF takes too much to be made.'),
} satisfies Omit<Job<never, unknown>, 'name' | 'run'>;
