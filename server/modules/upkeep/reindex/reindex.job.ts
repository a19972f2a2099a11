import type { Job } from '../../../jobs/job.ts';

/** `rules` is that of `SearchIndexes`; only the process that asks knows it. */
type Input = { rules: number };

const minute = 60_000;

export const reindexJob: Job<Input, null> = {
  name: 'reindex',
  lane: 'long',
  limits: { time: 30 * minute, megabytes: 4096 },
  tooMuch: () => new Error('Reindexing takes more than half an hour or 4 GB: run npm run search -- reindex.'),
  async run({ rules }, { openDb, progress }) {
    const { searchIndexes } = await import('./searchIndexes.ts');
    const { reindexIfNeeded } = await import('./reindex.ts');
    await reindexIfNeeded(await openDb(), { ...searchIndexes, rules }, { progress });
    return null;
  },
};
