import { numberFormat } from '../../../common/text/locale.ts';
import { salesUnits, type SalesUnit } from '../../../common/measures/salesUnits.ts';
import { usePersonName } from '../parts/people/PersonName.tsx';
import type { EnquiryToReadQuery } from './enquiries/enquiries.generated.ts';

export type EnquiryToRead = NonNullable<EnquiryToReadQuery['enquiry']>;

/** Names colleagues beside letters and notes; those without a name are called by the part of their address before the '@'. */
export function useColleagueName(): (who: string) => string {
  const nameOf = usePersonName();
  return (who) => nameOf(who).split('@')[0] ?? who;
}

/** Returns the address of a firm's page. */
export const customerPath = (id: string) => `/admin/customers/${encodeURIComponent(id)}`;

const numbers = numberFormat({ maximumFractionDigits: 3 });

/** Returns '40 adet' or '2,5 m', with a space that does not break. */
export const amount = (quantity: number, unit: SalesUnit | null) =>
  `${numbers.format(quantity)}\u00a0${salesUnits[unit ?? 'PIECE'].word}`;

/** Shows the name of a colleague. */
export const Colleague = ({ of }: { of: string }) => useColleagueName()(of);
