import { canceled, rateLimited } from '../core/errors.ts';
import { tally } from '../core/tallies.ts';
import type { Counter } from '../db/counting.ts';
import { createLine } from '../db/line.ts';
import { letNewcomersIn } from '../db/turns/newcomers.ts';
import { perAddress } from './budget.ts';
import { kindOf, refuse } from './refuse.ts';
import { measureThread } from './threadTime.ts';

/** The place of heavy work of one address, which charges what the work uses. */
export type HeavyPlace = {
  /** Does work on this thread, and charges what it takes of it. */
  measured<T>(work: () => Promise<T>): Promise<T>;
  /** Charges what this thread takes from now on, until the end. */
  start(): void;
  /** Charges milliseconds of processor that were used elsewhere, such as by a process of its own. */
  spent(milliseconds: number): void;
  /** Lets waiting requests in before the next piece of the work, one piece after the other. Throws `CANCELED` once the asker has left. */
  nextPiece(): Promise<void>;
  /** Gives the place back; it is safe to call twice. */
  end(): void;
};

type Asking = {
  /** The asker that leaves ends work that has not begun. */
  signal?: AbortSignal | undefined;
  /** Light work needs no place: it is charged, and never waits. */
  isLight?: boolean;
};

type Waiting = { begin: () => void; signal: AbortSignal | undefined };
type Address = { running: number; waiting: Waiting[]; restUntil: number; timer?: NodeJS.Timeout };

/** Seconds after which a client may try again, when only too much waits at the same time. */
const moment = 5;

/** A rest is at most so many milliseconds: after longer work, the budget alone decides. */
const longestRest = 5000;

/** A point of the counter is a microsecond, since most operations take less than a millisecond. */
const pointsOf = (milliseconds: number) => Math.ceil(milliseconds * 1000);

/** Work costs at least so many milliseconds: some systems count the time of a thread in steps, and each request takes some beside it. */
const least = 0.1;

/** The limit in the points of the counter. */
export const processorPoints = { ...perAddress.processor, most: pointsOf(perAddress.processor.most) };

/**
 * Limits what the work of one address takes of the processor, whichever door it came through: by what was really used, and not by
 * the number of requests. Two pieces of heavy work of an address run at a time and the others wait. After each piece the
 * address rests for a multiple of the time that it took, so that others find the thread free most of the time.
 */
export function createProcessorBudget(counter: Counter) {
  const addresses = new Map<string, Address>();

  const ask = (key: string) => counter.consume(key, 0).catch(refuse('Too many heavy requests.'));

  function goOn(key: string, address: Address) {
    clearTimeout(address.timer);
    const wait = address.restUntil - performance.now();
    if (wait > 0) address.timer = setTimeout(() => goOn(key, address), Math.ceil(wait));
    else {
      while (address.running < perAddress.heavyAtOnce && address.waiting.length > 0) {
        address.running++;
        address.waiting.shift()?.begin();
      }
      if (address.running === 0 && address.waiting.length === 0) addresses.delete(key);
    }
  }

  /** Resolves when it is the turn of the work. */
  function enter(key: string, signal: AbortSignal | undefined) {
    const address = addresses.get(key) ?? { running: 0, waiting: [], restUntil: 0 };
    if (address.waiting.length >= perAddress.heavyWaiting) {
      const message = 'Too many heavy requests at a time.';
      tally('refused', kindOf(message));
      throw rateLimited(`${message} Please try again in ${moment} seconds.`, moment);
    }
    addresses.set(key, address);
    return new Promise<Address>((resolve, reject) => {
      const waiting: Waiting = {
        signal,
        begin() {
          signal?.removeEventListener('abort', leave);
          resolve(address);
        },
      };
      function leave() {
        address.waiting.splice(address.waiting.indexOf(waiting), 1);
        reject(canceled());
        goOn(key, address);
      }
      signal?.addEventListener('abort', leave, { once: true });
      address.waiting.push(waiting);
      goOn(key, address);
    });
  }

  function charge(key: string, milliseconds: number) {
    void counter.penalty(key, pointsOf(Math.max(milliseconds, least)));
  }

  /**
   * Waits for a place of the address. The caller ends it. Throws `RATE_LIMITED` when the address has used up its budget or when
   * too much of it waits, and `CANCELED` when its asker has left.
   */
  async function begin(key: string, { signal, isLight = false }: Asking = {}): Promise<HeavyPlace> {
    await ask(key);
    if (signal?.aborted) throw canceled();
    const address = isLight ? undefined : await enter(key, signal);
    let used = 0;
    let isOver = false;
    const spent = (milliseconds: number) => {
      used += milliseconds;
      charge(key, milliseconds);
    };
    let stop: (() => number) | undefined;
    const end = () => {
      if (isOver) return;
      isOver = true;
      if (stop) spent(stop());
      if (!address) return;
      address.running--;
      address.restUntil =
        Math.max(address.restUntil, performance.now()) + Math.min(perAddress.restTimes * used, longestRest);
      goOn(key, address);
    };
    try {
      // Other work of the address may have used up the rest meanwhile.
      if (address) await ask(key);
    } catch (error) {
      end();
      throw error;
    }
    const pieces = createLine();
    return {
      spent,
      end,
      start: () => void (stop ??= measureThread()),
      async measured(work) {
        const measured = measureThread();
        try {
          return await work();
        } finally {
          spent(measured());
        }
      },
      async nextPiece() {
        await pieces(letNewcomersIn);
        if (signal?.aborted) throw canceled();
      },
    };
  }

  return { begin, charge, ask };
}
