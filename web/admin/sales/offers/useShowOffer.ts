import type { EnquiryState } from '../../../graphql/generated/schema.ts';
import { useKeepOpen } from '../inbox/useKeepOpen.ts';

/** Marks the link to the PDF of the last offer, which stands once on the page. */
export const offerPdf = { 'data-offer-pdf': '' };

/**
 * After an offer was made or sent, the enquiry stays open, and the next thing to do is to open the PDF. Its link waits
 * until the dialog is gone, which gives the focus back to the button that opened it.
 */
export function useShowOffer(id: string) {
  const keepOpen = useKeepOpen(id);
  return async (state: EnquiryState, focuses = true) => {
    await keepOpen(state);
    if (focuses) setTimeout(() => document.querySelector<HTMLElement>('main [data-offer-pdf]')?.focus());
  };
}
