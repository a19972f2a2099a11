import type { IncomingMessage, ServerResponse } from 'node:http';
import { etagOf, type KeptAnswer } from './keptAnswers.ts';
import { refusalAnswer } from './refusalAnswer.ts';

/** Sends JSON of the API. */
export function send(res: ServerResponse, status: number, body: string | Buffer, caching: 'no-cache' | 'no-store') {
  res.setHeader('Cache-Control', caching);
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.writeHead(status).end(body);
}

/** Sends a kept answer: to GET with an ETag, and 304 without a body to a client that has it already. */
export function sendKept(req: IncomingMessage, res: ServerResponse, answer: KeptAnswer) {
  const { contentType, body } = answer;
  res.setHeader('Content-Type', contentType);
  if (req.method !== 'GET') return send(res, 200, body, 'no-store');
  const etag = etagOf(answer);
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept, Cookie, Authorization');
  const isSame = req.headers['if-none-match']?.split(/, */).includes(etag);
  // Caches may store it, but have to ask each time: the very next answer after a write has to show the write.
  if (isSame) res.setHeader('Cache-Control', 'no-cache').writeHead(304).end();
  else send(res, 200, body, 'no-cache');
}

/** Sends a request's refusal in the form of the API. Throws any other error again. */
export function sendRefusal(req: IncomingMessage, res: ServerResponse, thrown: unknown) {
  // The rest of the body is read and dropped, so that the connection can carry the next request.
  req.resume();
  const refusal = refusalAnswer(thrown, req);
  if (!refusal || res.headersSent) throw thrown;
  const { status, type, retryAfter, body } = refusal;
  if (status === 401) res.setHeader('WWW-Authenticate', 'Bearer');
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  res.setHeader('Content-Type', type);
  send(res, status, JSON.stringify(body), 'no-store');
}
