import { salesUnits, type SalesUnit } from '../measures/salesUnits.ts';
import type { LadderStep } from './priceLadder.ts';
import { numberFormat } from '../text/locale.ts';
import { ladder as words } from '../words/tr/sales.ts';

const numbers = numberFormat({ maximumFractionDigits: 3 });
const percents = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Writes '10–20 adet', or '100 adet ve üzeri' for the last row and where any amount is sold. */
export function rangeText({ from, to }: LadderStep, unit: SalesUnit | null) {
  const { word } = salesUnits[unit ?? 'PIECE'];
  if (to === null) return words.andMore(`${numbers.format(from)}\u00a0${word}`);
  return `${from === to ? numbers.format(from) : `${numbers.format(from)}–${numbers.format(to)}`}\u00a0${word}`;
}

/** Writes '%6,0 az' for a row that is so much cheaper, in tenths of a per cent. */
export const lessText = (less: number) => (less === 0 ? '–' : words.less(percents.format(less / 10)));

/** Says in an offer which row of the ladder its price is from: '100 adet ve üzeri fiyatı uygulandı.' */
export const stepNote = (from: number, unit: SalesUnit | null) =>
  words.stepUsed(`${numbers.format(from)}\u00a0${salesUnits[unit ?? 'PIECE'].word}`);
