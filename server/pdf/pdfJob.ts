import type { Job } from '../jobs/job.ts';

/** The lane and the limits of PDFs: visitors wait for them, and a list of some thousand products takes seconds. */
export const pdfJob = {
  lane: 'visitors',
  limits: { time: 60_000, megabytes: 1024 },
  tooMuch: () => new Error('A PDF takes too much to be made.'),
} satisfies Omit<Job<never, unknown>, 'name' | 'run'>;
