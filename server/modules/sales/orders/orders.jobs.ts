import { createHash } from 'node:crypto';
import type { Job } from '../../../jobs/job.ts';
import { pdfJob } from '../../../pdf/keptPdfs.ts';
import type { Accepted } from '../offers/paper/acceptance.ts';
import { csvJob } from '../../../spreadsheet/fileJob.ts';
import type { OrderFilter } from './orderPages.store.ts';

/** `digest` is that of the offer's file; null where the buyer has not read it yet. */
type Input = { id: string; origin: string | null; accepted: Omit<Accepted, 'digest'>; digest: string | null };
/** `sent` is the offer's file where it was drawn, too. */
type Drawn = { sent: Uint8Array | null; digest: string; accepted: Uint8Array };

/** Draws an offer with the record of its acceptance, and before that the offer as it was sent; null when the id is unknown. */
export const acceptedSheetJob: Job<Input, Drawn | null> = {
  ...pdfJob,
  name: 'acceptedSheet',
  async run({ id, origin, accepted, digest: known }, place) {
    const { readOffer } = await import('../offers/paper/readOffer.ts');
    const { drawOfferSheet } = await import('../offers/paper/drawOfferSheet.ts');
    const offer = await readOffer(place, { id, origin });
    if (!offer) return null;
    const sent = known === null ? await drawOfferSheet(offer) : null;
    const digest =
      known ??
      createHash('sha256')
        .update(sent ?? '')
        .digest('hex');
    const locked = await readOffer(place, { id, origin, accepted: { ...accepted, digest } });
    return locked && { sent, digest, accepted: await drawOfferSheet(locked) };
  },
};

/** Draws the confirmation of an order; null when the id is unknown. */
export const confirmationJob: Job<{ id: string }, Uint8Array | null> = {
  ...pdfJob,
  name: 'confirmation',
  async run({ id }, place) {
    const { readOrder } = await import('./readOrder.ts');
    const { drawOfferSheet } = await import('../offers/paper/drawOfferSheet.ts');
    const order = await readOrder(place, id);
    return order && drawOfferSheet(order);
  },
};

/** The orders of a list with their rows, as a file. */
export const exportOrdersJob = csvJob<OrderFilter>('exportOrders', () => import('./orders.csv.ts'));
