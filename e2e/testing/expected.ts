import { errors } from 'playwright-core';

/** For `.catch()`: undefined for the error that is expected, while every other goes on. */
export const except = (isExpected: (error: unknown) => boolean) => (error: unknown) => {
  if (!isExpected(error)) throw error;
  return undefined;
};

export const isTimeout = (error: unknown) => error instanceof errors.TimeoutError;

/** Playwright's error when its page, or the whole browser, is gone. */
export const isClosed = (error: unknown) => error instanceof Error && /closed|crashed/i.test(error.message);

/** Nothing listens at the port. */
export const isRefused = (error: unknown) =>
  error instanceof TypeError &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'ECONNREFUSED';
