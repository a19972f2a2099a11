import { fewestOf, stepOf } from './fewest.ts';
import { mostBreaks, orderable, type Laddered } from './priceLadder.ts';
import { numberFormat } from '../text/locale.ts';

interface LadderProblem {
  /** The path of what is wrong, such as 'priceBreaks.1.price'. */
  field: string;
  message: string;
}

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = numberFormat();

/** Says what is wrong with a ladder, whose prices are in kuruş; undefined when it may be stored. */
export function ladderProblem({ price, priceBreaks, ...sold }: Laddered): LadderProblem | undefined {
  if (priceBreaks.length === 0) return undefined;
  if (priceBreaks.length > mostBreaks) return { field: 'priceBreaks', message: `At most ${mostBreaks} price breaks.` };
  if (price === null)
    return { field: 'priceBreaks', message: 'Price breaks need a price for one: without it, the price is on request.' };
  let before = { minimum: fewestOf(sold), price };
  for (const [place, row] of priceBreaks.entries()) {
    const at = `priceBreaks.${place}`;
    const isFirst = place === 0;
    if (row.minimum <= before.minimum) {
      const than = isFirst ? `${whole.format(before.minimum)}, the fewest that are sold` : whole.format(before.minimum);
      return { field: `${at}.minimum`, message: `Must be more than ${than}: the quantities of the breaks rise.` };
    }
    if (orderable(row.minimum, sold) === orderable(before.minimum, sold))
      return { field: `${at}.minimum`, message: `It is sold by ${stepOf(sold)}, so this is the quantity before.` };
    if (row.price >= before.price) {
      const than = `the price ${isFirst ? 'for one' : 'before'}, ₺\u00a0${lira.format(before.price / 100)}`;
      return { field: `${at}.price`, message: `Must be below ${than}: each break is cheaper.` };
    }
    before = row;
  }
  return undefined;
}
