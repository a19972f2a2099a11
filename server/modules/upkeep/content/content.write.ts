import type { Tx } from '../../../db/database.ts';
import type { PartCounts } from '../../../entity/contentPart.ts';
import type { Progress } from '../../../jobs/progress.ts';
import { inWriteOrder, type ContentValues } from './content.document.ts';

/** `replacedFiles` are the files that documents had before. */
export type Written = { parts: PartCounts[]; notes: string[]; replacedFiles: string[] };

const rowsIn = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Writes a checked document. Rows with unchanged values are left alone. */
export async function writeContent(tx: Tx, values: ContentValues, progress: Progress): Promise<Written> {
  progress.expect(rowsIn(values.products) + rowsIn(values.messages));
  const written: Written = { parts: [], notes: [], replacedFiles: [] };
  for (const { key, isBeside, write } of inWriteOrder) {
    const value = values[key];
    if (value === undefined || (isBeside && rowsIn(value) === 0)) continue;
    const counts = { name: key.toUpperCase() as PartCounts['name'], added: 0, changed: 0, unchanged: 0 };
    written.parts.push(counts);
    await write(tx, value, { counts, progress, ...written });
  }
  return written;
}
