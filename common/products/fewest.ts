import type { SalesUnit } from '../measures/salesUnits.ts';

const divisible: SalesUnit[] = ['METRE', 'SQUARE_METRE', 'KILOGRAM', 'LITRE'];

export interface Sold {
  salesUnit: SalesUnit | null;
  priceQuantity: number | null;
  minimumQuantity?: number | null;
}

/**
 * Returns the step between quantities: a price for a hundred means boxes of a hundred. Undefined: any amount is
 * possible.
 */
export const stepOf = ({ salesUnit, priceQuantity }: Sold) =>
  divisible.includes(salesUnit ?? 'PIECE') ? undefined : (priceQuantity ?? 1);

/** Returns the smallest quantity that one can have. */
export function fewestOf(sold: Sold) {
  const step = stepOf(sold) ?? 1;
  return Math.ceil((sold.minimumQuantity ?? 1) / step) * step;
}
