import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '../../tools/graphql.ts';

export type Until = {
  /** Whether the database is ended meanwhile: then it is right to say that it is away. */
  mayBeAway: boolean;
  isOver: () => boolean;
};

/** The database was away: whether it was done is open. */
class Away extends Error {}

/** The error of an answer without what was asked for. */
export const unanswered = (name: string, errors: Result['errors'], mayBeAway: boolean) =>
  mayBeAway && errors?.every(({ extensions }) => extensions.code === 'STORAGE_UNAVAILABLE')
    ? new Away(name)
    : new Error(`${name}: ${JSON.stringify(errors)}`);

/** The process is gone: what was on its way has no answer. */
const isCut = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));

/** Does it again and again until the server is gone, or `isOver`. */
export async function untilCut(work: () => Promise<void>, isOver: () => boolean) {
  while (!isOver()) {
    try {
      await work();
    } catch (error) {
      if (isCut(error)) return;
      if (!(error instanceof Away)) throw error;
      await pause(50);
    }
  }
}
