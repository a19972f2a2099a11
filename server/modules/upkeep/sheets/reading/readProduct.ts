import { cellErrorText, isCellError } from '../../../../spreadsheet/cellErrors.ts';
import { fromStored, mapFields } from '../../../../fields/field.ts';
import { codeText } from '../../../../../common/text/letters.ts';
import { UnreadableCell } from '../../../../fields/sheet.ts';
import { ProductInput } from '../../../../../common/generated/validators.ts';
import {
  productCells,
  productFields,
  type Entered,
  type SheetField,
} from '../../../catalogue/products/products.rows.ts';
import {
  cellOf,
  headingOf,
  sheetFields,
  type ColumnName,
  type SheetChoices,
  cut,
  attributeOf,
  isOwnField,
  isSpecColumn,
  specCell,
  specColumn,
  withCell,
} from './columns.ts';
import type { Line, Doubt } from './line.ts';
import { keptCategory } from '../../../catalogue/references/categoryCell.ts';

/** `field` is the heading of the column that is wrong, `input` its name. */
export type Reason = { field: string; input: string; message: string; value: string; suggestion: string | null };

/** The mark of this cell had to be asked for. */
export type Asked = Doubt & { input: ColumnName };

export const unknownMark = 'This number has two meanings, and nothing in the file shows which mark its decimals have.';

const nothing = mapFields(productFields, (_, { blank }) => blank);
export const blankProduct = (status: Entered['status']): Entered => ({ ...nothing, status });

export const reasonAt = (
  { cells, columns }: Line,
  input: ColumnName,
  message: string,
  suggestion: string | null = null,
): Reason => ({
  field: headingOf(columns, input),
  input,
  message,
  value: cut(String(cells.get(input) ?? '')),
  suggestion,
});

/**
 * Reads a product from a line; `before` is the product as stored, which keeps the fields that the sheet has no column
 * for. `usualStatus` is that of new products.
 */
export function readProduct(
  line: Line,
  before: Entered | null,
  choices: SheetChoices,
  usualStatus: Entered['status'] = 'PUBLISHED',
) {
  const reasons: Reason[] = [];
  const doubts: Asked[] = [];
  const entered = before ? fromStored(productFields, before) : blankProduct(line.newAs ?? usualStatus);
  const readInto = (name: ColumnName, read: (cell: string | number) => void) => {
    const cell = line.cells.get(name);
    // A blank status would publish a draft.
    if (cell === undefined || (name === 'status' && String(cell).trim() === '')) return;
    if (isCellError(cell)) return void reasons.push(reasonAt(line, name, cellErrorText(cell)));
    const problem = line.problems.get(name);
    if (problem !== undefined) return void reasons.push(reasonAt(line, name, problem));
    const change = line.changed.get(name);
    if (change !== undefined && !isStored(String(cell), name, before, choices))
      return void reasons.push(reasonAt(line, name, change));
    const doubt = line.doubts.get(name);
    if (doubt && isAsStored(doubt, name, before, choices)) return;
    if (doubt && !doubt.isShown) doubts.push({ ...doubt, input: name });
    if (doubt?.mark === null)
      return void reasons.push({ ...reasonAt(line, name, unknownMark), value: cut(doubt.cell) });
    try {
      read(cell);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      // One of several categories of a name is meant where the product is in it.
      const kept = name === 'categoryId' && before ? keptCategory(String(cell), choices, before.categoryId) : undefined;
      if (kept !== undefined) return;
      reasons.push(reasonAt(line, name, error.message, error.suggestion));
    }
  };
  for (const name of sheetFields) readInto(name, (cell) => readCell(name, cell, entered, choices));
  for (const attribute of choices.attributes)
    readInto(specColumn(attribute.id), (cell) => (entered.specs = withCell(entered.specs, attribute, cell)));
  if (entered.description.trim() === '' && line.description)
    entered.description = 'text' in line.description ? line.description.text : entered.name;
  // The limits are those of the API's input, which also stores texts without what nobody sees at their ends.
  const { data, error } = ProductInput.safeParse(entered);
  // A cell that could not be read has left its field blank, and a description that is the name with it: that is no second mistake.
  const unread = new Set(reasons.map(({ input }) => input));
  const isFollowing = (field: SheetField) =>
    unread.has(field) || (field === 'description' && unread.has('name') && line.description !== null);
  for (const { path, message } of error?.issues ?? [])
    if (!isFollowing(path[0] as SheetField)) reasons.push(reasonAt(line, path[0] as SheetField, message));
  if (data) takeTexts(entered, data, line);
  return { entered, reasons, doubts };
}

/** Takes the texts of the cells that the row has; the others stay as they are stored. */
function takeTexts(entered: Entered, data: object, { cells }: Line) {
  const texts = Object.entries(data).filter(
    ([name, value]) => typeof value === 'string' && cells.has(name as ColumnName),
  );
  Object.assign(entered, Object.fromEntries(texts));
}

/** A product may have such a code: the site has exported it, or a program names the product by it. */
const isStored = (cell: string, name: ColumnName, before: Entered | null, choices: SheetChoices) =>
  before !== null && isOwnField(name) && codeText(String(cellOf(name, before, choices) ?? '')) === codeText(cell);

/** The site itself has exported such a cell: it means what is stored. */
function isAsStored({ cell }: Doubt, name: ColumnName, before: Entered | null, { attributes }: SheetChoices) {
  const attribute = isSpecColumn(name) ? attributes.find(({ id }) => id === attributeOf(name)) : undefined;
  return attribute !== undefined && before !== null && specCell(before.specs, attribute) === cell.trim();
}

function readCell<Name extends SheetField>(name: Name, cell: string | number, entered: Entered, choices: SheetChoices) {
  entered[name] = productCells[name].read(cell, choices);
}

const rounded = 'The program that saved the sheet has rounded the id. Use the .xlsx file.';

/** A spreadsheet program may have rounded the id, and an id may occur only once. */
export function idReasons(line: Line, earlier: number | undefined): Reason[] {
  const id = String(line.cells.get('id') ?? '').trim();
  if (/^\d[.,]\d+E\+\d+$/i.test(id)) return [reasonAt(line, 'id', rounded)];
  if (isCellError(id)) return [reasonAt(line, 'id', cellErrorText(id))];
  const problem = line.problems.get('id');
  if (problem !== undefined) return [reasonAt(line, 'id', problem)];
  return id && earlier !== undefined ? [reasonAt(line, 'id', `The id ${id} stands twice.`)] : [];
}
