import { signs, type Currency } from '../../../../common/money/money.ts';
import { numberFormat } from '../../../../common/text/locale.ts';
import * as words from '../../../words/admin/en/figures.ts';

const whole = numberFormat({ maximumFractionDigits: 0 });
const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a number: '12.480'. */
export const number = (value: number) => whole.format(value);

/** Formats a sum without kuruş: '₺ 486.300'. */
export const lira = (value: number) => `₺ ${whole.format(value)}`;

/** Formats what was won: a sum for each currency, which are never added; blank where nothing was. */
export const won = ({ wonSum, wonSums }: { wonSum: number; wonSums: { currency: Currency; sum: number }[] }) =>
  [
    ...(wonSum === 0 ? [] : [lira(wonSum)]),
    ...wonSums.map(({ currency, sum }) => `${whole.format(sum)}\u00a0${signs[currency]}`),
  ].join(' + ');

/** Formats a share: '5,1 %'. */
export const percent = (share: number) => `${oneDecimal.format(100 * share)} %`;

/** Says how often in words: '1 time', '412 times'. */
export const times = words.times;
