import { EventEmitter } from 'node:events';
import type { Db } from '../db/database.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { followEvents } from './followEvents.ts';

/** Milliseconds between two checks of the database, each of which takes microseconds. */
const interval = 200;

/** Informs listeners of each commit, by this process or another. */
export type Changes = {
  /** Yields the values of `read`, at once and after each commit, until the listener returns. */
  follow<T>(read: () => Promise<T[]>): AsyncIterableIterator<T>;
  close(): void;
};

/** Watches the database itself and not the code that writes, so that writes of other processes reach every open page, too. */
export function watchChanges(db: Db, onFailure: (error: unknown) => void): Changes {
  const emitter = new EventEmitter().setMaxListeners(0);
  let seen = db.dataVersion();
  /** Whether a listener's last read failed. */
  let isLate = false;
  const look = () => {
    const version = db.dataVersion();
    if (version === seen && !isLate) return;
    seen = version;
    emitter.emit('commit');
  };
  /** Remembers a failed read, which is repeated with each check, so that the listener gets the value late rather than never. */
  const inTime =
    <T>(read: () => Promise<T[]>) =>
    async () => {
      try {
        const values = await read();
        isLate = false;
        return values;
      } catch (error) {
        if (!storageFailureOf(error)) throw error;
        if (!isLate) onFailure(error);
        isLate = true;
        return [];
      }
    };
  let isFailing = false;
  /** Reports a failure once and not five times a second. If it were thrown from the timer, it would end the process. */
  const round = () => {
    try {
      if (emitter.listenerCount('commit') > 0) look();
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
    }
  };
  const timer = setInterval(round, interval).unref();

  return {
    follow: (read) => followEvents(emitter, 'commit', { read: inTime(read) }),
    close: () => clearInterval(timer),
  };
}
