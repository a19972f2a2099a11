import express, { type RequestHandler } from 'express';
import { largestVisitorFile } from '../../common/offers/visitorLimits.ts';
import type { Services } from '../context/context.ts';

const fields = express.text({ type: 'application/x-www-form-urlencoded', limit: '256kb' });
/**
 * The page reports a file that is too large for its field; one beyond this limit is refused while it is received. It is held
 * in memory, and the other fields of the form need some room, too.
 */
const withFile = express.raw({ type: 'multipart/form-data', limit: largestVisitorFile + 100_000 });

/** Receives the body of a form that was sent without scripts, with or without a file; it does not parse the body. */
export const readForm =
  ({ limits }: Pick<Services, 'limits'>): RequestHandler =>
  (req, res, next) => {
    if (!req.is('multipart/form-data')) return fields(req, res, next);
    const receive = () => new Promise<unknown>((resolve) => withFile(req, res, resolve));
    limits.receivingForm(req.ip ?? '', receive).then(next, next);
  };
