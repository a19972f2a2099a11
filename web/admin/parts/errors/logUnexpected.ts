import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { logError } from '../../../components/logError.ts';

/**
 * Logs errors without a code: requests without an answer, and our own mistakes. The server has logged those that carry
 * one.
 */
export function logUnexpected(error: unknown) {
  if (!CombinedGraphQLErrors.is(error)) logError(error);
}
