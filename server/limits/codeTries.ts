import { RateLimiterRes } from 'rate-limiter-flexible';
import type { Counting } from '../db/counting.ts';
import { perAccount } from './budget.ts';
import { refuse } from './refuse.ts';

/** The pause before the next code, in milliseconds, after a number of wrong ones; 0 means none. */
export function pauseAfter(wrong: number): number {
  const { most, firstPause, longestPause } = perAccount.wrongAppCodes;
  return wrong < most ? 0 : Math.min(firstPause * 2 ** (wrong - most), longestPause);
}

/** Longer than a code may be early by, in milliseconds: see `otherClock`. */
const spentForMs = 2 * 3_600_000;

/**
 * Limits tries of second-step codes by account, from all addresses together; only a person who knows the password gets this
 * far. Each try counts as wrong until it proves right, so that parallel tries gain nothing. The two kinds of codes have
 * separate limits: an attacker who guesses the app's six digits cannot lock out the person who has recovery codes.
 */
export function createCodeTries(counting: Counting, keyOf: (account: string) => string) {
  const { within, longestPause } = perAccount.wrongAppCodes;
  const wrongOfApp = counting('code', { most: Number.MAX_SAFE_INTEGER, within });
  const pauses = counting('codePause', { most: 1, within: longestPause });
  const wrongRecovery = counting('recovery', perAccount.wrongCodes);
  const wrongFirst = counting('firstCode', perAccount.wrongCodes);

  const spent = counting('spentCode', { most: 1, within: spentForMs });

  const bounded = (counter: ReturnType<Counting>) =>
    async function look<T>(account: string, find: () => Promise<T>): Promise<T> {
      const to = keyOf(account);
      await counter.consume(to).catch(refuse('Too many wrong codes.'));
      const found = await find();
      if (found) await counter.reward(to);
      return found;
    };

  return {
    /** Checks a code while an app is being set up, when codes protect nothing yet. */
    tryFirst: bounded(wrongFirst),
    /** Spends a code, once: false when it was spent before. `code` names it and its account, and does not contain it. */
    spend: (code: string): Promise<boolean> =>
      spent.consume(keyOf(code)).then(
        () => true,
        (thrown: unknown) => {
          if (thrown instanceof RateLimiterRes) return false;
          throw thrown;
        },
      ),
    /** Checks a recovery code. It has well over a hundred bits and cannot be guessed: the limit protects the database. */
    tryRecovery: bounded(wrongRecovery),
    /** Checks a code of the app; `tell` receives the number of recent wrong codes, including this one. */
    async tryApp(account: string, find: () => Promise<boolean>, tell: (wrong: number) => Promise<void>) {
      const to = keyOf(account);
      const { consumedPoints: wrong } = await wrongOfApp.consume(to);
      const pause = pauseAfter(wrong);
      if (pause > 0) {
        await pauses.consume(to, 1, { customDuration: pause / 1000 }).catch(async (thrown: unknown) => {
          // The code was not checked, so the try does not count.
          await wrongOfApp.reward(to);
          refuse('Too many wrong codes. A recovery code or a passkey works.')(thrown);
        });
      }
      const found = await find();
      if (!found) await tell(wrong);
      else await Promise.all([wrongOfApp.reward(to), pauses.delete(to)]);
      return found;
    },
  };
}
