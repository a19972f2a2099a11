import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import { followEvents } from '../live/followEvents.ts';
import { badInput, DomainError } from '../core/errors.ts';
import type { Db } from '../db/database.ts';
import type { HeavyWork } from './heavyWork.ts';
import type { Job, JobStatus } from './job.ts';
import { createJobsElsewhere } from './jobsElsewhere.ts';

/**
 * The owner of a job, and the name by which they follow it; nobody follows a job without a name. In a lane with turns it takes that
 * of `turn`.
 */
export type JobName = { owner: string; id: string | null | undefined; turn?: string };

/** Milliseconds for which the state of an ended job can still be read. */
const keptFor = 10 * 60_000;
const mostKept = 200;

type Followed = { status: JobStatus; stop: AbortController };

const hasEnded = ({ state }: JobStatus) => state !== 'WAITING' && state !== 'RUNNING';

/** The jobs of all servers on a database, for those who started them: each sees and ends only their own. */
export function createJobs(heavyWork: HeavyWork, db: Pick<Db, 'posts'>) {
  const kept = { max: mostKept, ttl: keptFor };
  const followed = new LRUCache<string, Followed>(kept);
  const emitter = new EventEmitter().setMaxListeners(0);
  const keyOf = (owner: string, id: string) => JSON.stringify([owner, id]);
  const elsewhere = createJobsElsewhere(db, {
    kept,
    emitter,
    statusOf: (key) => followed.get(key)?.status,
    cancel: (key) => followed.get(key)?.stop.abort(),
  });

  function begin(owner: string, id: string) {
    const key = keyOf(owner, id);
    const job = { status: { id, state: 'WAITING', done: 0, total: 0 } as JobStatus, stop: new AbortController() };
    const known = followed.get(key);
    if (known && !hasEnded(known.status)) throw badInput('job', 'A job of this id is running already.');
    const set = (change: Partial<JobStatus>) => {
      job.status = { ...job.status, ...change };
      // Each change starts the time for which the state is kept again.
      followed.set(key, job);
      emitter.emit(key);
      elsewhere.tell(key, job.status);
    };
    set({});
    return { set, signal: job.stop.signal };
  }

  async function find(owner: string, id: string): Promise<JobStatus | null> {
    const key = keyOf(owner, id);
    const here = () => followed.get(key)?.status;
    // The job may begin while the other servers are asked.
    return here() ?? (await elsewhere.find(key)) ?? here() ?? null;
  }

  return {
    /** Runs a job like `HeavyWork.run`. Throws `BAD_USER_INPUT` when a job of that name is running already. */
    async run<Input, Result>(job: Job<Input, Result>, input: Input, { owner, id, turn }: JobName): Promise<Result> {
      const taking = turn === undefined ? {} : { visitor: turn };
      if (id == null) return heavyWork.run(job, input, taking);
      const { set, signal } = begin(owner, id);
      try {
        const result = await heavyWork.run(job, input, {
          ...taking,
          signal,
          onStart: () => set({ state: 'RUNNING' }),
          onProgress: (done, total) => set({ done, total }),
        });
        set({ state: 'DONE' });
        return result;
      } catch (error) {
        set({ state: error instanceof DomainError && error.kind === 'canceled' ? 'CANCELED' : 'FAILED' });
        throw error;
      }
    },
    find,
    /** False when there is no such job, or when it has ended. */
    async cancel(owner: string, id: string): Promise<boolean> {
      const key = keyOf(owner, id);
      const status = await find(owner, id);
      if (!status || hasEnded(status)) return false;
      const job = followed.get(key);
      if (job) job.stop.abort();
      else elsewhere.cancel(key);
      return true;
    },
    /** Yields the status of a job, now and after each change, until it has ended. It also waits for a job to begin. */
    follow(owner: string, id: string) {
      const key = keyOf(owner, id);
      const now = () => {
        const status = followed.get(key)?.status ?? elsewhere.statusOf(key);
        return status ? [status] : [];
      };
      void elsewhere.ask(key);
      return followEvents(emitter, key, { read: async () => now(), isLast: hasEnded });
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;
