import type { Job } from '../../../jobs/job.ts';
import { pdfJob } from '../../../pdf/keptPdfs.ts';

/** Draws the confirmation of an order; null when the id is unknown. */
export const confirmationJob: Job<{ id: string }, Uint8Array | null> = {
  ...pdfJob,
  name: 'confirmation',
  async run({ id }, place) {
    const { readOrder } = await import('./readOrder.ts');
    const { drawOfferSheet } = await import('../offers/drawOfferSheet.ts');
    const order = await readOrder(place, id);
    return order && drawOfferSheet(order);
  },
};
