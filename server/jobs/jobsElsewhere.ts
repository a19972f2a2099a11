import { once, type EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/database.ts';
import type { JobStatus } from './job.ts';

/** Milliseconds within which another server has to answer that it runs a job. */
const patience = 500;

type Word = { about: 'jobs'; key: string } & (
  | { says: 'who knows it' }
  | { says: 'its status'; status: JobStatus }
  | { says: 'cancel it' }
);

type Here = {
  kept: { max: number; ttl: number };
  /** Emits each change of a job under its key. */
  emitter: EventEmitter;
  /** Returns the status of a job of this process. */
  statusOf: (key: string) => JobStatus | undefined;
  cancel: (key: string) => void;
};

/**
 * Follows jobs that run on another server of the same database. Servers send nothing about a job until one asks for it;
 * from then on, the server that runs it, or begins it later, sends each change.
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
    /** Asks the other servers for a job; it has to be called before waiting for the job's changes. */
    ask: (key: string) => say({ about: 'jobs', key, says: 'who knows it' }),
    /** Asks the other servers for a job, and waits for an immediate answer. */
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
    /** Sends a changed status of a job of this process to the servers that asked for it. */
    tell(key: string, status: JobStatus) {
      if (asked.has(key)) void say({ about: 'jobs', key, says: 'its status', status });
    },
  };
}
