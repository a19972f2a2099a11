import type { EnquiryState } from '../../../graphql/generated/quotes.ts';

/** The states of an enquiry in the buyer's words. */
export const enquiryStates: Record<EnquiryState, string> = {
  NEW: 'Talebiniz bize ulaştı; sırada.',
  IN_PROGRESS: 'Talebiniz inceleniyor.',
  OFFERED: 'Teklifimizi gönderdik.',
  WON: 'Teklifimiz siparişe dönüştü.',
  LOST: 'Talep kapatıldı.',
};

const moment = new Intl.DateTimeFormat('tr-TR', { timeZone: 'Europe/Istanbul', dateStyle: 'long', timeStyle: 'short' });

/** Formats a moment as '28 Ekim 2026 14:05', by the clock of Istanbul. */
export const momentText = (iso: string) => moment.format(new Date(iso));
