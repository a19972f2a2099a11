import { describeSheet } from '../modules/upkeep/sheets/readLines.ts';
import { importFile } from './oddSheets.ts';
import type { openTestApi } from './openTestApi.ts';

/** Stock code, name and price of each product that would be added, with the numbers of rows that are refused or are no products. */
export type Tried = { rows: string[]; wrong: number; no: number };

const plainPrice = (cell = '') => {
  const digits = cell.replaceAll(/[^\d,]/g, '').replace(',', '.');
  return digits === '' ? '' : String(Number(digits));
};

/** Tries a file as the screen of imports does, with the columns that are found; returns the sentence where it is refused. */
export async function tried(api: Awaited<ReturnType<typeof openTestApi>>, bytes: Buffer): Promise<Tried | string> {
  try {
    const { columns } = await describeSheet(api.db, bytes);
    const report = await importFile(api, bytes, { dryRun: true, columns: columns.map(({ field }) => field) });
    const place = (field: string) => report.fields.findIndex((one) => one === field);
    const rows = report.rows
      .filter(({ outcome }) => outcome === 'ADDED')
      .map(
        ({ values }) => `${values[place('stockCode')]}|${values[place('name')]}|${plainPrice(values[place('price')])}`,
      );
    return { rows, wrong: report.wrong + report.unclear, no: report.noProduct };
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
