import type { SectionFragment } from '../sections/section.generated.ts';
import type { Spec } from './propertiesOf.ts';

/** A row beside the drawing, with the letter of its dimension and how long it is relative to the longest one. */
export type ProductRow = { spec: Spec; letter?: string; share?: number };

/** So many rows light a dimension, where the values that distinguish a product are no lengths, as those of a motor. */
const leastLettered = 2;
/** With more rows than these, the button would not stand in the first window. */
const mostFilled = 4;
/** A smaller share would no longer be seen as a line. */
const mostTimes = 20;

/** Returns the letter of each attribute in the drawing. */
export const lettersOf = (section: SectionFragment | null) =>
  new Map(section?.letters.map(({ letter, attributeId }) => [attributeId, letter]));

/**
 * Returns the rows beside the drawing: the values that distinguish the product at a glance, and up to two that are in the
 * drawing. The table of specs has the others.
 */
export function productRows(specs: Spec[], section: SectionFragment | null): ProductRow[] {
  const letters = lettersOf(section);
  const has = ({ attribute }: Spec) => letters.has(attribute.id);
  const keys = specs.filter(({ key }) => key);
  const wanted = Math.min(leastLettered - keys.filter(has).length, mostFilled - keys.length);
  const missing = Math.max(0, wanted);
  const more = specs.filter((spec) => !spec.key && has(spec)).slice(0, missing);
  const shares = sharesOf([...keys, ...more]);
  return [...keys, ...more].map((spec): ProductRow => {
    const letter = letters.get(spec.attribute.id);
    const share = shares.get(spec);
    return { spec, ...(letter !== undefined && { letter }), ...(share !== undefined && { share }) };
  });
}

/** Returns how long each length is relative to the longest; none where they cannot be drawn to one scale. */
export function sharesOf(specs: Spec[]): Map<Spec, number> {
  const lengths = specs.flatMap((spec) => {
    const [value, ...more] = spec.values;
    const isLength = value?.__typename === 'NumberValue' && more.length === 0 && value.unit?.dimension === 'length';
    return isLength && value.base > 0 ? [{ spec, base: value.base }] : [];
  });
  const longest = Math.max(...lengths.map(({ base }) => base));
  const isSeen = lengths.length > 1 && lengths.every(({ base }) => (base / longest) * mostTimes >= 1);
  return new Map(isSeen ? lengths.map(({ spec, base }) => [spec, base / longest]) : []);
}
