import { salesUnits } from '../../labels.ts';

export type SalesUnit = keyof typeof salesUnits;

const whole = new Intl.NumberFormat('tr-TR');

/** '100 adet', in one piece; a single one is 'adet' alone. Where no unit was entered, pieces are meant. */
export function inUnits(count: number, unit: SalesUnit | null, { always = false } = {}): string {
  const { word } = salesUnits[unit ?? 'PIECE'];
  return count === 1 && !always ? word : `${whole.format(count)}\u00a0${word}`;
}
