import { pdfJob } from '../../../pdf/keptPdfs.ts';
import type { Job } from '../../../jobs/job.ts';

/** Draws the delivery note of a shipment; null when the id is unknown. */
export const deliveryNoteJob: Job<{ id: string }, Uint8Array | null> = {
  ...pdfJob,
  name: 'deliveryNote',
  async run({ id }, place) {
    const { readDeliveryNote, drawDeliveryNote } = await import('./deliveryNote.ts');
    const note = await readDeliveryNote(place, id);
    return note && drawDeliveryNote(note);
  },
};
