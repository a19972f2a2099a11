import type { Problem } from '../../core/errors.ts';
import { entriesOf, fromStored, mapFields } from '../../fields/field.ts';
import { UnreadableCell, type Choices } from '../../fields/sheet.ts';
import { ProductInput } from '../../generated/validators.ts';
import { productFields, type Entered } from '../products/products.fields.ts';
import { columns, headingOf, type FieldName } from './columns.ts';
import type { Line } from './readSheet.ts';

const nothing = mapFields(productFields, (_, { blank }) => blank);

/** What a line says of a product; `before` is the product as stored, which keeps what the sheet has no column for. */
export function readProduct({ cells }: Line, before: Entered | null, choices: Choices) {
  const problems: Problem[] = [];
  const entered = before ? fromStored(productFields, before) : { ...nothing };
  for (const [name] of entriesOf(productFields)) {
    const cell = cells.get(name);
    if (cell === undefined) continue;
    try {
      readCell(name, cell, entered, choices);
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      problems.push({ field: headingOf(name), message: error.message });
    }
  }
  problems.push(...checked(entered));
  return { entered, problems };
}

function readCell<Name extends FieldName>(name: Name, cell: string | number, entered: Entered, choices: Choices) {
  entered[name] = productFields[name].sheet.read(cell, choices);
}

/** By the limits of the API's input. */
const checked = (entered: Entered): Problem[] =>
  (ProductInput.safeParse(entered).error?.issues ?? []).map(({ path, message }) => ({
    field: headingOf(String(path[0])),
    message,
  }));

/** The id in the line, blank for a new product; a reason when a spreadsheet program has made another of it. */
export function readId({ cells }: Line): { id: string; problems: Problem[] } {
  const id = String(cells.get('id') ?? '').trim();
  const isRounded = /^\d[.,]\d+E\+\d+$/i.test(id);
  const message = 'The program that saved the sheet has rounded the id. Use the .xlsx file.';
  return { id, problems: isRounded ? [{ field: columns[0]?.heading ?? '', message }] : [] };
}
