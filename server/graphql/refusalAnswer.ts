import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { answerType } from '../http/headers.ts';
import { badRequest, DomainError, statusOf, tooLarge, wrongType } from '../core/errors.ts';
import { storageFailureOf } from '../db/storageFailure.ts';
import { toApiError } from './errors.ts';
import { shortErrors } from './shortErrors.ts';

/** The API's answer to a request that was refused before Apollo saw it. Undefined for an error that is not a refusal. */
export function refusalAnswer(thrown: unknown, req: IncomingMessage) {
  const isStorage = storageFailureOf(thrown) !== undefined;
  const status = isStorage ? 503 : statusOf(thrown);
  const refusal = toApiError(refusalOf(thrown, status));
  if (!(refusal instanceof GraphQLError)) return undefined;
  const { http: _, ...extensions } = refusal.extensions;
  const retryAfter = thrown instanceof DomainError ? thrown.details.retryAfter : undefined;
  const type = isStorage ? answerType(req) : 'application/json; charset=utf-8';
  return {
    status: status ?? 400,
    type,
    retryAfter,
    body: { errors: shortErrors([{ message: refusal.message, extensions }]) },
  };
}

/** Turns an error of the parsers, which carries a matching HTTP status, into a refusal. */
function refusalOf(thrown: unknown, status: number | undefined) {
  if (!(thrown instanceof Error) || thrown instanceof DomainError || status === undefined || status >= 500)
    return thrown;
  if (status === 413) return tooLarge('body', `The request is too large: ${thrown.message}.`);
  if (status === 415) return wrongType('body', `The body cannot be read: ${thrown.message}.`);
  return badRequest(`The request cannot be read: ${thrown.message}`);
}
