// eslint-disable-next-line no-restricted-imports -- the one place that makes logs
import { pino, type DestinationStream } from 'pino';
import { reduced } from './reduced.ts';

/**
 * The log of the process. What is logged as `err` is reduced by the log itself, so that nobody who logs an error has to
 * think of what its text may hold.
 */
export const createLog = (level: string, to?: DestinationStream) =>
  pino({ level, serializers: { err: (error: unknown) => reduced(error) } }, to);
