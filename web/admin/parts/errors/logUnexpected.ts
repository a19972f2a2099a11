import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { logError } from '../../../components/logError.ts';

/**
 * Logs whole what nobody has named: a request without an answer, or a mistake of our own. What the server refuses carries
 * a code, and the server has logged it.
 */
export function logUnexpected(error: unknown) {
  if (!CombinedGraphQLErrors.is(error)) logError(error);
}
