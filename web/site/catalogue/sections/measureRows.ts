import type { SectionFragment } from './section.generated.ts';

type Spec = { attribute: { id: string; name: string }; group: string | null; text: string; otherText: string | null };

/** A row beside the drawing; one without a letter belongs to the measures all the same. */
export type MeasureRow = { id: string; letter?: string; name: string; text: string; otherText: string | null };

/**
 * Returns the rows beside a drawing: those with a letter, then the others under the same headings. The list of other
 * properties leaves them out.
 */
export function measureRows(section: SectionFragment | null, specs: Spec[]): MeasureRow[] {
  if (!section) return [];
  const letters = new Map(section.letters.map(({ letter, attributeId }) => [attributeId, letter]));
  const rowOf = ({ attribute: { id, name }, text, otherText }: Spec): MeasureRow => ({ id, name, text, otherText });
  const lettered = section.letters.flatMap(({ letter, attributeId }) => {
    const spec = specs.find(({ attribute }) => attribute.id === attributeId);
    return spec ? [{ ...rowOf(spec), letter }] : [];
  });
  const has = ({ attribute }: Spec) => letters.has(attribute.id);
  const groups = new Set(specs.filter(has).flatMap(({ group }) => group ?? []));
  const others = specs.filter((spec) => !has(spec) && spec.group !== null && groups.has(spec.group));
  return [...lettered, ...others.map(rowOf)];
}
