import type { Db } from '../db/database.ts';
import { createLine } from '../db/line.ts';
import { canceled, rateLimited } from './errors.ts';
import type { Following, Job } from './job.ts';
import type { Place } from './jobMessages.ts';
import { runIn } from './runIn.ts';
import { startWorker, type WorkerProcess } from './workerProcess.ts';

/** Jobs that wait for others; each holds its input in memory. */
const mostWaiting = 50;
/** Milliseconds that a worker without work is kept: whoever uploads one picture uploads the next. */
const idleTime = 10_000;

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
  let idle: NodeJS.Timeout | undefined;

  function workerFor({ limits: { megabytes } }: Pick<Job<never, unknown>, 'limits'>) {
    clearTimeout(idle);
    if (worker?.isAlive() && worker.megabytes === megabytes) return worker;
    worker?.kill();
    worker = startWorker(file, megabytes);
    return worker;
  }

  async function begin<Input, Result>(job: Job<Input, Result>, input: Input, following: Following) {
    if (isClosed) throw new Error(`${job.name} came too late: the process is ending.`);
    following.onStart?.();
    const used = workerFor(job);
    used.keep(true);
    try {
      return await runIn(used, job, input, { place, db, following });
    } finally {
      used.keep(false);
      idle = setTimeout(() => used.kill(), idleTime).unref();
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
      clearTimeout(idle);
      worker?.kill();
    },
  };
}
