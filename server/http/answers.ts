import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublic, lookupPublic, NotPublic } from './publicAddress.ts';

/** Milliseconds for one question. */
const timeout = 10_000;
const headers = { 'User-Agent': 'Vitrin-Links/1', Accept: '*/*' };
/** Servers that know no HEAD say so in one of these ways. */
const withoutHead = [400, 403, 404, 405, 501];
/** A page that is gone and a server that is broken answer so; one that asks for a sign-in or for patience is there. */
const isGone = (status: number) => status === 404 || status === 410 || status >= 500;

/**
 * Asks whether there is still something at an address, by HEAD and else by GET, of which nothing is read. A redirect is an
 * answer, and not followed. Null for an address within a network of its own, which is not asked: nobody outside may learn
 * by a list of findings what answers there. The name is resolved once, and what was checked is connected to.
 */
export async function answers(url: URL, trusted: readonly string[] = []): Promise<boolean | null> {
  const isTrusted = trusted.includes(url.hostname);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && isIP(host) !== 0 && !isPublic(host)) return null;
  const lookup = isTrusted ? {} : { lookup: lookupPublic };
  try {
    const status = await statusOf(url, { ...lookup, method: 'HEAD' });
    if (!withoutHead.includes(status)) return !isGone(status);
    return !isGone(await statusOf(url, { ...lookup, method: 'GET' }));
  } catch (error) {
    if (error instanceof NotPublic) return null;
    if (error instanceof Error) return false;
    throw error;
  }
}

async function statusOf(url: URL, options: RequestOptions): Promise<number> {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const request = send(url, { ...options, headers, agent: false, signal: AbortSignal.timeout(timeout) });
  const answered = once(request, 'response');
  request.end();
  const [response] = (await answered) as [IncomingMessage];
  response.on('error', () => undefined);
  response.destroy();
  return response.statusCode ?? 0;
}
