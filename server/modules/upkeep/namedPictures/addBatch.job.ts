import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import type { addBatch } from './addBatch.ts';

export const addBatchJob: Job<{ id: string; admin: string }, Awaited<ReturnType<typeof addBatch>>> = {
  name: 'addBatch',
  lane: 'long',
  limits: { time: 300_000, megabytes: 512 },
  tooMuch: () => badInput('id', 'These pictures take too much to add at once: choose fewer files.'),
  async run({ id, admin }, { openDb, progress }) {
    const { addBatch } = await import('./addBatch.ts');
    return addBatch(await openDb(), id, admin, progress);
  },
};
