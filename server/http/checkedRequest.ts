import { request as httpRequest, type ClientRequest, type RequestOptions, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublic, lookupPublic } from './publicAddress.ts';

/** An address that must not be asked, in a sentence for people. */
export class RefusedAddress extends Error {}

export type Trusting = {
  /** These hosts may be within the own network, and need no encryption. */
  trusted: readonly string[];
  /** The setting that names them. */
  setting: string;
};

export const insideSentence = (host: string, setting: string) =>
  `${host} is within a network of its own. The setting ${setting} has to name it.`;

/**
 * Throws `RefusedAddress` for an address that is not encrypted, or that is one of an inner network itself. What a name leads to
 * is checked when it is connected to.
 */
export function refuseUnsafe(url: URL, { trusted, setting }: Trusting) {
  const isTrusted = trusted.includes(url.hostname);
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:'))
    throw new RefusedAddress('The address has to begin with https://.');
  // A connection to a bare address asks for no name.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && isIP(host) !== 0 && !isPublic(host))
    throw new RefusedAddress(insideSentence(url.hostname, setting));
}

/**
 * Begins a request to an address that somebody has entered. The name is resolved once, and the addresses that were checked are
 * those that are connected to. Throws `RefusedAddress`; the request emits `NotPublic` for a name that leads inside.
 */
export function checkedRequest(url: URL, trusting: Trusting, options: RequestOptions): ClientRequest {
  refuseUnsafe(url, trusting);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const given = { ...options, agent: false };
  return send(url, trusting.trusted.includes(url.hostname) ? given : { ...given, lookup: lookupPublic });
}

/**
 * Returns the path and query of a request. Proxies may send 'GET http://host/path', which a server has to accept. Undefined
 * for a target without a path, such as '*'.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string | undefined {
  if (url.startsWith('/')) return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Whether the request comes from a page of this site, or from a program, which sends no origin. A browser sends the origin
 * of the page with every write and every socket; a page that hides its origin sends 'null'.
 */
export function isOurs({ headers }: Pick<IncomingMessage, 'headers'>, publicOrigin: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site';
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === host);
}
