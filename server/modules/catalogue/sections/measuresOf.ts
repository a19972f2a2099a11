import { typedNumber } from '../../../../common/measures/measures.ts';
import type { SpecValue } from '../../../../common/measures/specValues.ts';

/** Names of sizes hold a measure: 'M8 x 1,25' is 8 mm, and 'DN80' 80. */
const named = /^(?:M|DN|G|Ø|⌀)?\s*(\d+(?:[.,]\d+)?)/iu;

const drawable = new Set(['length', 'angle']);

/** Returns the number that a section draws a value by, lengths in millimetres, angles in degrees; undefined where it says none. */
export function measureOf([value]: readonly SpecValue[]): number | undefined {
  if (!value) return undefined;
  if (value.kind === 'NUMBER') {
    const { number, unit, base } = value.measure;
    if (unit === null) return number;
    return drawable.has(unit.dimension) ? base : undefined;
  }
  if (value.kind !== 'OPTION' && value.kind !== 'TEXT') return undefined;
  const text = value.kind === 'OPTION' ? value.option.name : value.text;
  const found = named.exec(text.trim())?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
}

/** Writes a number as a value in an example. */
export const sampleText = (number: number) => `${typedNumber(number)} mm`;
