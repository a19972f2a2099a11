import { storageFailureOf } from '../../db/storageFailure.ts';

/** Why something failed, for an admin. */
export function failureSentence(error: unknown): string {
  if (storageFailureOf(error)?.problem === 'full') return 'The disk of the server is full.';
  // Those that we throw ourselves end like one.
  if (error instanceof Error && error.message.endsWith('.')) return error.message;
  return 'The log of the server says why.';
}
