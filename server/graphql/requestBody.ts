import type { IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import { perConnection } from '../limits/budget.ts';
import { largestDocument } from '../../common/limits.ts';
import { largestVisitorFile } from '../../common/offers/visitorLimits.ts';
import type { Caller, Services } from '../context/context.ts';
import { badRequest } from '../core/errors.ts';
import { readRequest } from './readRequest.ts';

/** Bytes of the operation beside an uploaded file. */
const largestField = 100_000;

type Request = IncomingMessage & { body?: unknown };

const isForm = ({ headers }: IncomingMessage) => /^multipart\/form-data/i.test(headers['content-type'] ?? '');

/** How many bytes may have to be read: the declared length, or the limit where the length says nothing. */
export function bytesToRead(req: IncomingMessage) {
  const { headers } = req;
  const most = isForm(req) ? largestVisitorFile : perConnection.bodyBytes.visitor;
  const said = Number(headers['content-length'] ?? (headers['transfer-encoding'] ? most : 0));
  return headers['content-encoding'] ? most : Math.min(said, most);
}

/** Reads uploads and JSON of any length, compression and character set. Throws refusals and errors of the parsers. */
export async function readBody(
  { heavyWork }: Pick<Services, 'heavyWork'>,
  req: Request,
  res: ServerResponse,
  caller: Caller | null,
): Promise<unknown> {
  if (isForm(req)) return readForm(req, res, caller);
  if (!caller) return parsed(visitorsJson, req, res);
  const bytes = await parsed(adminsBytes, req, res);
  return Buffer.isBuffer(bytes) ? readRequest(heavyWork, bytes, req.headers['content-type'] ?? '') : undefined;
}

// `strict: false` leaves JSON that is not an operation to Apollo, which says what is wrong with it.
const visitorsJson = express.json({ limit: perConnection.bodyBytes.visitor, strict: false });
const adminsBytes = express.raw({ type: 'application/json', limit: perConnection.bodyBytes.admin });

const parsed = (parser: typeof visitorsJson, req: Request, res: ServerResponse) =>
  new Promise<unknown>((resolve, reject) => {
    parser(req, res, (error?: unknown) => (error instanceof Error ? reject(error) : resolve(req.body)));
  });

/**
 * The operation in a form, whose file may still be arriving. What an admin sends is measured again by the code that reads
 * it, since the mutation is not known yet.
 */
async function readForm(req: IncomingMessage, res: ServerResponse, caller: Caller | null): Promise<unknown> {
  const maxBytes = caller ? largestDocument : largestVisitorFile;
  // Reading a file begins before Apollo looks at the request: without the header that other sites cannot send, it does not.
  if (!caller?.usedKey && !req.headers['apollo-require-preflight'])
    throw badRequest('A multipart request needs the header apollo-require-preflight.');
  try {
    // Busboy gives up at the last byte that it may read, and not at the first beyond.
    return await processRequest(req, res, { maxFileSize: maxBytes + 1, maxFiles: 1, maxFieldSize: largestField });
  } catch (error) {
    // The rest is read and dropped: a form without a boundary, for one, was never read.
    req.resume();
    await untilReceived(req);
    if (error instanceof Error && error.message.includes('max file uploads'))
      throw badRequest('A request may have one file: send each in a request of its own.');
    // An error without a status comes from the parser of the parts: a missing boundary, a header with a NUL.
    if (error instanceof Error && !('status' in error))
      throw badRequest(`The request cannot be read: ${error.message}`);
    throw error;
  }
}

/** Waits for the end of an upload: a browser that is still sending shows a broken connection in place of an early answer. */
export async function untilReceived(req: IncomingMessage): Promise<void> {
  if (isForm(req) && !req.closed) await new Promise((resolve) => req.once('close', resolve));
}
