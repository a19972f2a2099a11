import { within, type Line } from './line.ts';
import { StorageFailure } from './storageFailure.ts';

/**
 * A worker's transactions stand in the line of the process that it works for: there, nobody then has to try again and
 * again while a long one is under way.
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
