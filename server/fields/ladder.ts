import { readLira } from '../../common/fields/readers.ts';
import { breaksText, readBreaks } from '../../common/product/breaksText.ts';
import type { PriceBreak } from '../../common/product/priceLadder.ts';
import type { Behaviour } from './behaviour.ts';
import { UnreadableCell } from './sheet.ts';

const priced = (breaks: PriceBreak[], convert: typeof storedLira.write) =>
  breaks.map(({ minimum, price }) => ({ minimum, price: convert(price) ?? 0 }));

/** Reads the price of a break in lira, as files hold it; undefined for what is none. */
export const liraOf = (text: string) => readLira(text, { strict: false }) ?? undefined;

/** The prices of a ladder are stored in kuruş, as other prices are. */
export const storedLadder = {
  write: (breaks: PriceBreak[]) => priced(breaks, storedLira.write),
  read: (breaks: PriceBreak[]) => priced(breaks, storedLira.read),
};

/** The price ladder, which a cell holds as '50: 252,00; 100: 240,00'. */
export const ladder: Behaviour<PriceBreak[]> = {
  blank: [],
  document: { write: (breaks) => (breaks.length > 0 ? breaks : undefined) },
  stored: storedLadder,
  cell: {
    write: breaksText,
    read(cell) {
      const read = readBreaks(String(cell), liraOf);
      if (Array.isArray(read)) return read;
      throw new UnreadableCell(`'${read.unread.slice(0, 60)}' is no price break, such as 50: 252,00.`);
    },
  },
};

const kurusPerLira = 100;

/** Prices are stored in kuruş, so that sums are exact. */
export const storedLira = {
  write: (lira: number | null) => (lira === null ? null : Math.round(lira * kurusPerLira)),
  read: (kurus: number | null) => (kurus === null ? null : kurus / kurusPerLira),
};
