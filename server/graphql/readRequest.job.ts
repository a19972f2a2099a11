import { statusOf, tooLarge } from '../core/errors.ts';
import type { Job } from '../jobs/job.ts';
import type { PartlyRead } from './leaveUnread.ts';

type Input = { bytes: Uint8Array; contentType: string };
/** A refusal of the parser is sent as its message and status, since its class would be lost. */
type Result = PartlyRead | { refused: { status: number; message: string } };

/** Parses a large request in a worker: a whole catalogue would block the event loop for a tenth of a second or more. */
export const readRequestJob: Job<Input, Result> = {
  name: 'readRequest',
  lane: 'short',
  limits: { time: 60_000, megabytes: 2048 },
  tooMuch: () => tooLarge('body', 'The request takes too much to read. Please split it.'),
  async run({ bytes, contentType }) {
    const { isUtf8, parseJson } = await import('./jsonBody.ts');
    const { leaveUnread } = await import('./leaveUnread.ts');
    const { checkNesting } = await import('./limits/nesting.ts');
    try {
      const body = await parseJson(bytes, contentType);
      const tooDeep = checkNesting(body);
      if (tooDeep) return { refused: { status: 400, message: tooDeep.message } };
      return isUtf8(contentType) ? leaveUnread(body) : { body, unread: [] };
    } catch (error) {
      const status = statusOf(error);
      if (!(error instanceof Error) || status === undefined) throw error;
      return { refused: { status, message: error.message } };
    }
  },
};
