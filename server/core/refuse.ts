import { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from './errors.ts';
import { tally } from './tallies.ts';

/** What there is too much of, for the metrics: 'failed sign-ins' of 'Too many failed sign-ins.' */
export const kindOf = (message: string) => message.replace(/^Too many /, '').replace(/\.$/, '');

/** For what a counter throws: its count, where others throw an error. The sentence says when it is worth while to come again. */
export const refuse =
  (what: string) =>
  (thrown: unknown): never => {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    tally('refused', kindOf(what));
    const seconds = Math.ceil(thrown.msBeforeNext / 1000);
    const minutes = Math.ceil(seconds / 60);
    throw rateLimited(`${what} Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds);
  };
