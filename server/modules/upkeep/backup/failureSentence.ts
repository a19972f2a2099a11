import { reduced } from '../../../core/reduced.ts';
import { storageFailureOf } from '../../../db/storageFailure.ts';

/** Why something failed, for an admin. */
export function failureSentence(error: unknown): string {
  if (storageFailureOf(error)?.problem === 'full') return 'The disk of the server is full.';
  const { message } = reduced(error);
  // Those that we throw ourselves end like one.
  return message?.endsWith('.') ? message : 'The log of the server says why.';
}
