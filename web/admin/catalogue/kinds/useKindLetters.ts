import { useController, useWatch } from 'react-hook-form';
import type { Section } from '../../../../common/measures/sections.ts';
import type { KindLetterInput } from '../../../graphql/generated/schema.ts';
import { useSectionSampleQuery } from './kinds.generated.ts';
import { lettersIn } from './kindLetters.ts';

/** The letters of the drawing that the form around it has chosen, and the attributes that they are tied to. */
export function useKindLetters() {
  const { field } = useController<Record<string, KindLetterInput[]>>({ name: 'letters' });
  const [section, ownDrawing] = useWatch({ name: ['section', 'ownDrawing'] }) as [Section | '' | null, string | null];
  const { value: rows, onChange } = field;
  const { data } = useSectionSampleQuery({ variables: { section: section || 'NUT' }, skip: !section });
  const sample = section ? data?.sectionSample : undefined;
  const drawn = ownDrawing ? lettersIn(ownDrawing) : (sample?.letters.map(({ letter }) => letter) ?? []);
  const letters = [...new Set([...drawn, ...rows.map(({ letter }) => letter)])];
  const tied = new Set(rows.map(({ letter }) => letter));
  return {
    rows,
    letters,
    tied,
    /** A drawing is chosen, though it may still be on its way. */
    isDrawn: Boolean(section || ownDrawing),
    /** A drawing that the server made. */
    svg: ownDrawing ? null : (sample?.svg ?? null),
    ownDrawing,
    /** The letters of the drawing that no attribute of the kind has. */
    notTied: drawn.filter((letter) => !tied.has(letter)),
    notDrawn: rows.map(({ letter }) => letter).filter((letter) => !drawn.includes(letter)),
    /** Gives a letter to an attribute, each to one only; '' takes the letter from whichever has it. */
    tie(letter: string, attributeId: string) {
      const others = rows.filter((row) => row.letter !== letter && row.attributeId !== attributeId);
      const next = attributeId === '' ? others : [...others, { letter, attributeId }];
      onChange(next.toSorted((one, other) => letters.indexOf(one.letter) - letters.indexOf(other.letter)));
    },
    /** Leaves only the letters of these attributes. */
    keepOf(attributeIds: readonly string[]) {
      const kept = rows.filter(({ attributeId }) => attributeIds.includes(attributeId));
      if (kept.length < rows.length) onChange(kept);
    },
  };
}
