import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import type { Db } from '../db/database.ts';
import { adminOf } from '../modules/auth/auth.store.ts';
import { sessionToken } from '../core/sessionCookie.ts';
import { largestUpload } from '../modules/images/images.intake.ts';
import { badRequest, tooLarge, wrongType } from './errors.ts';
import { checkTokens } from './operationLimits.ts';

/** Bytes of a JSON body: a visitor sends forms, an admin whole content documents with their pictures. */
export const largestBody = { visitor: 256 * 1024, admin: 64 * 1024 * 1024 };
/** Bytes of the operation beside an uploaded file. */
const largestField = 100_000;

/** Of what Express hands on: whether an admin asks. */
type Locals = { isAdmin?: boolean };
type Handler = RequestHandler<object, unknown, unknown, object, Locals>;

export const whoAsks =
  (db: Db): Handler =>
  async (req, res, next) => {
    const token = sessionToken(req.headers.cookie);
    res.locals.isAdmin = token !== null && (await adminOf(db, token, Date.now())) !== null;
    next();
  };

/** Reading a file starts before Apollo looks at the request: without the header that other sites cannot send, it does not. */
const preflight: Handler = (req, _res, next) => {
  const missing = req.is('multipart/form-data') && !req.header('apollo-require-preflight');
  next(missing ? badRequest('A multipart request needs the header apollo-require-preflight.') : undefined);
};

const json = {
  visitor: express.json({ limit: largestBody.visitor }),
  admin: express.json({ limit: largestBody.admin }),
};
const parseJson: Handler = (req, res, next) => json[res.locals.isAdmin ? 'admin' : 'visitor'](req, res, next);

const tokens: Handler = (req, _res, next) => {
  const { query } = { ...req.query, ...(typeof req.body === 'object' ? req.body : {}) } as { query?: unknown };
  next(typeof query === 'string' ? checkTokens(query) : undefined);
};

/** The body of a request: read, within its limits. */
export const readBody = [
  preflight,
  parseJson,
  graphqlUploadExpress({ maxFileSize: largestUpload, maxFiles: 1, maxFieldSize: largestField }) as Handler,
  tokens,
];

/** What could not be read, as an answer of the API. */
export const bodyRefused: ErrorRequestHandler = (thrown: unknown, _req, res, next) => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const status = 'status' in error && typeof error.status === 'number' ? error.status : undefined;
  const refusal = refusalOf(error, status);
  if (!refusal || res.headersSent) return next(thrown);
  const { http: _, ...extensions } = refusal.extensions ?? {};
  const answer: GraphQLFormattedError = { message: refusal.message, extensions };
  res.status(status ?? 400).json({ errors: [answer] });
};

function refusalOf(error: Error, status: number | undefined) {
  if ('extensions' in error) return error as Error & { extensions?: Record<string, unknown> };
  if (status === 413) return tooLarge('body', `The request is too large: ${error.message}.`);
  if (status === 415) return wrongType('body', `The body cannot be read: ${error.message}.`);
  return status !== undefined && status < 500 ? badRequest(`The request cannot be read: ${error.message}`) : undefined;
}
