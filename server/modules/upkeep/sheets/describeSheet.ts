import type { Tx } from '../../../db/database.ts';
import { choicesOf, columnsFor, recognise } from './columns.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { cut } from './cellText.ts';

export type SheetDescription = Awaited<ReturnType<typeof describeSheet>>;

/** Describes the columns of a file, for a person to assign them. Throws the errors of `readSheet`. */
export async function describeSheet(db: Tx, bytes: Buffer) {
  const { name, heading, lines } = await readSheet(bytes);
  const known = columnsFor(await choicesOf(db));
  const fields = recognise(heading, known);
  const columns = heading.map((text, index) => {
    const filled = lines.find(({ cells }) => String(cells[index] ?? '').trim() !== '');
    return { heading: cut(text), sample: cut(String(filled?.cells[index] ?? '')), field: fields[index] ?? null };
  });
  return { name, rows: lines.length, columns, fields: known.map(({ field }) => field) };
}
