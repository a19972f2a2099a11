import { EventEmitter } from 'node:events';
import type { Db } from '../db/database.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { followEvents } from './followEvents.ts';

/** Milliseconds between two looks at the database; a look costs microseconds. */
const interval = 200;

/** Tells whoever listens that something was committed, by this process or another. */
export type Changes = {
  /** What `read` gives at once and after each commit, one by one, until the listener returns. */
  follow<T>(read: () => Promise<T[]>): AsyncIterableIterator<T>;
  close(): void;
};

/** The database itself is asked, and not whoever writes: so a write of another process reaches every open page too. */
export function watchChanges(db: Db, onFailure: (error: unknown) => void): Changes {
  const emitter = new EventEmitter().setMaxListeners(0);
  let seen = db.dataVersion();
  /** Somebody could not be told. */
  let isLate = false;
  const look = () => {
    const version = db.dataVersion();
    if (version === seen && !isLate) return;
    seen = version;
    emitter.emit('commit');
  };
  /** What cannot be read now is asked for again with each look: whoever listens learns of it later, and not never. */
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
  /** A failure is told once and not five times a second; thrown out of a timer, it would end the process. */
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
