import { basisText, type PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { shownPrice } from '../../../../common/offers/sums.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

const money = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = numberFormat({ maximumFractionDigits: 2 });

/** Writes '1.645,00'; the columns of a sheet say the currency once. */
export const amount = (lira: number) => money.format(lira);

const unitMoney = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** The price of a line without KDV: where it was made of one with KDV, with as many decimals as the sum of the line needs. */
export const priceOf = ({ price, priceWithVat, vatRate }: PricedWithVat) =>
  priceWithVat == null
    ? amount(price)
    : unitMoney.format(shownPrice({ price, gross: Math.round(priceWithVat * 100), vatRate }) / 100);

type PricedWithVat = { price: number; priceWithVat?: number | null; vatRate: number };

/** Writes '1.645,00 / 100 adet', a price with what it is for. */
export const priceText = ({ price, salesUnit, priceQuantity }: PriceBasis & { price: number }) =>
  priceQuantity === null ? amount(price) : `${amount(price)} / ${basisText({ salesUnit, priceQuantity })}`;

/** Writes the discount of a line as the office typed it: '%40+10'. */
export const discountText = ({ discount, discountSteps }: { discount: number | null; discountSteps: string | null }) =>
  discountSteps === null ? percentText(discount ?? 0) : `%${discountSteps}`;

/** Writes '%12,5', as Turkish does. */
export const percentText = (percent: number) => `%${percents.format(percent)}`;
