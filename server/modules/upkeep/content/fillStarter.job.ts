import type { Job } from '../../../jobs/job.ts';

/**
 * Fills a new site with the content of a folder, in a process that ends: what the drawings and the import take of memory is given
 * back with it, and no page needs it again.
 */
export const fillStarterJob: Job<{ folder: string }, void> = {
  name: 'fillStarter',
  lane: 'long',
  limits: { time: 1_200_000, megabytes: 2048 },
  tooMuch: () => new Error('The content of the new site takes more than twenty minutes or 2 GB.'),
  async run({ folder }, { openDb, images }) {
    const { fillWithStarter } = await import('./starter.ts');
    await fillWithStarter(await openDb(), images, folder);
  },
};
