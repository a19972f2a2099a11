const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** The pause after each failed try, as Standard Webhooks advise: ten tries within some 75 hours. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
export const mostTries = pauses.length + 1;

/** Pauses are longer or shorter by up to this share, so that what failed together does not come back together. */
const jitter = 0.2;

/** After so many milliseconds without a success an endpoint is switched off. */
export const failsForMs = 5 * day;
/** Failures further apart than the longest pause are not one failure that lasts. */
export const apart = 30 * hour;

/**
 * Returns when a delivery is tried again after so many tries, in milliseconds since 1970; null when it is not. `retryAfter`, in
 * milliseconds, is what the receiver asks for; `random` lies between 0 and 1.
 */
export function nextTry(tries: number, { now, retryAfter = 0, random = Math.random() }: NextTry): number | null {
  const pause = pauses[tries - 1];
  if (pause === undefined) return null;
  const spread = pause * (1 + jitter * (2 * random - 1));
  return now + Math.round(Math.max(spread, Math.min(retryAfter, day)));
}

type NextTry = { now: number; retryAfter?: number | undefined; random?: number };

/** Reads a `Retry-After`, in seconds or as a date; undefined for none that can be read. Returns at most a day, in milliseconds. */
export function retryAfterOf(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * second : Date.parse(header) - now;
  return Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), day);
}
