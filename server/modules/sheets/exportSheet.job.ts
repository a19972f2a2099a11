import { writeFile } from 'node:fs/promises';
import type { Job, Workplace } from '../../core/job.ts';

/** `file` is where it goes: a catalogue is too large to be handed from one process to the other in memory. */
export type ExportedSheet = { file: string; type: 'csv' | 'xlsx' };

const made = {
  limits: { time: 600_000, megabytes: 2048 },
  tooMuch: () => new Error('A sheet of all products takes too much to be made.'),
};

const write = async ({ file }: ExportedSheet, bytes: Buffer) => writeFile(file, bytes, { flag: 'wx', mode: 0o600 });

/** All products. */
export const exportSheetJob: Job<ExportedSheet, void> = {
  name: 'exportSheet',
  lane: 'long',
  ...made,
  async run(input, { openDb }: Workplace) {
    const { productsAsCsv, productsAsXlsx } = await import('./sheets.export.ts');
    const make = input.type === 'csv' ? productsAsCsv : productsAsXlsx;
    await write(input, await make(await openDb()));
  },
};

/** A sheet to fill in; one row long, so that nobody waits for it behind an import. */
export const templateSheetJob: Job<ExportedSheet, void> = {
  name: 'templateSheet',
  lane: 'short',
  ...made,
  async run(input, { openDb }: Workplace) {
    const { templateAsCsv, templateAsXlsx } = await import('./sheets.template.ts');
    const make = input.type === 'csv' ? templateAsCsv : templateAsXlsx;
    await write(input, await make(await openDb()));
  },
};
