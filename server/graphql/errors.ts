import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { Logger } from 'pino';

/** The codes of our own making; docs/api.md says what each means and what to do about it. */
const ownCodes = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'NOT_FOUND',
  'CONFLICT',
  'RATE_LIMITED',
  'LIMIT_EXCEEDED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'CHECKSUM_MISMATCH',
  'QUOTA_EXCEEDED',
] as const;

/** Every code that an answer may carry, with those that Apollo gives to a request that is not one. */
export const errorCodes = [...new Set<string>([...ownCodes, ...Object.values(ApolloServerErrorCode)])];

/**
 * Every error a client may see is made here. Anything else a resolver throws
 * is a bug: logged whole, and shown to the client as no more than that.
 */
const error = (code: (typeof ownCodes)[number], message: string, more: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

export const notFound = (what: string) => error('NOT_FOUND', `${what} was not found.`);
/** `field` is the path below the input: 'name', 'mission.title', or the argument's own name. */
export const badInput = (field: string, message: string) => error('BAD_USER_INPUT', message, { field });
/** Several at once; the first stands where a single one would. */
export const badInputs = (problems: { field: string; message: string }[], message: string) =>
  error('BAD_USER_INPUT', message, { field: problems[0]?.field ?? '', problems: problems.slice(0, 100) });
export const unauthenticated = (message = 'Please sign in first.') => error('UNAUTHENTICATED', message);
/** Someone saved since the version that the client started from. */
export const stale = (what: string) => error('CONFLICT', `${what} was changed by someone else meanwhile.`);
export const inUse = (message: string) => error('CONFLICT', message);
/** `retryAfter` in seconds. */
export const rateLimited = (message: string, retryAfter: number) => error('RATE_LIMITED', message, { retryAfter });
export const tooLarge = (field: string, message: string) => error('PAYLOAD_TOO_LARGE', message, { field });
export const wrongType = (field: string, message: string) => error('UNSUPPORTED_MEDIA_TYPE', message, { field });
export const checksumMismatch = () =>
  error('CHECKSUM_MISMATCH', 'The file arrived damaged: its checksum does not match.', { field: 'file' });
export const quotaExceeded = () => error('QUOTA_EXCEEDED', 'The storage for pictures is full.', { field: 'file' });

/** Not a request that the API understands at all. */
export const badRequest = (message: string) => error('BAD_REQUEST', message);
/** An operation beyond one of the limits in operationLimits.ts; `asked` is what it would have taken. */
export const limitExceeded = (limit: string, allowed: number, asked: number, message: string, more: object = {}) =>
  error('LIMIT_EXCEEDED', message, { limit, allowed, asked, ...more, http: { status: 400 } });

/** Apollo's `formatError`: hides and logs what was not made above, and names the field in errors of variables. */
export const formatError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(thrown);
    if (!(original instanceof GraphQLError) || formatted.extensions?.code === 'INTERNAL_SERVER_ERROR') {
      log.error({ err: original, path: formatted.path }, 'unexpected error in a resolver');
      return {
        message: 'Something went wrong on our side. Please try again.',
        path: formatted.path,
        extensions: { code: 'INTERNAL_SERVER_ERROR' },
      };
    }
    if (formatted.extensions?.code !== 'BAD_USER_INPUT' || formatted.extensions.field) return formatted;
    return { ...formatted, extensions: { ...formatted.extensions, field: fieldOfVariable(formatted.message) } };
  };

/** graphql-js names the place of a wrong variable only in its message. */
function fieldOfVariable(message: string) {
  const missing = /Field "(\w+)" of required type/.exec(message)?.[1];
  const [, variable, path] = /^Variable "\$(\w+)"(?:.* at "([^"]+)")?/.exec(message) ?? [];
  const place = [...(path ?? variable ?? '').split('.'), ...(missing ? [missing] : [])];
  return place.slice(place.length > 1 ? 1 : 0).join('.');
}
