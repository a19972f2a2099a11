import type { Job } from '../../../jobs/job.ts';
import { pdfJob } from '../../../pdf/keptPdfs.ts';

/** Draws an offer as it is sent to the buyer; null when the id is unknown. */
export const offerSheetJob: Job<{ id: string }, Uint8Array | null> = {
  ...pdfJob,
  name: 'offerSheet',
  async run({ id }, place) {
    const { readOffer } = await import('./readOffer.ts');
    const { drawOfferSheet } = await import('./drawOfferSheet.ts');
    const offer = await readOffer(place, id);
    return offer && drawOfferSheet(offer);
  },
};
