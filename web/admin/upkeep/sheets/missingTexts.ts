import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { counted } from '../../parts/texts/counted.ts';
import type { Trial } from './sheetTypes.ts';

export type MissingRule = ProfileSetup['missing'];

const one: Record<MissingRule, string> = {
  NOTHING: 'stays as it is',
  ON_ORDER: 'becomes On order',
  DISCONTINUED: 'is no longer made',
  HIDDEN: 'is hidden',
  BIN: 'goes to the bin',
};
const several: Record<MissingRule, string> = {
  NOTHING: 'stay as they are',
  ON_ORDER: 'become On order',
  DISCONTINUED: 'are no longer made',
  HIDDEN: 'are hidden',
  BIN: 'go to the bin',
};

/** Returns what becomes of a product that is not in the file. */
export const missingWord = (rule: MissingRule) => one[rule];

/** Returns what becomes of several products that are not in the file. */
export const missingWords = (rule: MissingRule) => several[rule];

/** Says what becomes of the products that are not in the file; undefined when all are in it. */
export const missingSentence = (rule: MissingRule | undefined, { missing }: Trial) =>
  rule && missing > 0
    ? `${counted(missing, 'product')} ${missing === 1 ? 'is' : 'are'} not in the file and ${(missing === 1 ? one : several)[rule]}.`
    : undefined;

/** Says how many prices the file clears; undefined when it clears none. */
export const clearedSentence = ({ clearedPrices }: Trial) =>
  clearedPrices > 0
    ? `${counted(clearedPrices, 'price')} would vanish: ${clearedPrices === 1 ? 'its cell is' : 'their cells are'} blank.`
    : undefined;

/** Returns how many products are written because they are not in the file. */
export function writtenMissing(rule: MissingRule | undefined, { missing, rows }: Trial) {
  if (!rule) return 0;
  if (rule === 'BIN') return missing;
  return rows.filter(({ outcome, changes }) => outcome === 'MISSING' && changes.length > 0).length;
}
