import type { Job } from '../../../jobs/job.ts';
import { sheetLimits } from '../../../spreadsheet/sentSheet.ts';
import type { Exported, Type } from './sheets.export.ts';

/** The jobs write to `file`, since a catalogue is too large to be sent between processes. */
export type TemplateSheet = { file: string; type: Type };
export type ExportedSheet = TemplateSheet & Exported & { rowsFile: string };

const tooMuch = () => new Error('A sheet of all products takes too much to be made.');

/** Memory does not grow with the catalogue; a hundred thousand products take a minute on a busy machine. */
export const exportSheetJob: Job<ExportedSheet, void> = {
  name: 'exportSheet',
  lane: 'downloads',
  limits: { time: 900_000, megabytes: 1024 },
  tooMuch,
  async run({ file, rowsFile, type, ...exported }, { openDb }) {
    const { exportProducts } = await import('./sheets.export.ts');
    await exportProducts(await openDb(), exported, { file, rowsFile, type });
  },
};

/** The template has only one row, so it runs in the short lane and does not wait for an import. */
export const templateSheetJob: Job<TemplateSheet, void> = {
  name: 'templateSheet',
  lane: 'short',
  limits: sheetLimits.limits,
  tooMuch,
  async run(input, { openDb }) {
    const { writeTemplate } = await import('./sheets.template.ts');
    await writeTemplate(await openDb(), input);
  },
};
