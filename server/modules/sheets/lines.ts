import { badInput } from '../../core/errors.ts';
import { columns, type ColumnName } from './columns.ts';
import type { SheetLine } from './readSheet.ts';

/** A cell to be read otherwise than the file has it; for 'id' null: a product that is not there yet. */
export type Correction = { line: number; field: string; value?: string | null | undefined };
/** What a line says, by column; a column that is not imported has no cell. `isNew`: an admin has said that it is a new product. */
export type Line = { line: number; cells: Map<ColumnName, string | number>; isNew: boolean };

/** The lines of a sheet with these columns. Throws `BAD_USER_INPUT` for a correction of what is not imported. */
export function linesOf(sheet: SheetLine[], assigned: (ColumnName | null)[], corrections: Correction[]): Line[] {
  const lines = sheet.map(({ line, cells }) => ({
    line,
    cells: new Map(assigned.flatMap((field, index) => (field ? [[field, cells[index] ?? ''] as const] : []))),
    isNew: false,
  }));
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  for (const { line, field: name, value } of corrections) {
    const corrected = byNumber.get(line);
    const field = columns.find((column) => column.field === name)?.field;
    if (!corrected || !field) throw badInput('corrections', `There is no cell ${name} in line ${line}.`);
    if (field === 'id' && value == null) corrected.isNew = true;
    corrected.cells.set(field, value ?? '');
  }
  return lines;
}
