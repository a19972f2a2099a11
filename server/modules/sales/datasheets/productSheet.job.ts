import type { Job } from '../../../jobs/job.ts';
import { pdfJob } from '../../../pdf/keptPdfs.ts';

/** `address` is the full address of the product's page. */
type Input = { id: string; address: string; now: number; language: string };

export const productSheetJob: Job<Input, Uint8Array | null> = {
  name: 'productSheet',
  ...pdfJob,
  async run(input, place) {
    const { readProductSheet } = await import('./readProductSheet.ts');
    const { drawProductSheet } = await import('./drawProductSheet.ts');
    const sheet = await readProductSheet(place, input);
    return sheet && drawProductSheet(sheet, input.now);
  },
};
