import type { Tier } from './tier.ts';
import type { Unit } from './units.ts';
import { weightOf } from './weights.ts';

type Part = { unit: Unit; anywhere: string };

const both = (expressions: string[]) => `(${expressions.join(' AND ')})`;
const either = (expressions: string[]) => (expressions.length > 0 ? `(${expressions.join(' OR ')})` : '');

/** Returns the tiers for products that have `within`, those with one of the units in the title first. */
const titleFirst = (within: string, units: Unit[]): Tier[] => [
  { expression: `(${within}) AND (title : ${either(units.map(({ prefix }) => prefix))})`, within },
  { expression: within },
];

/**
 * Returns the tiers for a search that nothing meets fully. Products that lack only one unit come first, a light one before a
 * heavy one; then those that have any unit, a heavy one before a light one.
 */
export function someOf(parts: Part[]): Tier[] {
  const weights = [...new Set(parts.map(({ unit }) => weightOf(unit)))].sort((a, b) => b - a);
  const units = parts.map(({ unit }) => unit);
  const ofWeight = (weight: number) => parts.filter(({ unit }) => weightOf(unit) === weight);
  const allBut = (left: Part) => both(parts.filter((part) => part !== left).map(({ anywhere }) => anywhere));
  const most = parts.length > 2 ? weights.toReversed() : [];
  const heavy = weights.slice(0, -1).map(ofWeight);
  return [
    ...most.flatMap((weight) => titleFirst(either(ofWeight(weight).map(allBut)), units)),
    ...heavy.flatMap((some) =>
      titleFirst(
        either(some.map(({ anywhere }) => anywhere)),
        some.map(({ unit }) => unit),
      ),
    ),
    ...titleFirst(parts.map(({ anywhere }) => anywhere).join(' OR '), units),
  ];
}
