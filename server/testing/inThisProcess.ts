import type { Services } from '../context/context.ts';
import type { HeavyWork } from '../jobs/heavyWork.ts';
import { createProgress } from '../jobs/progress.ts';

/** Runs jobs as a worker does, without the time that a process of their own takes. */
export const inThisProcess = ({ db, images, heavyWork }: Pick<Services, 'db' | 'images' | 'heavyWork'>): HeavyWork => ({
  ...heavyWork,
  run: (job, input) =>
    job.run(input, {
      openDb: async () => db,
      images,
      progress: createProgress(() => undefined),
      loaded: async () => undefined,
    }),
});
