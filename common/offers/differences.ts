import { lineNet, type PricedLine } from './sums.ts';

/** Those values of a line by which a buyer compares two offers. */
interface Line extends Omit<PricedLine, 'kind'> {
  productId: string | null;
  code: string | null;
  name: string;
  note: string | null;
  salesUnit: string | null;
  discountSteps?: string | null;
  kind: string;
}

const compared = [
  ...([
    'name',
    'code',
    'note',
    'quantity',
    'salesUnit',
    'price',
    'priceQuantity',
    'discount',
    'discountSteps',
    'vatRate',
  ] as const),
  'kind',
] as const;

const netOf = ({ kind: _, ...line }: Line) => lineNet(line);

/** Returns whether the buyer reads the same in both lines. */
export const isSameLine = (one: Line, other: Line) =>
  compared.every((field) => (one[field] ?? null) === (other[field] ?? null)) && netOf(one) === netOf(other);

/** A line is known again by its product, else its code, else its name; an alternative is no other kind of line. */
const keyOf = ({ productId, code, name, kind }: Line) =>
  JSON.stringify([productId ?? code ?? name, kind === 'ALTERNATIVE']);

export interface Differences<L> {
  /** The lines that were changed, with the line before, or added, in order. */
  lines: { line: L; before: L | null }[];
  removed: L[];
}

/**
 * Compares a revision with the one before. Of several lines with the same product, the first is the first again. In another currency,
 * all of them differ.
 */
export function differencesOf<L extends Line>(
  earlier: readonly L[],
  later: readonly L[],
  isSameCurrency = true,
): Differences<L> {
  const left = new Map<string, L[]>();
  for (const line of earlier) left.set(keyOf(line), [...(left.get(keyOf(line)) ?? []), line]);
  const lines = later.flatMap((line) => {
    const before = left.get(keyOf(line))?.shift() ?? null;
    return before && isSameCurrency && isSameLine(before, line) ? [] : [{ line, before }];
  });
  const removed = new Set([...left.values()].flat());
  return { lines, removed: earlier.filter((line) => removed.has(line)) };
}
