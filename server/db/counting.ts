import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** It allows `most` within so many milliseconds. */
export type Limit = { most: number; within: number };

/** The used part of rate-limiter-flexible. `consume` rejects with its count, not an error, above the limit. */
export type Counter = Pick<RateLimiterAbstract, 'consume' | 'penalty' | 'reward' | 'delete'>;

/** Makes the counter of the limit with this name. */
export type Counting = (name: string, limit: Limit) => Counter;

/** Counts for this process only. */
export const countingInMemory: Counting = (keyPrefix, { most, within }) =>
  new RateLimiterMemory({ keyPrefix, points: most, duration: within / 1000 });
