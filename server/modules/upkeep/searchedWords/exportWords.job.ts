import { csvJob } from '../../../spreadsheet/fileJob.ts';

/** Makes a file of the words that visitors searched for. */
export const exportWordsJob = csvJob<object>('exportWords', () => import('./words.csv.ts'));
