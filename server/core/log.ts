// eslint-disable-next-line no-restricted-imports -- the one place that makes logs
import { pino, type DestinationStream } from 'pino';
import { reduced } from './reduced.ts';

/**
 * The log itself reduces what is logged as `err`, so that code which logs an error need not think of what its message may
 * hold.
 */
export const createLog = (level: string, to?: DestinationStream) =>
  pino({ level, serializers: { err: (error: unknown) => reduced(error) } }, to);
