import { salesUnits } from '../../../../common/labels.ts';

type Counted = {
  quantity: number | null;
  salesUnit?: keyof typeof salesUnits | null;
  /** Of what the buyer wrote nobody knows what it is counted in. */
  productId: string | null;
};

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** '40 adet' or '2,5 m'; undefined when nobody has said how many. */
export const quantityText = ({ quantity, salesUnit, productId }: Counted) => {
  if (quantity === null) return undefined;
  const number = numbers.format(quantity);
  return productId === null ? number : `${number}\u00a0${salesUnits[salesUnit ?? 'PIECE'].word}`;
};
