import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from './errors.ts';

/** Seconds. */
const quarter = 900;
const hour = 3600;

/** Failures of one account within the window that cost nothing; each further one doubles the wait. */
const freeFailures = 5;
const longestWait = 4000;

export type RateLimits = ReturnType<typeof createRateLimits>;

/** How often one address may do what costs work. Addresses are kept in memory only, salted and hashed, until the window ends. */
export function createRateLimits() {
  const salt = randomBytes(16);
  const keyOf = (text: string) => createHash('sha256').update(salt).update(text).digest('base64url');
  const failuresByAddress = new RateLimiterMemory({ keyPrefix: 'address', points: 20, duration: quarter });
  const failuresByAccount = new RateLimiterMemory({
    keyPrefix: 'account',
    points: Number.MAX_SAFE_INTEGER,
    duration: quarter,
  });
  const messagesByAddress = new RateLimiterMemory({ keyPrefix: 'message', points: 10, duration: hour });

  return {
    /**
     * Before a password is looked at: refuses an address after 20 failures in a quarter of an hour, and slows an account
     * down after 5. Each try counts as a failure until `signInWorked`, so that many at once win nothing.
     */
    async beforeSignIn(address: string, email: string) {
      await failuresByAddress.consume(keyOf(address)).catch(refuse('Too many failed sign-ins.'));
      const { consumedPoints } = await failuresByAccount.consume(keyOf(email));
      const failures = consumedPoints - 1 - freeFailures;
      if (failures > 0) await wait(Math.min(250 * 2 ** failures, longestWait));
    },
    async signInWorked(address: string, email: string) {
      await Promise.all([failuresByAddress.reward(keyOf(address)), failuresByAccount.reward(keyOf(email))]);
    },
    /** Ten messages an hour from one address. */
    async beforeMessage(address: string) {
      await messagesByAddress.consume(keyOf(address)).catch(refuse('Too many messages.'));
    },
  };
}

/** The limiter throws its count where others throw an error. */
const refuse = (what: string) => (thrown: unknown) => {
  if (!(thrown instanceof RateLimiterRes)) throw thrown;
  const seconds = Math.ceil(thrown.msBeforeNext / 1000);
  const minutes = Math.ceil(seconds / 60);
  throw rateLimited(`${what} Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds);
};
