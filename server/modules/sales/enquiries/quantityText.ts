import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import { numberFormat } from '../../../../common/text/locale.ts';

type Counted = {
  quantity: number | null;
  salesUnit?: keyof typeof salesUnits | null;
  /** A row without a product is in the buyer's own words, so its unit is unknown. */
  productId: string | null;
};

const numbers = numberFormat({ maximumFractionDigits: 3 });

/** Returns text such as '40 adet' or '2,5 m'; undefined when there is no quantity. */
export const quantityText = ({ quantity, salesUnit, productId }: Counted) => {
  if (quantity === null) return undefined;
  const number = numbers.format(quantity);
  return productId === null ? number : `${number}\u00a0${salesUnits[salesUnit ?? 'PIECE'].word}`;
};
