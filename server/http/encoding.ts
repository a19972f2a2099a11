import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** Browsers send few different headers, so that most requests need no negotiation. */
const chosen = new LRUCache<string, Encoding>({ max: 200 });

/** The encoding of a page for the client's Accept-Encoding. */
export function encodingFor(request: Pick<IncomingMessage, 'headers'>): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const known = chosen.get(accepted);
  if (known) return known;
  // If a client prefers none, the encoding with the smallest body is taken.
  const allowed = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...encodings]);
  const encoding = encodings.find((name) => allowed.includes(name)) ?? 'identity';
  chosen.set(accepted, encoding);
  return encoding;
}
