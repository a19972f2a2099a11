import express, { type RequestHandler } from 'express';
import { largestUpload } from '../../common/limits.ts';
import type { Services } from '../context/context.ts';

const fields = express.text({ type: 'application/x-www-form-urlencoded', limit: '256kb' });
/** The page reports a file that is too large for its field; one beyond this limit is refused while it is received. */
const withFile = express.raw({ type: 'multipart/form-data', limit: largestUpload });

/** Receives the body of a form that was sent without scripts, with or without a file; it does not parse the body. */
export const readForm =
  ({ limits }: Pick<Services, 'limits'>): RequestHandler =>
  (req, res, next) => {
    if (!req.is('multipart/form-data')) return fields(req, res, next);
    const receive = () => new Promise<unknown>((resolve) => withFile(req, res, resolve));
    limits.receivingForm(req.ip ?? '', receive).then(next, next);
  };
