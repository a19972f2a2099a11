import { on, type EventEmitter } from 'node:events';

type Following<T> = {
  /** Reads the values: at once, since something may have happened before, and at each event. */
  read(): Promise<T[]>;
  /** Whether a value is the last one. */
  isLast?(value: T): boolean;
};

/** Yields the values of `read`, at once and after each event, until the listener returns. */
export function followEvents<T>(
  emitter: EventEmitter,
  event: string,
  { read, isLast = () => false }: Following<T>,
): AsyncIterableIterator<T> {
  const stop = new AbortController();
  const values = (async function* () {
    try {
      // Listening begins here, and not only when the first value is taken.
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
    // `return` has no effect on a generator that waits, so the wait itself has to be ended.
    return: () => (stop.abort(), values.return(undefined)),
    throw: (error) => (stop.abort(), values.throw(error)),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
