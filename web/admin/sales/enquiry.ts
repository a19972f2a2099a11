import { numberFormat } from '../../../common/text/locale.ts';
import { salesUnits, type SalesUnit } from '../../../common/measures/salesUnits.ts';
import type { EnquiryToReadQuery } from './enquiries/enquiries.generated.ts';

export type EnquiryToRead = NonNullable<EnquiryToReadQuery['enquiry']>;

const numbers = numberFormat({ maximumFractionDigits: 3 });

/** Returns '40 adet' or '2,5 m', with a space that does not break. */
export const amount = (quantity: number, unit: SalesUnit | null) =>
  `${numbers.format(quantity)}\u00a0${salesUnits[unit ?? 'PIECE'].word}`;
