import { setTimeout } from 'node:timers/promises';

/** A round waits this many milliseconds for its work; the rest goes on beside the next rounds. */
const roundTime = 60_000;

/**
 * Returns a function that does a round of work, a piece for each key: `most` pieces at a time, never two of one key. A piece that takes
 * long keeps neither the others nor the next round waiting. `fail` receives errors.
 */
export function createRounds(most: number, fail: (error: unknown, key: string) => void) {
  const going = new Set<string>();
  let workers = 0;

  async function workThrough(keys: Iterator<string>, work: (key: string) => Promise<unknown>) {
    workers++;
    for (let next = keys.next(); !next.done; next = keys.next()) {
      const key = next.value;
      if (going.has(key)) continue;
      going.add(key);
      await work(key)
        .catch((error: unknown) => fail(error, key))
        .finally(() => going.delete(key));
    }
    workers--;
  }

  return async (keys: string[], work: (key: string) => Promise<unknown>) => {
    const left = keys.values();
    const done: Promise<void>[] = [];
    while (workers < most && done.length < keys.length) done.push(workThrough(left, work));
    const { signal, ...round } = abortable();
    await Promise.race([
      Promise.all(done),
      setTimeout(roundTime, undefined, { signal, ref: false }).catch(round.ended),
    ]);
    round.end();
  };
}

/** The timer of a round ends with it. */
function abortable() {
  const ending = new AbortController();
  const { signal } = ending;
  return {
    signal,
    end: () => ending.abort(),
    ended(error: unknown) {
      if (!signal.aborted) throw error;
    },
  };
}
