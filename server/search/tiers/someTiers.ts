import type { Tier } from '../tier.ts';
import type { Unit } from '../units/unit.ts';
import { weightOf } from './weights.ts';

type Part = {
  unit: Unit;
  /** Finds the unit in any text. */
  anywhere: string;
  /** Finds it in the title. */
  titled: string;
  /** Finds it in a name, that of the category or kind included. */
  named: string;
  /** A unit that names a category or a kind says what is looked for. */
  isKind: boolean;
};

/** Of longer searches only the parts that tell most are combined: of six there are twenty halves. */
const mostCombined = 6;

const both = (parts: Part[], place: 'anywhere' | 'named' | 'titled') =>
  `(${parts.map((part) => part[place]).join(' AND ')})`;

/** Returns the tiers for products that have `within`, those with one of the units in the title first. */
const titleFirst = (within: string, parts: Part[], worth = 0): Tier[] => [
  { expression: `(${within}) AND (title : (${parts.map(({ unit }) => unit.prefix).join(' OR ')}))`, within, worth },
  { expression: within, worth },
];

/** One part more is worth more than any weight of those that are met. */
const ofPart = 100;

/** Returns all choices of `size` parts. */
function choices(parts: Part[], size: number): Part[][] {
  if (size === 0) return [[]];
  return parts.flatMap((part, at) => choices(parts.slice(at + 1), size - 1).map((rest) => [part, ...rest]));
}

/** Says more than any other word, and less than a word more. */
const ofKind = 0.5;

function weightOfPart({ unit, isKind }: Part) {
  const weight = weightOf(unit);
  if (!isKind || unit.isPurpose) return weight;
  // 'Pul' is as short as a suffix, and names a kind.
  return Math.max(weight, weightOf({ text: 'word' })) + ofKind;
}

const weightIn = (parts: Part[]) => parts.reduce((sum, part) => sum + weightOfPart(part), 0);

/**
 * Returns the tiers for a search that nothing meets fully: who has more of its parts comes first, and of those with as many
 * parts the one with the heavier.
 */
export function someOf(parts: Part[]): Tier[] {
  const combined = parts.toSorted((a, b) => weightOfPart(b) - weightOfPart(a)).slice(0, mostCombined);
  const largest = combined.length < parts.length ? combined.length : combined.length - 1;
  const sizes = Array.from({ length: Math.max(0, largest) }, (_, at) => largest - at);
  const tiers = sizes.flatMap((size) => {
    const all = choices(combined, size);
    const weights = [...new Set(all.map(weightIn))].toSorted((a, b) => b - a);
    return weights.flatMap((weight) => {
      const some = all.filter((one) => weightIn(one) === weight);
      const within = some.map((one) => both(one, 'anywhere')).join(' OR ');
      const worth = size * ofPart + weight;
      const inNames = (['titled', 'named'] as const).map((place) => ({
        expression: some.map((one) => both(one, place)).join(' OR '),
        within,
        worth,
      }));
      return [...inNames, ...titleFirst(within, [...new Set(some.flat())], worth)];
    });
  });
  return [...tiers, ...titleFirst(parts.map(({ anywhere }) => anywhere).join(' OR '), parts)];
}
