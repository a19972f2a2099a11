import { setTimeout as pause } from 'node:timers/promises';
import { hasCode } from '../../tools/exchange.ts';
import type { Result } from '../../tools/graphql.ts';

export type Until = {
  /** It is true while the database is ended: then the server may answer that it is away. */
  mayBeAway: boolean;
  isOver: () => boolean;
};

/** The database was away: the write may or may not have been done. */
class Away extends Error {}

/** Makes the error for an answer that lacks its data. */
export const unanswered = (name: string, errors: Result['errors'], mayBeAway: boolean) =>
  mayBeAway && errors?.every(({ extensions }) => extensions.code === 'STORAGE_UNAVAILABLE')
    ? new Away(name)
    : new Error(`${name}: ${JSON.stringify(errors)}`);

/** Repeats the work until the server's process is gone, or `isOver`. */
export async function untilCut(work: () => Promise<void>, isOver: () => boolean) {
  while (!isOver()) {
    try {
      await work();
    } catch (error) {
      if (hasCode(error, 'ECONNRESET', 'ECONNREFUSED', 'EPIPE')) return;
      if (!(error instanceof Away)) throw error;
      await pause(50);
    }
  }
}
