import { salesUnits } from '../../../labels.ts';

type Counted = { quantity: number | null; salesUnit?: keyof typeof salesUnits | null };

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** '40 adet' or '2,5 m'; undefined when nobody has said how many. */
export const quantityText = ({ quantity, salesUnit }: Counted) =>
  quantity === null ? undefined : `${numbers.format(quantity)}\u00a0${salesUnits[salesUnit ?? 'PIECE'].word}`;
