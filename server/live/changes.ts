import { EventEmitter, on } from 'node:events';
import type { Db } from '../db/database.ts';

/** Milliseconds between two looks at the database; a look costs microseconds. */
const interval = 200;

/** Tells whoever listens that something was committed, by this process or another. */
export type Changes = {
  /** What `read` gives after each commit, one by one, until the listener returns. */
  follow<T>(read: () => Promise<T[]>): AsyncIterableIterator<T>;
  close(): void;
};

/** The database itself is asked, and not whoever writes: so a write of another process reaches every open page too. */
export function watchChanges(db: Db): Changes {
  const emitter = new EventEmitter().setMaxListeners(0);
  let seen = db.dataVersion();
  const look = () => {
    const version = db.dataVersion();
    if (version === seen) return;
    seen = version;
    emitter.emit('commit');
  };
  const timer = setInterval(() => emitter.listenerCount('commit') > 0 && look(), interval).unref();

  return {
    follow(read) {
      const stop = new AbortController();
      const values = (async function* () {
        try {
          for await (const _ of on(emitter, 'commit', { signal: stop.signal })) yield* await read();
        } catch (error) {
          if (!stop.signal.aborted) throw error;
        }
      })();
      return {
        next: () => values.next(),
        // A generator that waits cannot be returned from: the wait itself has to be broken off.
        return: () => (stop.abort(), values.return(undefined)),
        throw: (error) => (stop.abort(), values.throw(error)),
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
    close: () => clearInterval(timer),
  };
}
