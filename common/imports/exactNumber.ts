import { bare } from '../fields/readers.ts';

/** The sign between the whole part of a number and its decimals, as the API names it. */
type DecimalMark = 'COMMA' | 'POINT';

/** A decimal number without the errors of floating-point arithmetic: `digits` divided by ten to the power of `scale`. */
export interface Exact {
  digits: bigint;
  scale: number;
}

/** A number of a file has fewer digits than this; a longer one is no quantity of anything. */
const mostDigits = 18;

const shapes = {
  COMMA: /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/,
  POINT: /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/,
};
const groups = { COMMA: '.', POINT: ',' } as const;

/** Reads a number that is written with this mark; null for any other text. */
export function readExact(text: string, mark: DecimalMark): Exact | null {
  const entered = bare(text);
  if (entered.length > mostDigits * 2 || !shapes[mark].test(entered)) return null;
  const [whole = '', decimals = ''] = entered.replaceAll(groups[mark], '').split(mark === 'COMMA' ? ',' : '.');
  if (whole.length + decimals.length > mostDigits) return null;
  return { digits: BigInt(whole + decimals), scale: decimals.length };
}

/** Converts a number of a workbook, which may have the residue of a floating-point calculation behind its decimals. */
export function exactOf(value: number): Exact | null {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e15) return null;
  return readExact(String(Number(value.toPrecision(15))), 'POINT') ?? readExact(value.toFixed(6), 'POINT');
}

const ten = (scale: number) => 10n ** BigInt(scale);

export const times = (one: Exact, other: Exact): Exact => ({
  digits: one.digits * other.digits,
  scale: one.scale + other.scale,
});

/** Divides by ten to the power of `places`: a percentage is a number with two more decimals. */
const shifted = ({ digits, scale }: Exact, places: number): Exact => ({ digits, scale: scale + places });

/** Adds a percentage, which may be negative. */
export function withPercent(value: Exact, percent: number): Exact {
  const share = exactOf(percent) ?? { digits: 0n, scale: 0 };
  return times(value, shifted({ digits: 100n * ten(share.scale) + share.digits, scale: share.scale }, 2));
}

/** Rounds to the nearest multiple of `step`, such as 0.05; half of it is rounded up. */
export function roundedTo(value: Exact, step: number): Exact {
  const to = exactOf(step);
  if (!to || to.digits === 0n) return value;
  const numerator = value.digits * ten(to.scale);
  const denominator = to.digits * ten(value.scale);
  const doubled = 2n * numerator + denominator;
  const whole = doubled / (2n * denominator);
  // Division of integers goes towards zero, and half of a negative number up does not.
  const count = doubled < 0n && doubled % (2n * denominator) !== 0n ? whole - 1n : whole;
  return { digits: count * to.digits, scale: to.scale };
}

export const toNumber = ({ digits, scale }: Exact) => Number(digits) / 10 ** scale;
