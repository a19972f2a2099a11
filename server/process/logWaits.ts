import type { Logger } from 'pino';
import type { OnWait } from '../db/watchWait.ts';
import { currentActor } from '../core/actor.ts';

/** Logs the name of a waiting write: another process that holds the database, or a long import, delays all writes. */
export const logWaits =
  (log: Logger): OnWait =>
  ({ milliseconds, isOver }) =>
    log.warn(
      { write: currentActor().cause, milliseconds },
      isOver ? 'a write no longer waits for others' : 'a write is waiting for others',
    );
