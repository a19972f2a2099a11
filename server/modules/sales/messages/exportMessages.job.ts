import { csvJob } from '../../../spreadsheet/fileJob.ts';
import type { Filter } from './messages.store.ts';

/** The messages of a list, as a file. */
export const exportMessagesJob = csvJob<Filter>('exportMessages', () => import('./messages.csv.ts'));
