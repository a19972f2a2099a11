import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const languages = new WeakMap<object, string>();

/** Notes the language in the address of a request, which all that follows reads without it: '/en/products' is '/products' there. */
export const noteLanguage = (request: IncomingMessage, language: string) => void languages.set(request, language);

/** Returns the language in the address of a request as it was written, which may be none of the site's; undefined in Turkish. */
export const languageOfRequest = (request: Pick<IncomingMessage, 'url'>): string | undefined => languages.get(request);

const ids = new WeakMap<IncomingMessage, string>();
const operations = new WeakMap<IncomingMessage, string>();

/** Ids as nginx, load balancers and tracers write them: short, and nothing that a log would have to escape. */
const wellFormed = /^[\w.:=+/@-]{1,128}$/;

/** Takes over the request id of a trusted proxy, so that its log and ours can be joined; other ids are ignored. */
export function takeRequestId(request: IncomingMessage) {
  const given = request.headers['x-request-id'];
  if (typeof given === 'string' && wellFormed.test(given)) ids.set(request, given);
}

/** Names the request in the log and, as `X-Request-Id`, in its answer. */
export function requestIdOf(request: IncomingMessage): string {
  const id = ids.get(request) ?? randomUUID();
  ids.set(request, id);
  return id;
}

/** Notes the name of the operation. The client chooses it, so a long one is ignored. */
export function noteOperation(request: IncomingMessage, query: unknown, name: unknown) {
  const own = typeof query === 'string' ? /^\s*(?:query|mutation)\s+(\w+)/.exec(query.slice(0, 200))?.[1] : undefined;
  const called = typeof name === 'string' && name ? name : own;
  if (called && /^\w{1,60}$/.test(called)) operations.set(request, called);
}

export const operationOf = (request: IncomingMessage) => operations.get(request);
