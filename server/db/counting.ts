import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** `most` within so many milliseconds. */
export type Limit = { most: number; within: number };

/** Counts what is done under a name. */
export type Counting = (name: string, limit: Limit) => RateLimiterAbstract;

/** For this process alone. */
export const countingInMemory: Counting = (keyPrefix, { most, within }) =>
  new RateLimiterMemory({ keyPrefix, points: most, duration: within / 1000 });
