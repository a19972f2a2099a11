import { crossRelations } from '../../../../common/labels.ts';
import { isDay } from '../../../../common/limits.ts';
import type { StoredCrossReference } from '../../../db/tables.ts';
import { choice, UnreadableCell, type Form } from '../../../fields/sheet.ts';
import { referenceProblems } from './referenceProblems.ts';

const longest = { maker: 60, code: 60, source: 120, note: 200 } as const;

const relations = choice<StoredCrossReference['relation']>({
  SAME_PART: [crossRelations.SAME_PART, 'Aynı parça', 'Aynı', 'Same'],
  FORM_FIT_FUNCTION: [
    crossRelations.FORM_FIT_FUNCTION,
    'Ölçüsü ve işlevi aynı',
    'Eşdeğer',
    'Muadil',
    'Equivalent',
    'FFF',
  ],
  REPLACES: [crossRelations.REPLACES, 'Yerini aldı', 'Yerine geçer', 'Replaces'],
  SIMILAR: [crossRelations.SIMILAR, 'Benzer'],
});

/**
 * A cell holds a product's codes of other makers: 'SKF > 6204-2RSH > Same part > 2026-10-12 > Catalogue 2026 > note | FAG > 6204'. What
 * follows the code may be left out; a code without a relation is a similar one.
 */
export const referencesCell: Form<StoredCrossReference[]> = {
  write: (references) => references.map(written).join(' | '),
  read(cell) {
    const references = String(cell)
      .split('|')
      .map((part) => part.trim().normalize('NFC'))
      .filter((part) => part !== '')
      .map(readPart);
    const [problem] = referenceProblems(references);
    if (problem) throw new UnreadableCell(problem.message);
    return references;
  },
};

function written({ maker, code, relation, checkedAt, source, note }: StoredCrossReference) {
  const parts = [maker, code, String(relations.write(relation, {})), checkedAt ?? '', source ?? '', note ?? ''];
  return parts.join(' > ').replace(/[> ]+$/, '');
}

function readPart(part: string): StoredCrossReference {
  const [maker = '', code = '', relation = '', checkedAt = '', source = '', ...rest] = part
    .split('>')
    .map((text) => text.trim());
  const note = rest.join(' > ');
  if (maker === '' || code === '') throw new UnreadableCell(`'${part}' is not a maker and a code, as in 'SKF > 6204'.`);
  if (checkedAt !== '' && !isDay(checkedAt))
    throw new UnreadableCell(`'${checkedAt}' is not a day such as 2026-10-12.`);
  for (const [name, text] of Object.entries({ maker, code, source, note }) as [keyof typeof longest, string][])
    if (text.length > longest[name])
      throw new UnreadableCell(`The ${name} has more than ${longest[name]} characters: ${text.slice(0, 20)}…`);
  return {
    ...{ maker, code, relation: relations.read(relation || 'Similar', {}) ?? 'SIMILAR' },
    ...{ note: note || null, source: source || null, checkedAt: checkedAt || null },
  };
}
