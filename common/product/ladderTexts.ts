import { salesUnits, unitBehind, type Reader, type SalesUnit } from '../measures/salesUnits.ts';
import type { LadderStep } from './priceLadder.ts';
import { countText, numberFormat } from '../text/locale.ts';
import { ladder as words } from '../words/tr/sales.ts';

const numbers = numberFormat({ maximumFractionDigits: 3 });
const percents = numberFormat({ maximumFractionDigits: 1 });

/** A reader of another language than the site's. */
type LadderReader = Reader & { words: { ladder: { andMore: (amount: string) => string } } };

type StepReader = Reader & { words: { ladder: { stepUsed: (amount: string) => string } } };

/** Writes '10–20 adet', or '100 adet ve üzeri' for the last row and where any amount is sold. */
export function rangeText({ from, to }: LadderStep, unit: SalesUnit | null, reader?: LadderReader) {
  const wordFor = (count: number) => unitBehind(count, unit, reader?.words);
  const written = (count: number) => (reader ? countText(count, reader.language) : numbers.format(count));
  const { andMore } = reader ? reader.words.ladder : words;
  if (to === null) return andMore(`${written(from)}\u00a0${wordFor(from)}`);
  return `${from === to ? written(from) : `${written(from)}–${written(to)}`}\u00a0${wordFor(to)}`;
}

/** Writes the last row as '100+ adet', where several stand beside each other. */
export const shortRangeText = (step: LadderStep, unit: SalesUnit | null) =>
  step.to === null ? `${numbers.format(step.from)}+\u00a0${salesUnits[unit ?? 'PIECE'].word}` : rangeText(step, unit);

/** Writes '%6 daha ucuz' for a row that is so much cheaper, in tenths of a per cent. */
export const lessText = (less: number) => (less === 0 ? '–' : words.less(percents.format(less / 10)));

/** Says in an offer which row of the ladder its price is from: '100 adet ve üzeri fiyatı uygulandı.' */
export const stepNote = (from: number, unit: SalesUnit | null, reader?: StepReader) =>
  (reader?.words.ladder ?? words).stepUsed(
    `${reader ? countText(from, reader.language) : numbers.format(from)}\u00a0${unitBehind(from, unit, reader?.words)}`,
  );
