import { StorageFailure, storageFailureOf, type StorageProblem } from '../db/storageFailure.ts';
import { DomainError, type ErrorKind } from '../core/errors.ts';
import type { Actor } from '../core/actor.ts';
import type { ImageStore } from '../storage/storageOf.ts';
import { withoutWords } from '../core/reduced.ts';

// These are the messages between a process and its worker.

/** The data that jobs work on; `databaseUrl` is that of `Opening`. */
export type Place = { dataDir: string; databaseUrl?: string | undefined; images: ImageStore };

/** `zone` is the company's, by which a job writes days and hours. */
export type ToWorker =
  | { type: 'job'; name: string; input: unknown; place: Place; megabytes: number; actor: Actor; zone: string }
  /** The worker may write now. */
  | { type: 'turn' }
  | { type: 'cancel' };

export type FromWorker =
  | { type: 'progress'; done: number; total: number }
  | { type: 'loaded' }
  /** The worker asks to write. */
  | { type: 'wantTurn' }
  /** The worker starts to commit, after which it must not be ended. */
  | { type: 'committing' }
  | { type: 'endTurn' }
  | { type: 'tooMuch' }
  /**
   * `isSpent`: the worker has used so much memory that the next job needs another one; `used`: milliseconds of processor that the
   * job took.
   */
  | { type: 'result'; result: unknown; isSpent: boolean; used: number }
  | { type: 'failed'; failure: Failure; isSpent: boolean; used: number };

/** An error in the form in which it is sent: the class would be lost, which tells the log whether the message is safe. */
export type Failure =
  | { is: 'refusal'; kind: ErrorKind; message: string; details: DomainError['details']; cause: unknown }
  | { is: 'storage'; problem: StorageProblem; cause: unknown }
  | { is: 'bug'; error: unknown };

export function toFailure(error: unknown): Failure {
  if (error instanceof DomainError) {
    const { kind, message, details, cause } = error;
    return { is: 'refusal', kind, message, details, cause: cause && withoutWords(cause) };
  }
  const storage = storageFailureOf(error);
  if (storage) return { is: 'storage', problem: storage.problem, cause: withoutWords(storage.cause) };
  return { is: 'bug', error: withoutWords(error) };
}

export function fromFailure(failure: Failure): Error {
  if (failure.is === 'refusal') {
    return new DomainError(failure.kind, failure.message, failure.details, failure.cause);
  }
  if (failure.is === 'storage') return new StorageFailure(failure.problem, failure.cause);
  return failure.error instanceof Error ? failure.error : new Error(String(failure.error));
}
