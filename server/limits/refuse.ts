import { RateLimiterRes } from 'rate-limiter-flexible';
import { rateLimited } from '../core/errors.ts';
import { tally } from '../core/tallies.ts';

/** The metrics name a limit by its sentence: 'Too many failed sign-ins.' is 'failed sign-ins'. */
export const kindOf = (message: string) => message.replace(/^Too many /, '').replace(/\.$/, '');

/** Turns a counter's rejection into a refusal. A counter rejects with its count above the limit, and with an error on a failure. */
export const refuse =
  (what: string) =>
  (thrown: unknown): never => {
    if (!(thrown instanceof RateLimiterRes)) throw thrown;
    tally('refused', kindOf(what));
    const seconds = Math.ceil(thrown.msBeforeNext / 1000);
    const minutes = Math.ceil(seconds / 60);
    throw rateLimited(`${what} Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, seconds);
  };
