import { signs, type Currency } from '../../../common/money/money.ts';
import { numberFormat } from '../../../common/text/locale.ts';

const plain = numberFormat({ maximumFractionDigits: 3 });
const money = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

// Numbers as the forms of offers and orders show them.
export const numberText = (value: number | null) => (value === null ? '' : plain.format(value));
export const moneyText = (lira: number | null) => (lira === null ? '' : money.format(lira));

/** Writes a discount in percent as it was typed: '40+10'. */
export const discountText = ({ discount, discountSteps }: { discount: number | null; discountSteps: string | null }) =>
  discountSteps ?? numberText(discount);

/** Writes an amount with the sign of its currency: '₺ 1.645,00' and '12,35 €'. */
export const signed = (amount: number, currency: Currency) =>
  currency === 'TRY' ? `₺ ${moneyText(amount)}` : `${moneyText(amount)}\u00a0${signs[currency]}`;
