import { badInput } from '../../../core/errors.ts';
import type { Job } from '../../../jobs/job.ts';
import { bytesOf, fileJob, type FilePlace, type SentSheet } from '../../../spreadsheet/fileJob.ts';
import type { ReadFile, FileType } from './files/unit.ts';
import type { Wanted } from './unitsOf.ts';

export const exportTranslationsJob: Job<FilePlace & Wanted & { type: FileType; origin: string }, void> = {
  name: 'exportTranslations',
  ...fileJob,
  async run({ file, scratch: _, office: __, type, origin, ...wanted }, { openDb }) {
    const { exportTranslations } = await import('./exportTranslations.ts');
    await exportTranslations(await openDb(), wanted, { file, type, origin });
  },
};

/** Reads a file; a file of 50 MB takes some seconds. */
export const readTranslationsJob: Job<SentSheet & { language: string }, ReadFile> = {
  name: 'readTranslations',
  lane: 'short',
  limits: { time: 60_000, megabytes: 1024 },
  tooMuch: () => badInput('file', 'This file takes too much to read. Please export fewer texts at once.'),
  async run({ bytes, language }) {
    const [{ readTranslationFile }, { fieldOf }] = await Promise.all([
      import('./files/readFile.ts'),
      import('./exportTranslations.ts'),
    ]);
    return readTranslationFile(bytesOf(bytes), language, fieldOf);
  },
};
