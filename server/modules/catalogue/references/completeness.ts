import { isNotNull, not, or, type SQL, type SQLWrapper } from 'drizzle-orm';
import { evenWeights, type WeightName, type Weights } from '../../../../common/health/weights.ts';
import { shortBelow, type ProductCheck } from '../../../../common/health/healthChecks.ts';
import { holdsText, isShorterThan, percentOf, sumOfHeld } from '../../../db/columns/expressions.ts';
import { products } from '../../../db/tables/tables.ts';

type Product = typeof products.$inferSelect;
/** Completeness is made of these columns; rows of the bin may be from before `fine`. */
export type Stated = Pick<Product, 'image' | 'stockCode' | 'description' | 'price'> & { fine?: string };

type Part = {
  label: string;
  weight: WeightName;
  /** Something missing is no gap once its finding is said to be fine. */
  check: ProductCheck;
  isThere: (product: Stated) => boolean;
  /** The same in SQL. */
  there: () => SQL;
};

/** Every product should have these; the required specs of its kind come on top. The kind says how much each counts. */
const parts: Part[] = [
  {
    label: 'picture',
    weight: 'picture',
    check: 'NO_PICTURE',
    isThere: ({ image }) => image !== null,
    there: () => isNotNull(products.image),
  },
  {
    label: 'stock code',
    weight: 'code',
    check: 'NO_CODE',
    isThere: ({ stockCode }) => stockCode !== null,
    there: () => isNotNull(products.stockCode),
  },
  {
    label: 'description',
    weight: 'description',
    check: 'SHORT_DESCRIPTION',
    // The database counts characters, too, and not the units of JavaScript's texts.
    isThere: ({ description }) => [...description].length >= shortBelow,
    there: () => not(isShorterThan(products.description, shortBelow)),
  },
  {
    label: 'price',
    weight: 'price',
    check: 'NO_PRICE',
    isThere: ({ price }) => price !== null,
    there: () => isNotNull(products.price),
  },
];

/** How a check stands in `products.fine`. */
export const fineMark = (check: ProductCheck) => ` ${check} `;
export const isSaidFine = ({ fine = '' }: { fine?: string }, check: ProductCheck) => fine.includes(fineMark(check));

const isGap = (product: Stated, { check, isThere }: Part) => !isThere(product) && !isSaidFine(product, check);

/** Returns the words for what is missing, without the specs. */
export const missingParts = (product: Stated) => parts.filter((part) => isGap(product, part)).map(({ label }) => label);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const wholeOf = (required: number, weights: Weights) =>
  sum(parts.map(({ weight }) => weights[weight])) + required * weights.specs;

type Specs = { required: number; stated: number };

/** Returns the share of what is there in per cent; 100 where nothing counts. */
export function percentComplete(product: Stated, { required, stated }: Specs, weights: Weights = evenWeights) {
  const whole = wholeOf(required, weights);
  const there = parts.map((part) => (isGap(product, part) ? 0 : weights[part.weight]));
  const specs = (isSaidFine(product, 'LACKS_SPECS') ? required : stated) * weights.specs;
  return whole === 0 ? 100 : Math.floor((200 * (sum(there) + specs) + whole) / (2 * whole));
}

/** Returns the same in SQL; `stated` counts the required specs that a product has. */
export function percentCompleteSql(required: number, stated: SQLWrapper | number, weights: Weights) {
  const whole = wholeOf(required, weights);
  const there = parts.map((part) => ({
    holds: or(part.there(), holdsText(products.fine, fineMark(part.check))) ?? part.there(),
    counts: weights[part.weight],
  }));
  return whole === 0 ? 100 : percentOf(sumOfHeld(there, { of: stated, counts: weights.specs }), whole);
}
