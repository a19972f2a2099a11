import type { Job } from '../../../jobs/job.ts';
import { fileJob, type FilePlace } from '../../../spreadsheet/fileJob.ts';
import { sheetLimits } from '../../../spreadsheet/sentSheet.ts';
import type { Exported, Type } from './sheets.export.ts';

export const exportSheetJob: Job<FilePlace & { type: Type } & Exported, void> = {
  name: 'exportSheet',
  ...fileJob,
  async run({ file, scratch, type, ...exported }, { openDb }) {
    const { exportProducts } = await import('./sheets.export.ts');
    await exportProducts(await openDb(), exported, { file, scratch, type });
  },
};

/** The template has only one row, so it runs in the short lane and does not wait for an import. */
export const templateSheetJob: Job<FilePlace & { type: Type }, void> = {
  name: 'templateSheet',
  ...fileJob,
  lane: 'short',
  limits: sheetLimits.limits,
  async run(input, { openDb }) {
    const { writeTemplate } = await import('./sheets.template.ts');
    await writeTemplate(await openDb(), input);
  },
};
