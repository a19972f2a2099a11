import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import * as words from '../../../words/admin/en/fileImports.ts';
import type { Trial } from './sheetTypes.ts';

export type MissingRule = ProfileSetup['missing'];

/** Returns what becomes of a product that is not in the file. */
export const missingWord = (rule: MissingRule) => words.missing[rule].one;

/** Returns what becomes of several products that are not in the file. */
export const missingWords = (rule: MissingRule) => words.missing[rule].other;

/** Returns how many products are written because they are not in the file. */
export function writtenMissing(rule: MissingRule | undefined, { missing, rows }: Trial) {
  if (!rule) return 0;
  if (rule === 'BIN') return missing;
  return rows.filter(({ outcome, changes }) => outcome === 'MISSING' && changes.length > 0).length;
}
