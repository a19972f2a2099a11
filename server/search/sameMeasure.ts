import { numberIn, readMeasure } from '../../common/measures/measures.ts';
import { unitOf, unitsLike } from '../../common/measures/units.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Nobody writes more digits. */
const mostDigits = 6;

/** As the search reads it where it is written in one piece: '1,5 kW' is '1d5kw'. */
const termOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join('');

/** A number and its unit in other units that measure the same: of '1,5 kW' '1500w'. Empty for whatever else they are. */
export function sameMeasure([number, unit, ...others]: Token[]): string[] {
  if (!number?.isNumber || !unit || unit.isNumber || others.length > 0) return [];
  const meant = unitOf(unit.text);
  const { value } = readMeasure(number.text.replace('d', ',').replace('s', '/'), meant ?? null);
  if (!meant || !value) return [];
  return unitsLike(meant).flatMap((other) => {
    if (other === meant) return [];
    const written = String(numberIn(other, value.base));
    if (written.includes('e') || written.replaceAll(/\D/g, '').length > mostDigits) return [];
    return termOf(`${written.replace('.', ',')} ${other.symbol}`);
  });
}
