import { readReferences, referencesText, type CodeOfMaker } from '../../common/product/referencesText.ts';
import { codeText } from '../../common/text/letters.ts';
import type { Behaviour } from './behaviour.ts';
import { UnreadableCell } from './sheet.ts';

type Given = Pick<CodeOfMaker, 'maker' | 'code' | 'relation'> &
  Partial<Record<'note' | 'source' | 'checkedAt', string | null | undefined>>;

/** Returns a code as it is stored, of one whose further values may be missing or blank. */
export const storedReference = ({ maker, code, relation, note, source, checkedAt }: Given): CodeOfMaker => ({
  maker: codeText(maker),
  code: codeText(code),
  relation,
  note: note || null,
  source: source || null,
  checkedAt: checkedAt || null,
});

const stated = (reference: CodeOfMaker) =>
  Object.fromEntries(Object.entries(reference).filter(([, value]) => value !== null));

/** The codes of other makers; a cell holds all of a product. */
export const crossReferences: Behaviour<CodeOfMaker[]> = {
  blank: [],
  document: { write: (references) => (references.length > 0 ? references.map(stated) : undefined) },
  stored: { write: (references) => references.map(storedReference), read: (references) => references },
  cell: {
    write: referencesText,
    read(cell) {
      const references = readReferences(String(cell));
      if ('problem' in references) throw new UnreadableCell(references.problem);
      return references;
    },
  },
};
