import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { perConnection } from '../limits/budget.ts';
import { largestDocument, largestUpload } from '../../common/limits.ts';
import type { Services } from '../context/context.ts';
import { badRequest } from '../core/errors.ts';
import { askedInAddress, checkAsked } from './checkAsked.ts';
import { readRequest } from './readRequest.ts';
import { refusalAnswer } from './refusalAnswer.ts';

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

// Not strict: what JSON is, but no request, Apollo refuses in its own words.
const visitorsJson = express.json({ limit: perConnection.bodyBytes.visitor, strict: false });
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

/** Both may hold a document; Apollo decides which one counts. */
const asked: Handler = (req, res, next) => {
  const who = { isAdmin: res.locals.isAdmin === true };
  next(checkAsked(req.body, who) ?? checkAsked(askedInAddress(req.url.split('?')[1] ?? ''), who));
};

/** Busboy gives up with the last byte that it may read, and not with the first beyond. */
const filesUpTo = (bytes: number) =>
  graphqlUploadExpress({ maxFileSize: bytes + 1, maxFiles: 1, maxFieldSize: largestField }) as Handler;
// What an admin sends is measured again by whoever reads it: which mutation it is for is not known yet.
const readVisitors = filesUpTo(largestUpload);
const readAdmins = filesUpTo(largestDocument);

/** Without a status it is the parser of the parts that fails, over what was sent: no boundary, a header with a NUL. */
const upload: Handler = (req, res, next) =>
  (res.locals.isAdmin ? readAdmins : readVisitors)(req, res, (error?: unknown) =>
    next(
      error instanceof Error && !('status' in error)
        ? badRequest(`The request cannot be read: ${error.message}`)
        : error,
    ),
  );

/** The body of a request: read, within its limits. */
export const readBody = (services: Pick<Services, 'heavyWork'>) => [preflight, parseJson(services), upload, asked];

/** What could not be read, as an answer of the API. */
export const bodyRefused: ErrorRequestHandler = (thrown: unknown, req, res, next) => {
  const refusal = refusalAnswer(thrown, req);
  if (!refusal || res.headersSent) return next(thrown);
  // An answer to an upload waits for the end of its request, which nobody reads any more.
  req.resume();
  res.status(refusal.status).set('Content-Type', refusal.type).send(JSON.stringify(refusal.body));
};
