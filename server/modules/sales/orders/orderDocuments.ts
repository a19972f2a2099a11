import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import type { PaperKind } from './orderPapers.store.ts';
import { acceptedPdfPath, confirmationPdfPath, invoicePdfPath, ownPdfPath, waybillPdfPath } from './orderPaths.ts';
import type { OrderRecord } from './orders.store.ts';

const confirmed: OrderRecord['state'][] = ['CONFIRMED', 'READY', 'SENT', 'DELIVERED'];

/** Returns whether the buyer gets the confirmation: not before the company has confirmed, and not of a cancelled order. */
export const isConfirmed = ({ state }: Pick<OrderRecord, 'state'>) => confirmed.includes(state);

export type OrderDocument = { kind: 'CONFIRMATION' | PaperKind; path: string };

/** Returns the papers of an order in the order in which its buyer reads them; `kinds` are those that are kept. */
export function documentsOf(
  order: Pick<OrderRecord, 'number' | 'state'>,
  kinds: PaperKind[],
  enquiry: EnquiryRecord | null,
): OrderDocument[] {
  if (!enquiry) return [];
  const ofAccounts = { INVOICE: invoicePdfPath, WAYBILL: waybillPdfPath };
  const paths = { CONFIRMATION: confirmationPdfPath, OFFER: acceptedPdfPath, OWN: ownPdfPath, ...ofAccounts };
  const has = (kind: OrderDocument['kind']) => (kind === 'CONFIRMATION' ? isConfirmed(order) : kinds.includes(kind));
  return (['CONFIRMATION', 'OFFER', 'OWN', 'INVOICE', 'WAYBILL'] as const)
    .filter(has)
    .map((kind) => ({ kind, path: paths[kind](enquiry, order.number) }));
}
