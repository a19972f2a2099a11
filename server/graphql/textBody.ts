import type { IncomingMessage } from 'node:http';
import { perConnection } from '../limits/budget.ts';
import { badRequest } from '../core/errors.ts';

const json = /^application\/json(?:; ?charset=utf-8)?$/i;

/** Whether a request carries a short operation as JSON in UTF-8 whose length is stated, like nearly all requests do. */
export function isTextBody({ headers }: IncomingMessage): boolean {
  const length = Number(headers['content-length']);
  return (
    length > 0 &&
    length <= perConnection.bodyBytes.visitor &&
    headers['content-encoding'] === undefined &&
    json.test(headers['content-type'] ?? '')
  );
}

/** Throws `BAD_REQUEST` when the client leaves before its end. Node itself enforces the length. */
export function readText(req: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => resolve((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString() ?? ''));
    req.on('error', (error) => reject(badRequest(`The request was broken off: ${error.message}`)));
  });
}

const byteOrderMark = '\uFEFF';

/** Parses JSON. Throws `BAD_REQUEST`. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  } catch (error) {
    if (error instanceof SyntaxError) throw badRequest(`The request cannot be read: ${error.message}`);
    throw error;
  }
}
