import { canceled } from '../core/errors.ts';
import { createPacer } from './pacer.ts';

/** How far a long piece of work is, told by the work itself. */
export type Progress = {
  /** So many more pieces are to be done; of what kind is the work's own affair. */
  expect(pieces: number): void;
  /** So many of them are done. Lets others in when it is time. Throws `CANCELED` when someone asked for the end. */
  advance(pieces?: number): Promise<void>;
};

/** Milliseconds between two reports: nobody reads faster. */
const reportEvery = 100;

/** `tell` hears of it ten times a second at most. */
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

/** For work that nobody follows. */
export const unfollowed = () => createProgress(() => undefined);
