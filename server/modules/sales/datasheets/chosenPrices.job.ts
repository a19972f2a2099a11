import { writeFile } from 'node:fs/promises';
import type { Job } from '../../../jobs/job.ts';
import { fileJob, type FilePlace } from '../../../spreadsheet/fileJob.ts';
import type { Choice } from '../../catalogue/products/products.choice.ts';

type Input = FilePlace & { choice: Choice; address: string; now: number };

/** Writes the prices of any products as a PDF. */
export const chosenPricesJob: Job<Input, void> = {
  name: 'chosenPrices',
  ...fileJob,
  async run({ file, choice, address, now }, place) {
    const { readChosenPrices } = await import('./readPriceList.ts');
    const { drawPriceList } = await import('./drawPriceList.ts');
    const list = await readChosenPrices(place, { choice, address, now });
    await writeFile(file, await drawPriceList(list, now), { flag: 'wx', mode: 0o600 });
  },
};
