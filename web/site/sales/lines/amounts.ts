import { basisText, type PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

const money = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = numberFormat({ maximumFractionDigits: 2 });

/** Writes '1.645,00'; the columns of a sheet say once that it is lira. */
export const amount = (lira: number) => money.format(lira);

/** Writes '1.645,00 / 100 adet', a price with what it is for. */
export const priceText = ({ price, salesUnit, priceQuantity }: PriceBasis & { price: number }) =>
  priceQuantity === null ? amount(price) : `${amount(price)} / ${basisText({ salesUnit, priceQuantity })}`;

/** Writes '₺ 1.645,00'. */
export const liraText = (lira: number) => `₺\u00a0${money.format(lira)}`;

/** Writes '%12,5', as Turkish does. */
export const percentText = (percent: number) => `%${percents.format(percent)}`;
