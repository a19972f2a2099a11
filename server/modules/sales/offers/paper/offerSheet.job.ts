import type { Job } from '../../../../jobs/job.ts';
import { pdfJob } from '../../../../pdf/keptPdfs.ts';

/** Draws an offer as it is sent to the buyer, with the page of the site `origin` on which it can be accepted; null when the id is unknown. */
export const offerSheetJob: Job<{ id: string; origin: string | null }, Uint8Array | null> = {
  ...pdfJob,
  name: 'offerSheet',
  async run(input, place) {
    const { readOffer } = await import('./readOffer.ts');
    const { drawOfferSheet } = await import('./drawOfferSheet.ts');
    const offer = await readOffer(place, input);
    return offer && drawOfferSheet(offer);
  },
};
