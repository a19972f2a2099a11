import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { GraphQLError } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { perConnection } from '../core/budget.ts';
import { largestUpload } from '../../limits.ts';
import type { Services } from '../core/context.ts';
import { badRequest, DomainError, statusOf, tooLarge, wrongType } from '../core/errors.ts';
import { toApiError } from './errors.ts';
import { checkTokens } from './operationLimits.ts';
import { readRequest } from './readRequest.ts';

/** Bytes of the operation beside an uploaded file. */
const largestField = 100_000;

/** Of what Express hands on: whether an admin asks. */
type Locals = { isAdmin?: boolean };
type Handler = RequestHandler<object, unknown, unknown, object, Locals>;

export const whoAsks =
  ({ signedIn }: Pick<Services, 'signedIn'>): Handler =>
  async (req, res, next) => {
    res.locals.isAdmin = (await signedIn(req)) !== null;
    next();
  };

/** Reading a file starts before Apollo looks at the request: without the header that other sites cannot send, it does not. */
const preflight: Handler = (req, _res, next) => {
  const missing = req.is('multipart/form-data') && !req.header('apollo-require-preflight');
  next(missing ? badRequest('A multipart request needs the header apollo-require-preflight.') : undefined);
};

const visitorsJson = express.json({ limit: perConnection.bodyBytes.visitor });
const adminsBytes = express.raw({ type: 'application/json', limit: perConnection.bodyBytes.admin });
const parseJson =
  ({ heavyWork }: Pick<Services, 'heavyWork'>): Handler =>
  (req, res, next) => {
    if (!res.locals.isAdmin) return visitorsJson(req, res, next);
    adminsBytes(req, res, (error?: unknown) => {
      if (error || !Buffer.isBuffer(req.body)) return next(error);
      readRequest(heavyWork, req.body, req.headers['content-type'] ?? '').then((body) => {
        req.body = body;
        next();
      }, next);
    });
  };

const tokens: Handler = (req, _res, next) => {
  const { query } = { ...req.query, ...(typeof req.body === 'object' ? req.body : {}) } as { query?: unknown };
  next(typeof query === 'string' ? checkTokens(query) : undefined);
};

const readUpload = graphqlUploadExpress({
  maxFileSize: largestUpload,
  maxFiles: 1,
  maxFieldSize: largestField,
}) as Handler;

/** Without a status it is the parser of the parts that fails, over what was sent: no boundary, a header with a NUL. */
const upload: Handler = (req, res, next) =>
  readUpload(req, res, (error?: unknown) =>
    next(
      error instanceof Error && !('status' in error)
        ? badRequest(`The request cannot be read: ${error.message}`)
        : error,
    ),
  );

/** The body of a request: read, within its limits. */
export const readBody = (services: Pick<Services, 'heavyWork'>) => [preflight, parseJson(services), upload, tokens];

/** What could not be read, as an answer of the API. */
export const bodyRefused: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
  const status = statusOf(thrown);
  const refusal = toApiError(refusalOf(thrown, status));
  if (!(refusal instanceof GraphQLError) || res.headersSent) return next(thrown);
  const { http: _, ...extensions } = refusal.extensions;
  // An answer to an upload waits for the end of its request, which nobody reads any more.
  req.resume();
  res.status(status ?? 400).json({ errors: [{ message: refusal.message, extensions }] });
};

/** Of an error of the parsers, which carry the HTTP status that fits. */
function refusalOf(thrown: unknown, status: number | undefined) {
  if (!(thrown instanceof Error) || thrown instanceof DomainError || status === undefined || status >= 500)
    return thrown;
  if (status === 413) return tooLarge('body', `The request is too large: ${thrown.message}.`);
  if (status === 415) return wrongType('body', `The body cannot be read: ${thrown.message}.`);
  return badRequest(`The request cannot be read: ${thrown.message}`);
}
