import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { codes } from '../core/errorCodes.ts';
import { DomainError, taken } from '../core/errors.ts';
import { tally } from '../core/tallies.ts';
import { NotUnique } from '../db/notUnique.ts';
import { StorageFailure, storageFailureOf, type StorageProblem } from '../db/storageFailure.ts';

/** Each message says what the admin can do about the problem. */
const storageErrors: Record<StorageProblem, { code: string; message: string }> = {
  full: {
    code: 'STORAGE_FULL',
    message: 'The disk of the server is full, so nothing was saved. Free some space and try again.',
  },
  readOnly: {
    code: 'STORAGE_READ_ONLY',
    message: 'The disk of the server cannot be written, so nothing was saved. Tell the operator of the server.',
  },
  busy: {
    code: 'STORAGE_BUSY',
    message:
      'Something large is being written just now, such as an import, so this was not saved. Please try again in a minute.',
  },
  unavailable: {
    code: 'STORAGE_UNAVAILABLE',
    message: 'The database cannot be used, so nothing was saved. Tell the operator of the server; its log says why.',
  },
};

const limitExceededCode = 'LIMIT_EXCEEDED';

/** Every code that an answer may carry, including Apollo's own for malformed requests. */
export const errorCodes = [
  ...new Set<string>([
    ...Object.values(codes),
    ...Object.values(storageErrors).map(({ code }) => code),
    limitExceededCode,
    ...Object.values(ApolloServerErrorCode),
  ]),
];

/** The error as a client sees it. An error that is not a refusal is returned unchanged. */
export function toApiError(error: unknown) {
  const refusal = error instanceof NotUnique ? taken(error.field) : error;
  const failure = storageFailureOf(error);
  if (failure) {
    const { code, message } = storageErrors[failure.problem];
    return new GraphQLError(message, { extensions: { code }, originalError: failure });
  }
  if (!(refusal instanceof DomainError)) return refusal;
  // The whole request is refused, even if an operation is the first to read the bad part.
  const http = refusal.kind === 'badRequest' && { http: { status: 400 } };
  const code = codes[refusal.kind];
  const { problems } = refusal.details;
  // Each problem has the form of `Problem` in the schema; one that says no code of its own has that of the refusal.
  const coded = problems && { problems: problems.map((problem) => ({ code, ...problem })) };
  return new GraphQLError(refusal.message, { extensions: { code, ...refusal.details, ...coded, ...http } });
}

/** Makes the error for an operation beyond a limit; `asked` is the size that the operation would have had. */
export function limitExceeded(limit: string, allowed: number, asked: number, message: string, more: object = {}) {
  tally('refused', 'operations beyond a limit');
  return new GraphQLError(message, {
    extensions: { code: limitExceededCode, limit, allowed, asked, ...more, http: { status: 400 } },
  });
}

/**
 * Returns Apollo's `formatError`. A failure of the storage is logged. An error that is neither a refusal nor from
 * graphql-js is a bug: it is logged, and the client reads one sentence. Errors of variables get the name of the field.
 */
export const formatError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(thrown);
    if (original instanceof GraphQLError && original.originalError instanceof StorageFailure) {
      log.error({ err: original.originalError, path: formatted.path }, 'the storage failed');
      return formatted;
    }
    if (isAboutTheRequest(original) && formatted.extensions?.code === 'INTERNAL_SERVER_ERROR') {
      return { ...formatted, extensions: { code: 'BAD_USER_INPUT', field: '' } };
    }
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

/** Whether graphql-js gave up on the variables: it stops after so many errors, and that error has no code. */
const isAboutTheRequest = (error: unknown) =>
  error instanceof GraphQLError && !error.path && !error.originalError && error.extensions.code === undefined;

/** graphql-js names the place of a wrong variable only in its message. */
function fieldOfVariable(message: string) {
  const missing = /Field "(\w+)" of required type/.exec(message)?.[1];
  const [, variable, path] = /^Variable "\$(\w+)"(?:.* at "([^"]+)")?/.exec(message) ?? [];
  // Places in a list are written as our own limits name them: 'rows.0.quantity'.
  const place = [...(path ?? variable ?? '').replaceAll(/\[(\d+)\]/g, '.$1').split('.'), ...(missing ? [missing] : [])];
  return place.slice(place.length > 1 ? 1 : 0).join('.');
}
