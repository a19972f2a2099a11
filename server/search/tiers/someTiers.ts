import type { Tier } from '../tier.ts';
import type { Unit } from '../units/unit.ts';
import { weightOf } from './weights.ts';

type Part = { unit: Unit; anywhere: string };

/** Of longer searches only the parts that tell most are combined: of six there are twenty halves. */
const mostCombined = 6;

const both = (parts: Part[]) => `(${parts.map(({ anywhere }) => anywhere).join(' AND ')})`;

/** Returns the tiers for products that have `within`, those with one of the units in the title first. */
const titleFirst = (within: string, parts: Part[]): Tier[] => [
  { expression: `(${within}) AND (title : (${parts.map(({ unit }) => unit.prefix).join(' OR ')}))`, within },
  { expression: within },
];

/** Returns all choices of `size` parts. */
function choices(parts: Part[], size: number): Part[][] {
  if (size === 0) return [[]];
  return parts.flatMap((part, at) => choices(parts.slice(at + 1), size - 1).map((rest) => [part, ...rest]));
}

const weightIn = (parts: Part[]) => parts.reduce((sum, { unit }) => sum + weightOf(unit), 0);

/**
 * Returns the tiers for a search that nothing meets fully: who has more of its parts comes first, and of those with as many
 * parts the one with the heavier.
 */
export function someOf(parts: Part[]): Tier[] {
  const combined = parts.toSorted((a, b) => weightOf(b.unit) - weightOf(a.unit)).slice(0, mostCombined);
  const largest = combined.length < parts.length ? combined.length : combined.length - 1;
  const sizes = Array.from({ length: Math.max(0, largest) }, (_, at) => largest - at);
  const tiers = sizes.flatMap((size) => {
    const all = choices(combined, size);
    const weights = [...new Set(all.map(weightIn))].toSorted((a, b) => b - a);
    return weights.flatMap((weight) => {
      const some = all.filter((one) => weightIn(one) === weight);
      return titleFirst(some.map(both).join(' OR '), [...new Set(some.flat())]);
    });
  });
  return [...tiers, ...titleFirst(parts.map(({ anywhere }) => anywhere).join(' OR '), parts)];
}
