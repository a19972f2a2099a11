import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { checkedRequest, insideSentence, RefusedAddress } from './checkedRequest.ts';
import { NotPublic } from './publicAddress.ts';

const unzip = promisify(gunzip);
const mostRedirects = 3;
/** Milliseconds for the whole of it. */
const longest = 5 * 60_000;

/** A reason why a file could not be fetched, in a sentence for people. */
export class FetchFailure extends Error {
  /** Another try would fail, too. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}

const final = { isFinal: true };
/** An address that asks to be left alone for a moment may answer later. */
const passing = [408, 425, 429];

export type Fetching = {
  /** Sent to the first host only. */
  headers: Record<string, string>;
  /** The file may have this many bytes. */
  most: number;
  /** These hosts may be within the own network, and need no encryption. */
  trusted: readonly string[];
  /** Only this host is asked, with its port where it has one; left out for any. */
  host?: string;
  /** Milliseconds for the whole of it, if others than usual. */
  longest?: number;
};
export type Fetched = { bytes: Buffer; etag: string | null; lastModified: string | null };

/**
 * Fetches a file; null when it is unchanged since the `If-None-Match` or `If-Modified-Since` of the headers. Each redirect is
 * resolved and checked like the first address. Throws `FetchFailure`.
 */
export async function fetchFile(address: string, fetching: Fetching): Promise<Fetched | null> {
  const signal = AbortSignal.timeout(fetching.longest ?? longest);
  const first = new URL(address);
  let next = first;
  for (let redirects = 0; ; redirects++) {
    const response = await ask(next, next.host === first.host ? fetching.headers : {}, fetching, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && statusCode !== 304 && headers.location !== undefined) {
      response.destroy();
      if (redirects === mostRedirects)
        throw new FetchFailure(`The address leads on more than ${mostRedirects} times.`, final);
      if (!URL.canParse(headers.location, next.href))
        throw new FetchFailure('The address leads to what is no address.', final);
      next = new URL(headers.location, next);
      continue;
    }
    if (statusCode === 304) {
      response.destroy();
      return null;
    }
    if (statusCode !== 200) {
      response.destroy();
      const refused = statusCode === 401 || statusCode === 403;
      const isFinal = statusCode < 500 && !passing.includes(statusCode);
      const sentence = refused ? 'The address refused the sign-in.' : `The address answered with ${statusCode}.`;
      throw new FetchFailure(sentence, { isFinal });
    }
    const bytes = await read(response, fetching.most);
    return { bytes, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  }
}

async function ask(url: URL, headers: Record<string, string>, { trusted, host }: Fetching, signal: AbortSignal) {
  if (host !== undefined && url.host !== host)
    throw new FetchFailure(`The address leads to ${url.host}, and only ${host} is asked.`, final);
  const trusting = { trusted, setting: 'IMPORT_HOSTS' };
  try {
    const asked = checkedRequest(url, trusting, { headers: { 'Accept-Encoding': 'gzip', ...headers }, signal });
    const answered = once(asked, 'response');
    asked.end();
    const [response] = (await answered) as [IncomingMessage];
    return response;
  } catch (error) {
    if (error instanceof RefusedAddress) throw new FetchFailure(error.message, final);
    const sentence =
      error instanceof NotPublic ? insideSentence(url.hostname, trusting.setting) : 'The address did not answer.';
    throw new FetchFailure(sentence, { cause: error, isFinal: error instanceof NotPublic });
  }
}

async function read(response: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new FetchFailure(`The file is larger than ${most / 1024 / 1024} MB.`, final);
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length;
      if (length > most) throw tooLarge;
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure('The address broke off in the middle of the file.', { cause: error });
  }
  const bytes = Buffer.concat(parts);
  // Sent with gzip, or a file that is packed with it.
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: most });
  } catch (error) {
    throw new FetchFailure('The packed file cannot be read, or is too large.', { cause: error });
  }
}
