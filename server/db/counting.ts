import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** `most` within so many milliseconds. */
export type Limit = { most: number; within: number };

/** What rate-limiter-flexible offers, as far as it is used: `consume` rejects with its count where that is too many. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'delete'>;

/** Counts what is done under a name. */
export type Counting = (name: string, limit: Limit) => Counter;

/** For this process alone. */
export const countingInMemory: Counting = (keyPrefix, { most, within }) =>
  new RateLimiterMemory({ keyPrefix, points: most, duration: within / 1000 });
