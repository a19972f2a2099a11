import { salesUnits, type SalesUnit } from '../../../common/labels.ts';

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** '40 adet' or '2,5 m', in one piece. */
export const amount = (quantity: number, unit: SalesUnit | null) =>
  `${numbers.format(quantity)}\u00a0${salesUnits[unit ?? 'PIECE'].word}`;
