import { errors } from 'playwright-core';

/** For `.catch()`: returns undefined for the expected error and throws every other. */
export const except = (isExpected: (error: unknown) => boolean) => (error: unknown) => {
  if (!isExpected(error)) throw error;
  return undefined;
};

export const isTimeout = (error: unknown) => error instanceof errors.TimeoutError;

/** Playwright's error when its page, or the whole browser, is gone. */
export const isClosed = (error: unknown) => error instanceof Error && /closed|crashed/i.test(error.message);

/** The error of `fetch` when nothing listens at the port. */
export const isRefused = (error: unknown) =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
