import express, { type RequestHandler } from 'express';
import { largestUpload } from '../../common/limits.ts';
import type { Services } from '../context/context.ts';

const fields = express.text({ type: 'application/x-www-form-urlencoded', limit: '256kb' });
/** A file that is too large for its field is told so on the page, unless it is far too large. */
const withFile = express.raw({ type: 'multipart/form-data', limit: largestUpload });

/** Reads a form that was sent without scripts, with a file or without; its body is still to be taken apart. */
export const readForm =
  ({ limits }: Pick<Services, 'limits'>): RequestHandler =>
  (req, res, next) => {
    if (!req.is('multipart/form-data')) return fields(req, res, next);
    const receive = () => new Promise<unknown>((resolve) => withFile(req, res, resolve));
    limits.receivingForm(req.ip ?? '', receive).then(next, next);
  };
