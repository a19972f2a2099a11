import type { Request, RequestHandler } from 'express';
import { costOfBytes, perConnection } from '../limits/budget.ts';
import type { Services } from '../context/context.ts';
import { largestUpload } from '../../common/limits.ts';

/** Bytes that may have to be read: the declared length, or else the limit. */
function bytesOf({ headers }: Request) {
  const most = /^multipart\//i.test(headers['content-type'] ?? '') ? largestUpload : perConnection.bodyBytes.visitor;
  const said = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? most : 0));
  return headers['content-encoding'] ? most : Math.min(said, most);
}

/** Charges a visitor's request for its bytes before they are read, and for the bytes of the response. */
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
