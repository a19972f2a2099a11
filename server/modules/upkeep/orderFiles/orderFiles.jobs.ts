import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import type { Job } from '../../../jobs/job.ts';
import { fileJob } from '../../../spreadsheet/fileJob.ts';
import type { OrderFile, WrittenOrders } from './writeOrders.ts';

/** Writes the orders of a profile into a file. */
export const orderFileJob: Job<OrderFile, WrittenOrders> = {
  name: 'orderFile',
  ...fileJob,
  async run(asked, { openDb, progress }) {
    const { writeOrders } = await import('./writeOrders.ts');
    return writeOrders(await openDb(), asked, progress);
  },
};

const endings = { CSV: 'csv', XLSX: 'xlsx', XML: 'xml', JSON: 'jsonl', UBL_TR: 'zip' } as const;

/** Returns how the name of a profile's file ends. */
export const endingOf = ({ exported }: Pick<ProfileSetup, 'exported'>) => endings[exported.type];

/** The MIME types of those files that products are not written as. */
export const mimeTypes: Partial<Record<ProfileSetup['exported']['type'], string>> = {
  XML: 'application/xml; charset=utf-8',
  JSON: 'application/x-ndjson; charset=utf-8',
  UBL_TR: 'application/zip',
};
