import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, shortest } from '../http/compress.ts';
import { encodingFor, type Encoding } from '../http/encoding.ts';
import { etagOf, type KeptAnswer } from './keptAnswers.ts';
import { refusalAnswer } from './refusalAnswer.ts';

type Caching = 'no-cache' | 'no-store';

/** Sends JSON of the API, compressed where that is worth it and the client accepts it. */
export async function send(req: IncomingMessage, res: ServerResponse, status: number, text: string, caching: Caching) {
  await sendBodies(req, res, status, bodiesOf(Buffer.from(text)), caching);
}

const bodiesOf = (plain: Buffer) => new Map<Encoding, Buffer>([['identity', plain]]);

/** Compressed forms of kept answers, each made when it is first asked for. */
const compressed = new WeakMap<KeptAnswer, Map<Encoding, Buffer>>();

function keptBodies(answer: KeptAnswer) {
  const bodies = compressed.get(answer) ?? bodiesOf(answer.body);
  compressed.set(answer, bodies);
  return bodies;
}

async function sendBodies(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  bodies: Map<Encoding, Buffer>,
  caching: Caching,
) {
  const plain = bodies.get('identity') ?? Buffer.alloc(0);
  const encoding = plain.length < shortest ? 'identity' : encodingFor(req);
  if (encoding !== 'identity') {
    await compress(bodies, encoding);
    res.setHeader('Content-Encoding', encoding);
  }
  const body = bodies.get(encoding) ?? plain;
  res.setHeader('Cache-Control', caching);
  res.setHeader('Content-Length', body.length);
  res.writeHead(status).end(body);
}

/** Sends a kept answer: to GET with an ETag, and 304 without a body to a client that has it already. */
export async function sendKept(req: IncomingMessage, res: ServerResponse, answer: KeptAnswer): Promise<void> {
  res.setHeader('Content-Type', answer.contentType);
  if (req.method !== 'GET') return sendBodies(req, res, 200, keptBodies(answer), 'no-store');
  const etag = etagOf(answer);
  res.setHeader('ETag', etag);
  res.setHeader('Vary', 'Accept, Accept-Encoding, Cookie, Authorization, Origin');
  const isSame = req.headers['if-none-match']?.split(/, */).includes(etag);
  // Caches may store it, but have to ask each time: the very next answer after a write has to show the write.
  if (!isSame) return sendBodies(req, res, 200, keptBodies(answer), 'no-cache');
  res.setHeader('Cache-Control', 'no-cache').writeHead(304).end();
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
  const text = JSON.stringify(body);
  res.setHeader('Cache-Control', 'no-store').setHeader('Content-Length', Buffer.byteLength(text));
  res.writeHead(status).end(text);
}
