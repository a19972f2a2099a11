import type { SpecValue } from '../../../../common/measures/specValues.ts';
import { sizedOptions } from '../references/sizedOptions.ts';
import type { ReadSpec } from './specsOf.ts';
import { collator } from '../../../../common/text/locale.ts';

const turkish = collator({ numeric: true });

/** Measures are ordered by size, and a range by its low end, or by its high end when the low one is open. */
function sizeOf(value: SpecValue): number | undefined {
  if (value.kind === 'NUMBER') return value.measure.base;
  if (value.kind === 'RANGE') return (value.range.low ?? value.range.high)?.base;
  return undefined;
}

/** Compares measures and options by size and others by text; missing values come last. */
export function compareSpecs(one: ReadSpec | undefined, other: ReadSpec | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  const [first, second] = [one.values[0], other.values[0]];
  const sizes = [first && sizeOf(first), second && sizeOf(second)] as const;
  if (sizes[0] !== undefined && sizes[1] !== undefined) return sizes[0] - sizes[1];
  const options = sizedOptions(one.attribute.options);
  const placeOf = (value: SpecValue | undefined) => options.indexOf(value?.kept ?? '');
  return placeOf(first) - placeOf(second) || turkish.compare(one.text, other.text);
}
