import { canceled } from '../core/errors.ts';
import { setImmediate } from 'node:timers/promises';

/** A long piece of work reports its progress through these functions. */
export type Progress = {
  /** Adds pieces to the total; the work decides what a piece is. */
  expect(pieces: number): void;
  /** Reports finished pieces, and lets requests in when it is time. Throws `CANCELED` when the job was canceled. */
  advance(pieces?: number): Promise<void>;
};

/** Milliseconds between two reports, since nobody reads faster. */
const reportEvery = 100;

/** Calls `tell` at most ten times a second. */
export function createProgress(tell: (done: number, total: number) => void, isCanceled = () => false): Progress {
  const pace = createPacer();
  let done = 0;
  let total = 0;
  let toldAt = 0;
  return {
    expect: (pieces) => void (total += pieces),
    async advance(pieces = 1) {
      done += pieces;
      if (performance.now() - toldAt > reportEvery) {
        toldAt = performance.now();
        tell(done, total);
      }
      await pace();
      if (isCanceled()) throw canceled();
    },
  };
}

/** Progress of work that nobody follows. */
export const unfollowed = () => createProgress(() => undefined);

/** Milliseconds of work after which requests get a turn. */
const stretch = 15;

/** Returns a function that a long loop awaits in each round, to let requests in at regular intervals. */
export function createPacer() {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < stretch) return;
    await setImmediate();
    since = performance.now();
  };
}
