import { salesUnits, type SalesUnit } from '../../../common/labels.ts';
import type { EnquiryToReadQuery } from '../../graphql/generated/operations.ts';

/** An enquiry with all that its screen shows. */
export type EnquiryToRead = NonNullable<EnquiryToReadQuery['enquiry']>;

/** What colleagues call each other: the part of the address before the '@'. */
export const adminName = (email: string) => email.split('@')[0] ?? email;

const numbers = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** '40 adet' or '2,5 m', in one piece. */
export const amount = (quantity: number, unit: SalesUnit | null) =>
  `${numbers.format(quantity)}\u00a0${salesUnits[unit ?? 'PIECE'].word}`;
