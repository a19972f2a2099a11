import { isUnitSymbol } from '../units/unitSymbols.ts';
import type { Unit } from '../units/unit.ts';

/**
 * Says how much a unit tells about a product: the number of a part most, then the word that names it; a measure or a suffix
 * such as ZZ, which many products have, little, and a word that only says for what it is looked for, least.
 */
export function weightOf({ text, isPurpose = false }: Pick<Unit, 'text' | 'isPurpose'>): number {
  const [, letters] = /^\d[\dds]*?([a-z]*)$/.exec(text) ?? [];
  if (letters && isUnitSymbol(letters)) return 1;
  // '1500 devir' is a measure with a synonym.
  if (/^\d{3}\S*$/.test(text)) return 3;
  if (/^\d/.test(text) || /^\p{L}{1,3}$/u.test(text)) return 1;
  return isPurpose && !/\d/.test(text) ? 0.5 : 2;
}

/** Returns the units that tell most about a product. */
export function heaviest(units: Unit[]): Unit[] {
  const most = Math.max(...units.map(weightOf));
  return units.filter((unit) => weightOf(unit) === most);
}
