import { entriesOf, fromStored, mapFields } from '../../fields/field.ts';
import { UnreadableCell, type Choices } from '../../fields/sheet.ts';
import { ProductInput } from '../../generated/validators.ts';
import { productFields, type Entered } from '../products/products.fields.ts';
import { headingOf, type ColumnName, type FieldName } from './columns.ts';
import type { Line } from './lines.ts';
import { cut } from './shown.ts';

/** What is wrong with a cell: `field` is the column's heading, `input` its name. */
export type Reason = { field: string; input: string; message: string; value: string; suggestion: string | null };

const nothing = mapFields(productFields, (_, { blank }) => blank);

export const reasonAt = (
  { cells }: Line,
  input: ColumnName,
  message: string,
  suggestion: string | null = null,
): Reason => ({
  field: headingOf(input),
  input,
  message,
  value: cut(String(cells.get(input) ?? '')),
  suggestion,
});

/** What a line says of a product; `before` is the product as stored, which keeps what the sheet has no column for. */
export function readProduct(line: Line, before: Entered | null, choices: Choices) {
  const reasons: Reason[] = [];
  const entered = before ? fromStored(productFields, before) : { ...nothing };
  for (const [name] of entriesOf(productFields)) {
    const cell = line.cells.get(name);
    if (cell === undefined) continue;
    try {
      readCell(name, cell, entered, choices);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      reasons.push(reasonAt(line, name, error.message, error.suggestion));
    }
  }
  // By the limits of the API's input.
  for (const { path, message } of ProductInput.safeParse(entered).error?.issues ?? []) {
    reasons.push(reasonAt(line, path[0] as FieldName, message));
  }
  return { entered, reasons };
}

function readCell<Name extends FieldName>(name: Name, cell: string | number, entered: Entered, choices: Choices) {
  entered[name] = productFields[name].sheet.read(cell, choices);
}

const rounded = 'The program that saved the sheet has rounded the id. Use the .xlsx file.';

/** Of the id: a spreadsheet program may have made another of it, and it stands for one product only. */
export function idReasons(line: Line, earlier: number | undefined): Reason[] {
  const id = String(line.cells.get('id') ?? '').trim();
  if (/^\d[.,]\d+E\+\d+$/i.test(id)) return [reasonAt(line, 'id', rounded)];
  return id && earlier !== undefined ? [reasonAt(line, 'id', `The id ${id} stands twice.`)] : [];
}
