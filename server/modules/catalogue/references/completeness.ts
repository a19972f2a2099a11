import { isNotNull, not, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { shortBelow, type ProductCheck } from '../../../../common/health/healthChecks.ts';
import { holdsText, howManyHold, isShorterThan, percentOf } from '../../../db/expressions.ts';
import { products } from '../../../db/tables.ts';

type Product = typeof products.$inferSelect;
/** What completeness is made of; rows of the bin may be from before `fine`. */
export type Stated = Pick<Product, 'image' | 'stockCode' | 'description' | 'price'> & { fine?: string };

type Part = {
  label: string;
  /** What is missing is no gap once its finding is said to be fine. */
  check: ProductCheck;
  isThere: (product: Stated) => boolean;
  /** The same in SQL. */
  there: () => SQL;
};

/** Every product should have these; the required specs of its kind come on top, and all count the same. */
const parts: Part[] = [
  {
    label: 'picture',
    check: 'NO_PICTURE',
    isThere: ({ image }) => image !== null,
    there: () => isNotNull(products.image),
  },
  {
    label: 'stock code',
    check: 'NO_CODE',
    isThere: ({ stockCode }) => stockCode !== null,
    there: () => isNotNull(products.stockCode),
  },
  {
    label: 'description',
    check: 'SHORT_DESCRIPTION',
    // The database counts characters, too, and not the units of JavaScript's texts.
    isThere: ({ description }) => [...description].length >= shortBelow,
    there: () => not(isShorterThan(products.description, shortBelow)),
  },
  {
    label: 'price',
    check: 'NO_PRICE',
    isThere: ({ price }) => price !== null,
    there: () => isNotNull(products.price),
  },
];

/** How a check stands in `products.fine`. */
export const fineMark = (check: ProductCheck) => ` ${check} `;
export const isSaidFine = ({ fine = '' }: { fine?: string }, check: ProductCheck) => fine.includes(fineMark(check));

/** Returns the words for what is missing, without the specs. */
export const missingParts = (product: Stated) =>
  parts.filter(({ check, isThere }) => !isThere(product) && !isSaidFine(product, check)).map(({ label }) => label);

type Specs = { required: number; stated: number };

/** Returns the share of what is there in per cent. */
export function percentComplete(product: Stated, { required, stated }: Specs) {
  const whole = parts.length + required;
  const there = parts.length - missingParts(product).length + (isSaidFine(product, 'LACKS_SPECS') ? required : stated);
  return Math.floor((200 * there + whole) / (2 * whole));
}

/** Returns the same in SQL; `stated` counts the required specs that a product has. */
export function percentCompleteSql(required: number, stated: SQLWrapper | number) {
  const there = parts.map((part) => or(part.there(), holdsText(products.fine, fineMark(part.check))) ?? part.there());
  return percentOf(howManyHold(there, stated), parts.length + required);
}
