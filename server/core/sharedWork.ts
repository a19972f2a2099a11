import { canceled } from './errors.ts';

/** Gives up when its signal is aborted; without a signal it never leaves. */
type Asker = AbortSignal | undefined;

type UnderWay<T> = { result: Promise<T>; join(asker: Asker): void };

/**
 * Shares work among all that ask for the same at the same time. Its signal says when the last of them has left, so that nothing is
 * done for nobody; a later asker has the work done once more.
 */
export function createSharedWork<T>() {
  const underWay = new Map<string, UnderWay<T>>();

  function start(name: string, work: (left: AbortSignal) => Promise<T>): UnderWay<T> {
    const left = new AbortController();
    let askers = 0;
    const forget = () => {
      if (underWay.get(name) === own) underWay.delete(name);
    };
    const leave = () => {
      if (--askers > 0) return;
      forget();
      left.abort();
    };
    const own: UnderWay<T> = {
      result: work(left.signal).finally(forget),
      join(asker) {
        askers++;
        asker?.addEventListener('abort', leave, { once: true });
      },
    };
    underWay.set(name, own);
    return own;
  }

  return {
    isUnderWay: (name: string) => underWay.has(name),
    /** Returns the result of the work of that name, which is begun unless it goes on already. */
    async ask(name: string, asker: Asker, work: (left: AbortSignal) => Promise<T>): Promise<T> {
      if (asker?.aborted) throw canceled();
      const own = underWay.get(name) ?? start(name, work);
      own.join(asker);
      return own.result;
    },
  };
}
