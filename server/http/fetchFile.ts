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
export class FetchFailure extends Error {}

export type Fetching = {
  /** Sent to the first host only. */
  headers: Record<string, string>;
  /** The file may have this many bytes. */
  most: number;
  /** These hosts may be within the own network, and need no encryption. */
  trusted: readonly string[];
};
export type Fetched = { bytes: Buffer; etag: string | null; lastModified: string | null };

/**
 * Fetches a file; null when it is unchanged since the `If-None-Match` or `If-Modified-Since` of the headers. Each redirect is
 * resolved and checked like the first address. Throws `FetchFailure`.
 */
export async function fetchFile(address: string, fetching: Fetching): Promise<Fetched | null> {
  const signal = AbortSignal.timeout(longest);
  const first = new URL(address);
  let next = first;
  for (let redirects = 0; ; redirects++) {
    const response = await ask(next, next.host === first.host ? fetching.headers : {}, fetching, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && statusCode !== 304 && headers.location !== undefined) {
      response.destroy();
      if (redirects === mostRedirects) throw new FetchFailure(`The address leads on more than ${mostRedirects} times.`);
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
      throw new FetchFailure(refused ? 'The address refused the sign-in.' : `The address answered with ${statusCode}.`);
    }
    const bytes = await read(response, fetching.most);
    return { bytes, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  }
}

async function ask(url: URL, headers: Record<string, string>, { trusted }: Fetching, signal: AbortSignal) {
  const trusting = { trusted, setting: 'IMPORT_HOSTS' };
  try {
    const asked = checkedRequest(url, trusting, { headers: { 'Accept-Encoding': 'gzip', ...headers }, signal });
    const answered = once(asked, 'response');
    asked.end();
    const [response] = (await answered) as [IncomingMessage];
    return response;
  } catch (error) {
    if (error instanceof RefusedAddress) throw new FetchFailure(error.message);
    const sentence =
      error instanceof NotPublic ? insideSentence(url.hostname, trusting.setting) : 'The address did not answer.';
    throw new FetchFailure(sentence, { cause: error });
  }
}

async function read(response: IncomingMessage, most: number): Promise<Buffer> {
  const tooLarge = new FetchFailure(`The file is larger than ${most / 1024 / 1024} MB.`);
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
