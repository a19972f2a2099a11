import { csvJob } from '../../../spreadsheet/fileJob.ts';

/** What visitors looked for, as a file. */
export const exportWordsJob = csvJob<object>('exportWords', () => import('./words.csv.ts'));
