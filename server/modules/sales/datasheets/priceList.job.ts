import type { Job } from '../../../jobs/job.ts';
import { pdfJob } from '../../../pdf/keptPdfs.ts';

/** `address` is the full address of the category's page. */
type Input = { id: string; address: string; now: number; language: string };

export const priceListJob: Job<Input, Uint8Array | null> = {
  name: 'priceList',
  ...pdfJob,
  async run(input, place) {
    const { readPriceList } = await import('./readPriceList.ts');
    const { drawPriceList } = await import('./drawPriceList.ts');
    const list = await readPriceList(place, input);
    return list && drawPriceList(list, input.now);
  },
};
