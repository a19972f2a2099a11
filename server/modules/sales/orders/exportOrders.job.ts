import { csvJob } from '../../../spreadsheet/fileJob.ts';
import type { OrderFilter } from './orderPages.store.ts';

/** The orders of a list with their rows, as a file. */
export const exportOrdersJob = csvJob<OrderFilter>('exportOrders', () => import('./orders.csv.ts'));
