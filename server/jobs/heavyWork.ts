import type { Db } from '../db/database.ts';
import { ProcessEnds, type Following, type Job } from './job.ts';
import type { Place } from './jobMessages.ts';
import { createFairLane, createLane } from './lane.ts';
import { runIn } from './runIn.ts';
import { tally } from '../core/tallies.ts';
import { giveBack, takeWorker } from './workerPool.ts';
import type { WorkerProcess } from './workerProcess.ts';

type LaneName = Job<never, unknown>['lane'];

export type HeavyWork = {
  /**
   * Runs a job in a process of its own, after those already waiting in its lane. Throws its refusal, `CANCELED`, and
   * `RATE_LIMITED` when too many wait.
   */
  run<Input, Result>(job: Job<Input, Result>, input: Input, following?: Following): Promise<Result>;
  /** Counts the waiting and the running jobs of each lane. */
  jobs(): { lane: LaneName; waiting: number; running: number }[];
  /** Ends the running jobs; it is safe to call twice. */
  close(): void;
};

/** `file` is the program of a worker. `db.lend` keeps the writes of this process waiting while a job writes. */
export function createHeavyWork(file: string, place: Place, db: Pick<Db, 'lend' | 'catchUp'>): HeavyWork {
  const lanes = {
    short: createLane(),
    long: createLane(),
    suppliers: createFairLane(),
    visitors: createFairLane(),
    downloads: createFairLane(),
  };
  const running = new Map<WorkerProcess, LaneName>();
  let isClosed = false;

  async function begin<Input, Result>(job: Job<Input, Result>, input: Input, following: Following) {
    if (isClosed) throw new ProcessEnds(`${job.name} came too late: the process is ending.`);
    following.onStart?.();
    const worker = takeWorker(file, job.limits.megabytes);
    running.set(worker, job.lane);
    let end: 'done' | 'failed' = 'failed';
    try {
      const result = await runIn(worker, job, input, { place, db, following });
      end = 'done';
      return result;
    } catch (error) {
      throw isClosed ? new ProcessEnds(`${job.name} was cut off: the process is ending.`, { cause: error }) : error;
    } finally {
      tally('jobs', `${job.name}/${end}`);
      running.delete(worker);
      giveBack(worker, file);
    }
  }

  return {
    run: (job, input, following = {}) => lanes[job.lane].enter(() => begin(job, input, following), following),
    jobs: () =>
      (Object.keys(lanes) as LaneName[]).map((lane) => ({
        lane,
        waiting: lanes[lane].waiting(),
        running: [...running.values()].filter((its) => its === lane).length,
      })),
    close() {
      isClosed = true;
      for (const worker of running.keys()) worker.kill();
    },
  };
}
