import type { Db } from '../db/database.ts';
import { createLine } from '../db/line.ts';
import { canceled, rateLimited } from './errors.ts';
import type { Following, Job } from './job.ts';
import type { Place } from './jobMessages.ts';
import { runIn } from './runIn.ts';
import { giveBack, takeWorker } from './workerPool.ts';
import type { WorkerProcess } from './workerProcess.ts';

/** Jobs that wait for others; each holds its input in memory. */
const mostWaiting = 50;
export type HeavyWork = {
  /**
   * Runs a job in a process of its own, after those already waiting. Throws its refusal, `CANCELED`, and `RATE_LIMITED`
   * when too many wait.
   */
  run<Input, Result>(job: Job<Input, Result>, input: Input, following?: Following): Promise<Result>;
  /** Ends what runs; safe to call twice. */
  close(): void;
};

/** `file` is what a worker runs. `db.lend` keeps the writes of this process waiting while a job writes. */
export function createHeavyWork(file: string, place: Place, db: Pick<Db, 'lend'>): HeavyWork {
  const line = createLine();
  let waiting = 0;
  let isClosed = false;
  let worker: WorkerProcess | undefined;

  async function begin<Input, Result>(job: Job<Input, Result>, input: Input, following: Following) {
    if (isClosed) throw new Error(`${job.name} came too late: the process is ending.`);
    following.onStart?.();
    const taken = (worker = takeWorker(file, job.limits.megabytes));
    try {
      return await runIn(taken, job, input, { place, db, following });
    } finally {
      worker = undefined;
      giveBack(taken, file);
    }
  }

  return {
    run: (job, input, following = {}) =>
      new Promise((resolve, reject) => {
        const { signal } = following;
        if (waiting >= mostWaiting) {
          return reject(rateLimited('The server has too much to do. Please try again in a minute.', 60));
        }
        waiting++;
        const leave = () => reject(canceled());
        signal?.addEventListener('abort', leave);
        line(async () => {
          waiting--;
          signal?.removeEventListener('abort', leave);
          if (!signal?.aborted) resolve(await begin(job, input, following));
        }).catch(reject);
      }),
    close() {
      isClosed = true;
      worker?.kill();
    },
  };
}
