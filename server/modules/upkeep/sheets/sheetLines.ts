import { badInput } from '../../../core/errors.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import type { Column, ColumnName, SheetChoices } from './columns.ts';
import { attributeOf, inUnitOf, isSpecColumn } from './specColumns.ts';
import type { ReadSheet } from '../../../spreadsheet/readSheet.ts';

/** It replaces the value of a cell; null for 'id' means that the product is a new one. */
export type Correction = { line: number; field: string; value?: string | null | undefined };
/**
 * The cells are keyed by column; a column that is not imported has none. `isNew` means that an admin has said that it
 * is a new product.
 */
export type Line = { line: number; cells: Map<ColumnName, string | number>; isNew: boolean; columns: Column[] };

/**
 * Reads the lines of a sheet with these columns. Throws `BAD_USER_INPUT` for a correction of a cell that is not
 * imported.
 */
export function linesOf(
  sheet: Pick<ReadSheet, 'heading' | 'lines'>,
  assigned: (ColumnName | null)[],
  { columns, choices, corrections }: { columns: Column[]; choices: SheetChoices; corrections: Correction[] },
): Line[] {
  const attributes = new Map(choices.attributes.map((row) => [row.id, row]));
  const lines = sheet.lines.map(({ line, cells }) => ({
    line,
    cells: new Map(
      assigned.flatMap((field, index) => {
        if (!field) return [];
        return [[field, cellOf(field, cells[index] ?? '', sheet.heading[index] ?? '', attributes)] as const];
      }),
    ),
    isNew: false,
    columns,
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

function cellOf(
  field: ColumnName,
  cell: string | number,
  heading: string,
  attributes: Map<string, AttributeRow>,
): string | number {
  const attribute = isSpecColumn(field) ? attributes.get(attributeOf(field)) : undefined;
  return attribute ? inUnitOf(heading, cell, attribute) : cell;
}
