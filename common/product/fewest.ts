import type { SalesUnit } from '../measures/salesUnits.ts';

const divisible: SalesUnit[] = ['METRE', 'SQUARE_METRE', 'KILOGRAM', 'LITRE'];

export interface Sold {
  salesUnit: SalesUnit | null;
  priceQuantity: number | null;
  minimumQuantity?: number | null;
}

/** Tells whether a product can be had in any amount, as a hose can; a bearing cannot. */
export const isDivisible = ({ salesUnit }: Pick<Sold, 'salesUnit'>) => divisible.includes(salesUnit ?? 'PIECE');

/**
 * Returns the step between quantities: a price for a hundred means boxes of a hundred. Undefined: any amount is
 * possible.
 */
export const stepOf = ({ salesUnit, priceQuantity }: Sold) =>
  isDivisible({ salesUnit }) ? undefined : (priceQuantity ?? 1);

/** Returns the smallest quantity that one can have. */
export function fewestOf(sold: Sold) {
  const step = stepOf(sold) ?? 1;
  return Math.ceil((sold.minimumQuantity ?? 1) / step) * step;
}
