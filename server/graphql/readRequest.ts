import { perConnection } from '../limits/budget.ts';
import type { HeavyWork } from '../jobs/heavyWork.ts';
import type { Unread } from '../http/unread.ts';
import { parseJson } from './jsonBody.ts';
import { readRequestJob } from './readRequest.job.ts';

/** The most bytes that are parsed on the event loop: as many as a visitor may send. */
const few = perConnection.bodyBytes.visitor;

/**
 * Parses the JSON in a request. A large one is parsed in a worker, which returns only what the operation itself needs: an
 * `Unread` replaces a whole catalogue, for the job that will read it. Throws the parser's errors.
 */
export async function readRequest(heavyWork: HeavyWork, bytes: Uint8Array, contentType: string): Promise<unknown> {
  if (bytes.length <= few) return parseJson(bytes, contentType);
  const read = await heavyWork.run(readRequestJob, { bytes, contentType });
  if ('refused' in read) throw Object.assign(new Error(read.refused.message), { status: read.refused.status });
  return withUnread(read.body, read.unread, bytes);
}

function withUnread(body: unknown, names: string[], request: Uint8Array): unknown {
  if (names.length === 0) return body;
  const { variables, ...rest } = body as { variables: object };
  const unread = names.map((variable): [string, Unread] => [variable, { request, variable }]);
  return { ...rest, variables: { ...variables, ...Object.fromEntries(unread) } };
}
