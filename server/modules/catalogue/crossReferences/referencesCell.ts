import { readReferences, referencesText } from '../../../../common/product/referencesText.ts';
import type { StoredCrossReference } from '../../../db/storedValues.ts';
import { UnreadableCell, type Form } from '../../../fields/sheet.ts';

/** A cell holds all codes of other makers of a product. */
export const referencesCell: Form<StoredCrossReference[]> = {
  write: referencesText,
  read(cell) {
    const references = readReferences(String(cell));
    if ('problem' in references) throw new UnreadableCell(references.problem);
    return references;
  },
};
