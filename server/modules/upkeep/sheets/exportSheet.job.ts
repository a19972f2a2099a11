import { writeFile } from 'node:fs/promises';
import type { Job } from '../../../jobs/job.ts';
import { sheetLimits } from '../../../spreadsheet/sentSheet.ts';

/** The job writes to `file`, since a catalogue is too large to be sent between processes. */
export type ExportedSheet = { file: string; type: 'csv' | 'xlsx' };

/** A workbook of a hundred thousand products takes more than a gigabyte of memory, and a minute on a busy machine. */
const many = { products: 10_000, limits: { time: 600_000, megabytes: 3072 } };

const tooMuch = () => new Error('A sheet of all products takes too much to be made.');
const write = async ({ file }: ExportedSheet, bytes: Buffer) => writeFile(file, bytes, { flag: 'wx', mode: 0o600 });

/** Exports all products; their number decides the limits. */
export const exportSheetJob = (products: number): Job<ExportedSheet, void> => ({
  name: 'exportSheet',
  lane: 'long',
  limits: products > many.products ? many.limits : sheetLimits.limits,
  tooMuch,
  async run(input, { openDb }) {
    const { productsAsCsv, productsAsXlsx } = await import('./sheets.export.ts');
    const make = input.type === 'csv' ? productsAsCsv : productsAsXlsx;
    await write(input, await make(await openDb()));
  },
});

/** The template has only one row, so it runs in the short lane and does not wait for an import. */
export const templateSheetJob: Job<ExportedSheet, void> = {
  name: 'templateSheet',
  lane: 'short',
  limits: sheetLimits.limits,
  tooMuch,
  async run(input, { openDb }) {
    const { templateAsCsv, templateAsXlsx } = await import('./sheets.template.ts');
    const make = input.type === 'csv' ? templateAsCsv : templateAsXlsx;
    await write(input, await make(await openDb()));
  },
};
