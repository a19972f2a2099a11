import { readValue, valueSeparator } from '../../../../common/measures/specValues.ts';
import { codeText } from '../../../../common/text/letters.ts';
import { isCellError } from '../../../spreadsheet/cellErrors.ts';
import type { Tx } from '../../../db/database.ts';
import * as attributes from '../../catalogue/references/attributes.store.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import { statusOfNew } from '../../catalogue/references/statusOfNew.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import { isReserved } from '../../catalogue/references/categoryCell.ts';
import { categoryKey } from '../../catalogue/references/categoryId.ts';
import { namedId } from '../../catalogue/references/namedId.ts';
import type { SheetChoices } from './columns.ts';
import type { Line } from './sheetLines.ts';
import { specColumn } from './specColumns.ts';

/** What an import makes because its rows name it and it does not exist. */
export type Made = { categories: { id: string; name: string }[]; attributes: AttributeRow[] };

export const nothingMade: Made = { categories: [], attributes: [] };
const longestName = 100;

/** Adds the categories and options that these lines name and that do not exist. Writes nothing. */
export function withMade(choices: SheetChoices, lines: Line[]): { choices: SheetChoices; made: Made } {
  const known = [...(choices.categories ?? [])];
  const made: Made = { categories: [], attributes: [] };
  const ids = new Set(known.map(({ id }) => id));
  const keys = new Set(known.map(({ name }) => categoryKey(name)));
  for (const { cells, changed, noProduct } of lines) {
    if (noProduct) continue;
    const cell = cells.get('categoryId') ?? '';
    if (isCellError(cell) || changed.has('categoryId')) continue;
    const name = codeText(String(cell));
    if (name === '' || name.length > longestName || isReserved(name) || ids.has(name) || keys.has(categoryKey(name)))
      continue;
    // A category that was renamed has the id of its former name.
    const id = namedId(name, (taken) => ids.has(taken));
    ids.add(id);
    keys.add(categoryKey(name));
    known.push({ id, name });
    made.categories.push({ id, name });
  }
  const all = choices.attributes.map((attribute) => {
    const extended = attribute.kind === 'OPTION' ? withOptions(attribute, lines) : attribute;
    if (extended !== attribute) made.attributes.push(extended);
    return extended;
  });
  return { choices: { ...choices, categories: known, attributes: all }, made };
}

function withOptions(attribute: AttributeRow, lines: Line[]): AttributeRow {
  let extended = attribute;
  for (const { cells } of lines) {
    for (const part of String(cells.get(specColumn(attribute.id)) ?? '').split(valueSeparator)) {
      const name = part.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
      if (name === '' || name.length > longestName || isCellError(name) || readValue(extended, name).value) continue;
      const id = namedId(name, (taken) => extended.options.some((option) => option.id === taken));
      extended = { ...extended, options: [...extended.options, { id, name }] };
    }
  }
  return extended;
}

/** Writes what is made, in the transaction of the import. */
export async function writeMade(tx: Tx, made: Made) {
  const status = await statusOfNew(tx);
  for (const { id, name } of made.categories) await categories.upsert(tx, id, { name, description: '', status });
  for (const { id, version, ...values } of made.attributes) await attributes.put(tx, id, values, version + 1);
}
