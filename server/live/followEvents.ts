import { on, type EventEmitter } from 'node:events';

type Following<T> = {
  /** What there is to tell: asked at once, since something may have happened before anyone listened, and at each event. */
  read(): Promise<T[]>;
  /** After this value nothing comes any more. */
  isLast?(value: T): boolean;
};

/** What `read` gives at once and after each event, one by one, until the listener returns. */
export function followEvents<T>(
  emitter: EventEmitter,
  event: string,
  { read, isLast = () => false }: Following<T>,
): AsyncIterableIterator<T> {
  const stop = new AbortController();
  const values = (async function* () {
    try {
      // Listened for from here on, and not only once the first value is taken.
      const events = on(emitter, event, { signal: stop.signal });
      try {
        for (let isOver = false; !isOver; isOver = Boolean((await events.next()).done)) {
          for (const value of await read()) {
            yield value;
            if (isLast(value)) return;
          }
        }
      } finally {
        await events.return?.();
      }
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
}
