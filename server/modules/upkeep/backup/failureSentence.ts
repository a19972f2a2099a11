import { reduced } from '../../../core/reduced.ts';
import { storageFailureOf } from '../../../db/storageFailure.ts';

/** Returns for an admin why something failed. */
export function failureSentence(error: unknown): string {
  if (storageFailureOf(error)?.problem === 'full') return 'The disk of the server is full.';
  const { message } = reduced(error);
  // Messages of our own errors are sentences.
  return message?.endsWith('.') ? message : 'The log of the server says why.';
}
