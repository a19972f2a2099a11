import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { texts } from '../../parts/texts/texts.ts';

/** Returns the server's sentence about a refused file, or one that says to try again. */
export function sheetFailure(error: unknown) {
  logUnexpected(error);
  const { fields, general } = fieldErrors(error);
  const isOutdated = general?.code === 'CONFLICT';
  const sentence = Object.values(fields)[0] ?? (general?.code === 'NETWORK' ? undefined : general?.message);
  return { isOutdated, sentence: sentence ?? texts.products.updateFailed };
}
