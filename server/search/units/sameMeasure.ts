import { numberIn, readMeasure } from '../../../common/measures/measures.ts';
import { unitOf, unitsLike } from '../../../common/measures/units.ts';
import { nominalPower } from './nominalPowers.ts';
import { nominalPipe } from './nominalPipes.ts';
import { tokensOf, type Token } from '../tokens.ts';

/** Converted measures with more digits are left out, since nobody writes them. */
const mostDigits = 6;

/** Returns the term of a measure written in one piece: '1,5 kW' becomes '1d5kw'. */
const termOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

/**
 * Converts a number and its unit to the other units of the dimension: '1,5 kW' gives '1500w'. Sizes by name are among them:
 * '2"' gives 'dn50'. Empty for other tokens.
 */
export function sameMeasure([number, unit, ...others]: Token[]): string[] {
  if (!number?.isNumber || !unit || unit.isNumber || others.length > 0) return [];
  const meant = unitOf(unit.text);
  const nominal = [...nominalPower(number.text, meant?.symbol), ...nominalPipe(number.text, unit.text)];
  const { value } = readMeasure(number.text.replace('d', ',').replace(/s+/, '/'), meant ?? null);
  if (!meant || !value) return nominal;
  const exact = unitsLike(meant).flatMap((other) => {
    if (other === meant) return [];
    const written = String(numberIn(other, value.base));
    if (written.includes('e') || written.replaceAll(/\D/g, '').length > mostDigits) return [];
    return termOf(`${written.replace('.', ',')} ${other.symbol}`);
  });
  return [...nominal, ...exact];
}
