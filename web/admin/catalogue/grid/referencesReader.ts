import { readReferences, referencesText, type CodeOfMaker } from '../../../../common/products/referencesText.ts';
import { refused, unlessFormula, type Reading } from './readings.ts';

const hint = 'They are written SKF > 6204-2RSH > Same part | FAG > 6204.';

/** Reads codes of other makers as a cell holds them. */
export const referencesReader = unlessFormula((text): Reading<CodeOfMaker[]> => {
  const read = readReferences(text);
  return 'problem' in read ? refused(read.problem, { hint }) : { value: read, text: referencesText(read) };
});
