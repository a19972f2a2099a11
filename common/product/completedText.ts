import { unitBehind, type Reader, type SalesUnit } from '../measures/salesUnits.ts';
import { countText, numberFormat } from '../text/locale.ts';
import { completed as siteWords } from '../words/tr/sales.ts';
import { isDivisible, stepOf, type Sold } from './fewest.ts';
import { orderable } from './priceLadder.ts';

const numbers = numberFormat({ maximumFractionDigits: 3 });

/** A reader of another language than the site's. */
export type PacksReader = Reader & { words: { completed: typeof siteWords } };

const countedText = (quantity: number, unit: SalesUnit | null | undefined, reader?: Reader) =>
  `${reader ? countText(quantity, reader.language) : numbers.format(quantity)}\u00a0${unitBehind(quantity, unit, reader?.words)}`;

/** Says to which quantity another one is completed, and why: 'En az 5 adet satılır'. */
export function completedText(quantity: number, product: Sold, reader?: PacksReader) {
  const { salesUnit } = product;
  const words = reader?.words.completed ?? siteWords;
  const step = stepOf(product) ?? 1;
  const taken = countedText(orderable(quantity, product), salesUnit, reader);
  if (quantity % step === 0 || isDivisible(product)) return words.fewest(taken);
  return step === 1 ? words.completedWhole(taken) : words.completedPacks(countedText(step, salesUnit, reader), taken);
}

/** Says the same of what a buyer asked for; blank where that quantity can be had, and where none is known. */
export const packsText = (quantity: number | null, product: Sold | null | undefined, reader?: PacksReader) =>
  quantity === null || !product || orderable(quantity, product) === quantity
    ? ''
    : completedText(quantity, product, reader);

/** Says in an offer that more is offered than was asked for: '60 adet istendi. 50 adet ve katlarına tamamlandı: 100 adet'. */
export const packsNote = (asked: number | null, product: Sold | null | undefined, reader?: PacksReader) => {
  const text = packsText(asked, product, reader);
  const words = reader?.words.completed ?? siteWords;
  return text && asked !== null ? words.asked(countedText(asked, product?.salesUnit, reader), text) : '';
};
