import { labels } from '../../../../common/labels.ts';
import { codeText } from '../../../../common/text/letters.ts';
import type { StoredCrossReference } from '../../../db/storedValues.ts';
import { referencesCell } from './referencesCell.ts';

type Given = Pick<StoredCrossReference, 'maker' | 'code' | 'relation'> &
  Partial<Record<'note' | 'source' | 'checkedAt', string | null | undefined>>;

/** Returns a code as it is stored, of one whose further values may be missing or blank. */
export const storedReference = ({ maker, code, relation, note, source, checkedAt }: Given): StoredCrossReference => ({
  ...{ maker: codeText(maker), code: codeText(code), relation },
  ...{ note: note || null, source: source || null, checkedAt: checkedAt || null },
});

const stated = (reference: StoredCrossReference) =>
  Object.fromEntries(Object.entries(reference).filter(([, value]) => value !== null));

/** The codes of other makers are a field of the product, so that history, bin, documents and imports carry them with it. */
export const crossReferenceFields = {
  crossReferences: {
    label: labels.product.crossReferences,
    blank: [] as StoredCrossReference[],
    document: {
      key: 'crossReferences',
      optional: true,
      write: (references: StoredCrossReference[]) => (references.length > 0 ? references.map(stated) : undefined),
    },
    stored: {
      write: (references: StoredCrossReference[]) => references.map(storedReference),
      read: (references: StoredCrossReference[]) => references,
    },
    sheet: {
      width: 40,
      headings: ['Başka markaların kodları', 'Muadil', 'Muadiller', 'Muadil kodları', 'Eşdeğer', 'Cross-references'],
      example: '',
      isExtra: true,
      ...referencesCell,
    },
    // The search finds the whole codes, in a place of their own (see products.rows.ts).
    search: null,
  },
};
