import { within, type Line } from './line.ts';
import { StorageFailure } from './storageFailure.ts';

/**
 * A worker's transactions wait in the line of its server process, so that none of that process's writes has to retry during
 * a long one.
 */
export type Turn = { begin(): Promise<void>; beforeCommit(): Promise<void>; end(): void };

/** Runs `work` after those already waiting; throws `StorageFailure` when they take longer than `patience` milliseconds. */
export const inTurn = <T>(line: Line, turn: Turn | undefined, patience: number, work: () => Promise<T>): Promise<T> =>
  within(
    line,
    patience,
    () => new StorageFailure('busy', new Error('Others wrote for too long.')),
  )(async () => {
    await turn?.begin();
    try {
      return await work();
    } finally {
      turn?.end();
    }
  });
