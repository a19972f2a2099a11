import { setTimeout } from 'node:timers/promises';
import { errors } from 'playwright-core';

/** For `.catch()`: returns undefined for the expected error and throws every other. */
export const except = (isExpected: (error: unknown) => boolean) => (error: unknown) => {
  if (!isExpected(error)) throw error;
  return undefined;
};

export const isTimeout = (error: unknown) => error instanceof errors.TimeoutError;

/** Playwright's error when its page, or the whole browser, is gone. */
export const isClosed = (error: unknown) => error instanceof Error && /closed|crashed/i.test(error.message);

const isFailedFetch = (error: unknown, code: string) =>
  error instanceof TypeError && error.cause instanceof Error && 'code' in error.cause && error.cause.code === code;

/** The error of `fetch` when nothing listens at the port. */
export const isRefused = (error: unknown) => isFailedFetch(error, 'ECONNREFUSED');

/** The error of `fetch` while nothing listens at the port, or has only just begun to on a busy machine. */
export const isNotThereYet = (error: unknown) => isRefused(error) || isFailedFetch(error, 'ECONNRESET');

/**
 * Lets milliseconds pass in which nothing may happen; `because` says what would happen in them. Everything else is waited for by
 * what the page says.
 */
export const quietFor = async (ms: number, because: string) => void (await setTimeout(ms, because));

/** Lets milliseconds pass before something is done at any moment, such as a kill; the test holds whatever it meets. */
export const anyMoment = async (ms: number, because: string) => void (await setTimeout(ms, because));
