import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { checkedRequest, insideSentence, RefusedAddress } from '../../../http/checkedRequest.ts';
import { NotPublic } from '../../../http/publicAddress.ts';

/** Milliseconds for the whole of a request. */
export const timeout = 15_000;
/** So many bytes of an answer are kept. */
const mostAnswer = 1024;
const setting = 'WEBHOOK_HOSTS';

export type Posted = {
  status: number | null;
  /** Why there is no status, in a sentence. */
  reason: string | null;
  took: number;
  answer: string | null;
  retryAfter: string | undefined;
};

type Sending = {
  headers: Record<string, string>;
  body: string;
  trusted: readonly string[];
  /** Ends the request when the process ends; it throws then. */
  ending: AbortSignal;
};

/** Sends a body once. A redirect is an answer like any other, and is not followed. */
export async function post(address: string, { headers, body, trusted, ending }: Sending): Promise<Posted> {
  const began = performance.now();
  const tooLate = AbortSignal.timeout(timeout);
  const done = (more: Partial<Posted>): Posted => ({
    ...{ status: null, reason: null, answer: null, retryAfter: undefined },
    ...more,
    took: Math.round(performance.now() - began),
  });
  try {
    const given = {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      'User-Agent': 'Vitrin-Webhooks/1',
      ...headers,
    };
    const request = checkedRequest(
      new URL(address),
      { trusted, setting },
      { method: 'POST', headers: given, signal: AbortSignal.any([tooLate, ending]) },
    );
    // What breaks off after the answer has begun is thrown by reading it, too.
    request.on('error', () => undefined);
    const answered = once(request, 'response');
    request.end(body);
    const [response] = (await answered) as [IncomingMessage];
    const { statusCode = null, headers: said } = response;
    return done({ status: statusCode, answer: await beginningOf(response), retryAfter: said['retry-after'] });
  } catch (error) {
    if (ending.aborted) throw error;
    return done({ reason: tooLate.aborted ? 'No answer in 15 s' : reasonOf(error, new URL(address).hostname) });
  }
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= mostAnswer) break;
  }
  return Buffer.concat(parts).subarray(0, mostAnswer).toString('utf8').replaceAll('\0', '');
}

const reasons: Record<string, string> = {
  ENOTFOUND: 'There is no such host',
  EAI_AGAIN: 'The name of the host could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection broke off',
  EHOSTUNREACH: 'The host cannot be reached',
  ENETUNREACH: 'The host cannot be reached',
  ETIMEDOUT: 'The host cannot be reached',
  CERT_HAS_EXPIRED: 'Its certificate is out of date',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not trusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'Its certificate is not trusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Its certificate is not trusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name',
};

function reasonOf(error: unknown, host: string): string {
  if (error instanceof RefusedAddress) return error.message;
  if (error instanceof NotPublic) return insideSentence(host, setting);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (code ? `The request failed: ${code}` : 'The request failed');
}
