import type { ErrorRequestHandler } from 'express';
import { refusalAnswer } from '../graphql/refusalAnswer.ts';

/** Sends the refusal of a request in the form of the API; an error that is none goes on to the app. */
export const sendRefusal: ErrorRequestHandler = (thrown, req, res, next) => {
  const refusal = res.headersSent ? undefined : refusalAnswer(thrown, req);
  if (!refusal) return next(thrown);
  const { status, retryAfter, body } = refusal;
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  res.set('Cache-Control', 'no-store').status(status).json(body);
};
