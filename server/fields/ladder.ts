import { labels } from '../../../../common/labels.ts';
import { breaksText, readBreaks } from '../../../../common/product/breaksText.ts';
import { readLira } from '../../../../common/fields/readers.ts';
import type { PriceBreak } from '../../../db/storedValues.ts';
import { storedLira } from '../../../fields/lira.ts';
import { UnreadableCell } from '../../../fields/sheet.ts';

const priced = (breaks: PriceBreak[], convert: typeof storedLira.write) =>
  breaks.map(({ minimum, price }) => ({ minimum, price: convert(price) ?? 0 }));

/** Reads the price of a break in lira; undefined for what is none. */
export const liraOf = (text: string) => readLira(text, { strict: false }) ?? undefined;

/** The price ladder, which a cell holds as '50: 252,00; 100: 240,00'. */
export const breaksField = {
  label: labels.product.priceBreaks,
  blank: [] as PriceBreak[],
  document: {
    key: 'priceBreaks',
    optional: true,
    write: (breaks: PriceBreak[]) => (breaks.length > 0 ? breaks : undefined),
  },
  stored: {
    write: (breaks: PriceBreak[]) => priced(breaks, storedLira.write),
    read: (breaks: PriceBreak[]) => priced(breaks, storedLira.read),
  },
  sheet: {
    width: 28,
    headings: ['Kademeli fiyat', 'Kademeli fiyatlar', 'Miktar fiyatları', 'Fiyat kademeleri', 'Adet fiyatları'],
    example: '',
    isExtra: true,
    write: breaksText,
    read(cell: string | number): PriceBreak[] {
      const read = readBreaks(String(cell), liraOf);
      if (Array.isArray(read)) return read;
      throw new UnreadableCell(`'${read.unread.slice(0, 60)}' is no price break, such as 50: 252,00.`);
    },
  },
  search: null,
};
