import { readJson, writeJson } from '../../parts/storage/jsonStorage.ts';
import type { Columns, Sheet } from './sheetTypes.ts';

const keyOf = ({ columns }: Sheet) => `sheet-columns:${columns.map(({ heading }) => heading).join('|')}`;

/** Returns the columns as they were assigned for the last file with the same headings, or as the headings say. */
export const columnsOf = (sheet: Sheet): Columns =>
  readJson<Columns>(keyOf(sheet)) ?? sheet.columns.map(({ field }) => field ?? null);

export const rememberColumns = (sheet: Sheet, columns: Columns) => writeJson(keyOf(sheet), columns);
