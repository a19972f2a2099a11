import { crossRelations } from '../enumWords.ts';
import { isDay } from '../limits.ts';
import { codeText, fold } from '../text/letters.ts';
import { referenceProblems } from './referenceProblems.ts';

type Relation = keyof typeof crossRelations;

/** A product's code of another maker, as it is stored. */
export interface CodeOfMaker {
  maker: string;
  code: string;
  relation: Relation;
  note: string | null;
  source: string | null;
  /** The day is text such as '2026-10-12'. */
  checkedAt: string | null;
}

const longest = { maker: 60, code: 60, source: 120, note: 200 } as const;

/** Files may call a relation by these words, too. */
const words: Record<Relation, readonly string[]> = {
  SAME_PART: ['Aynı parça', 'Aynı', 'Same'],
  FORM_FIT_FUNCTION: ['Ölçüsü ve işlevi aynı', 'Eşdeğer', 'Muadil', 'Equivalent', 'FFF'],
  REPLACES: ['Yerini aldı', 'Yerine geçer', 'Replaces'],
  SIMILAR: ['Benzer'],
};
const relations = new Map(
  (Object.keys(words) as Relation[]).flatMap((relation) =>
    [relation, crossRelations[relation], ...words[relation]].map((word) => [fold(word), relation] as const),
  ),
);

/**
 * Writes a product's codes of other makers as one text: 'SKF > 6204-2RSH > Same part > 2026-10-12 > Catalogue 2026 > note |
 * FAG > 6204 > Similar'.
 */
export const referencesText = (references: readonly CodeOfMaker[]) =>
  references
    .map(({ maker, code, relation, checkedAt, source, note }) =>
      [maker, code, crossRelations[relation], checkedAt ?? '', source ?? '', note ?? '']
        .join(' > ')
        .replace(/(?<![> ])[> ]+$/, ''),
    )
    .join(' | ');

/**
 * Reads such a text; what follows a code may be left out, and a code without a relation is a similar one. Returns what is wrong
 * instead, as a sentence.
 */
export function readReferences(text: string): CodeOfMaker[] | { problem: string } {
  const references: CodeOfMaker[] = [];
  for (const part of text.split('|').map((one) => one.trim().normalize('NFC'))) {
    if (part === '') continue;
    const read = readPart(part);
    if ('problem' in read) return read;
    references.push(read);
  }
  const [problem] = referenceProblems(references);
  return problem ? { problem: problem.message } : references;
}

function readPart(part: string): CodeOfMaker | { problem: string } {
  const [maker = '', code = '', named = '', checkedAt = '', source = '', ...rest] = part.split('>').map(codeText);
  const note = rest.join(' > ');
  if (maker === '' || code === '') return { problem: `'${part}' is not a maker and a code, as in 'SKF > 6204'.` };
  const relation = relations.get(fold(named || 'SIMILAR'));
  if (relation === undefined)
    return { problem: `'${named}' is unknown. Known are ${Object.values(crossRelations).join(', ')}.` };
  if (checkedAt !== '' && !isDay(checkedAt)) return { problem: `'${checkedAt}' is not a day such as 2026-10-12.` };
  for (const [name, typed] of Object.entries({ maker, code, source, note }) as [keyof typeof longest, string][])
    if (typed.length > longest[name])
      return { problem: `The ${name} has more than ${longest[name]} characters: ${typed.slice(0, 20)}…` };
  return { maker, code, relation, note: note || null, source: source || null, checkedAt: checkedAt || null };
}
