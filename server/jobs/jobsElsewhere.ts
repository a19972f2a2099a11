import { once, type EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { JobStatus } from './jobStatus.ts';

/** Milliseconds that another server has to say that it knows a job. */
const patience = 500;

type Word = { about: 'jobs'; key: string } & (
  { says: 'who knows it' } | { says: 'its status'; status: JobStatus } | { says: 'cancel it' }
);

type Here = {
  kept: { max: number; ttl: number };
  /** Hears of each change of a job, by its key. */
  emitter: EventEmitter;
  /** Of the jobs of this process. */
  statusOf: (key: string) => JobStatus | undefined;
  cancel: (key: string) => void;
};

/**
 * Jobs that run on another server of the same database. Nothing is said of a job before somebody asks for it: then whoever
 * has it tells of each change, and so does whoever begins it later.
 */
export function createJobsElsewhere({ posts }: Pick<Db, 'posts'>, { kept, emitter, statusOf, cancel }: Here) {
  const known = new LRUCache<string, JobStatus>(kept);
  const asked = new LRUCache<string, true>(kept);
  const say = (word: Word) => posts?.send(JSON.stringify(word)) ?? Promise.resolve();

  posts?.listen((text) => {
    const word = JSON.parse(text) as Word;
    if (word.about !== 'jobs') return;
    const status = statusOf(word.key);
    if (word.says === 'cancel it') return cancel(word.key);
    if (word.says === 'who knows it') {
      asked.set(word.key, true);
      if (status) void say({ about: 'jobs', key: word.key, says: 'its status', status });
    } else if (!status) {
      known.set(word.key, word.status);
      emitter.emit(word.key);
    }
  });

  return {
    statusOf: (key: string) => known.get(key),
    /** To be called before somebody waits for it. */
    ask: (key: string) => say({ about: 'jobs', key, says: 'who knows it' }),
    /** Asks, and waits for what is answered at once. */
    async find(key: string): Promise<JobStatus | undefined> {
      if (!posts) return undefined;
      const answer = once(emitter, key, { signal: AbortSignal.timeout(patience) });
      void this.ask(key);
      await answer.catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'AbortError')) throw error;
      });
      return known.get(key);
    },
    cancel: (key: string) => void say({ about: 'jobs', key, says: 'cancel it' }),
    /** A job of this process has come on. */
    tell(key: string, status: JobStatus) {
      if (asked.has(key)) void say({ about: 'jobs', key, says: 'its status', status });
    },
  };
}
