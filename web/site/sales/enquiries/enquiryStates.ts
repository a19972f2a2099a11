import type { EnquiryState } from '../../../graphql/generated/enquiries.ts';

/** The states of an enquiry in the buyer's words. */
export const enquiryStates: Record<EnquiryState, string> = {
  NEW: 'Talebiniz bize ulaştı; sırada.',
  IN_PROGRESS: 'Talebiniz inceleniyor.',
  OFFERED: 'Teklifimizi gönderdik.',
  WON: 'Teklifimiz siparişe dönüştü.',
  LOST: 'Talep kapatıldı.',
};
