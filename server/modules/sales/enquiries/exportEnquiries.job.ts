import { csvJob } from '../../../spreadsheet/fileJob.ts';
import type { Filter } from './enquiries.store.ts';

/** The enquiries of a list with their rows, as a file. */
export const exportEnquiriesJob = csvJob<Filter>('exportEnquiries', () => import('./enquiries.csv.ts'));
