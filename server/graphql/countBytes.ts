import type { Request, RequestHandler } from 'express';
import { costOfBytes, perConnection } from '../core/budget.ts';
import type { Services } from '../core/context.ts';
import { largestUpload } from '../../limits.ts';

/** Bytes that may have to be read: those that the request says it has, or else those that are read at most. */
function bytesOf({ headers }: Request) {
  const most = /^multipart\//i.test(headers['content-type'] ?? '') ? largestUpload : perConnection.bodyBytes.visitor;
  const said = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? most : 0));
  return headers['content-encoding'] ? most : Math.min(said, most);
}

/** Charges a visitor's request by its bytes before they are read, and by those of its answer. */
export const countBytes =
  ({ limits }: Pick<Services, 'limits'>): RequestHandler =>
  (req, res, next) => {
    if (res.locals.isAdmin) return next();
    const address = req.ip ?? '';
    res.once(
      'finish',
      () => void limits.afterOperation(address, costOfBytes(Number(res.getHeader('content-length') ?? 0))),
    );
    limits.beforeBytes(address, bytesOf(req)).then(() => next(), next);
  };
