import type { Spec } from './propertiesOf.ts';

/** A smaller share would no longer be seen as a line. */
const mostTimes = 20;

/** Returns how long each value is relative to the longest; undefined where they cannot be drawn to one scale. */
export function sharesOf(specs: Spec[]): number[] | undefined {
  const measures = specs.map(({ values }) => (values.length === 1 ? values[0] : undefined));
  const sizes = measures.flatMap((value) => (value?.__typename === 'NumberValue' ? [value] : []));
  const [first] = sizes;
  if (!first?.unit || sizes.length !== specs.length || sizes.length < 2) return undefined;
  if (sizes.some(({ unit, base }) => unit?.code !== first.unit?.code || base <= 0)) return undefined;
  const longest = Math.max(...sizes.map(({ base }) => base));
  const shares = sizes.map(({ base }) => base / longest);
  return Math.min(...shares) * mostTimes >= 1 ? shares : undefined;
}
