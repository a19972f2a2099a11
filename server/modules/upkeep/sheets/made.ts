import { readValue, valueSeparator } from '../../../../common/measures/specValues.ts';
import { codeText, plainName } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import { isCellError } from '../../../spreadsheet/cellErrors.ts';
import * as attributes from '../../catalogue/references/attributes.store.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import { statusOfNew, upsertCategory } from '../../catalogue/references/categories.store.ts';
import { isReserved } from '../../catalogue/references/categoryCell.ts';
import { categoryKey } from '../../catalogue/references/categoryId.ts';
import { families } from '../../catalogue/references/families.store.ts';
import { namedId } from '../../catalogue/references/namedRows.ts';
import { specColumn, type SheetChoices } from './reading/columns.ts';
import type { Line } from './reading/line.ts';

type Named = { id: string; name: string };

/** `added` are the ids of the options that are new. An attribute without a version is new itself. */
type MadeAttribute = AttributeRow & { added: string[] };
/** An import makes these because its rows name them and they do not exist. */
export type Made = { categories: Named[]; families: Named[]; attributes: MadeAttribute[] };

export const nothingMade: Made = { categories: [], families: [], attributes: [] };
const longestName = 100;

/** Adds the categories, families and options that these lines name and that do not exist. Writes nothing. */
export function withMade(
  choices: SheetChoices,
  lines: Line[],
  newAttributes: AttributeRow[],
): { choices: SheetChoices; made: Made } {
  const made: Made = { categories: [], families: [], attributes: [] };
  const categories = madeNames(choices.categories ?? [], lines, 'categoryId', {
    made: made.categories,
    keyOf: categoryKey,
    isNone: isReserved,
  });
  const families = madeNames(choices.families ?? [], lines, 'familyId', {
    made: made.families,
    keyOf: plainName,
    isNone: () => false,
  });
  const added = new Set(newAttributes.map(({ id }) => id));
  const all = choices.attributes.map((attribute) => {
    const extended = attribute.kind === 'OPTION' ? withOptions(attribute, lines) : attribute;
    const options = new Set(attribute.options.map(({ id }) => id));
    const more = extended.options.flatMap(({ id }) => (options.has(id) ? [] : [id]));
    if (more.length > 0 || added.has(attribute.id)) made.attributes.push({ ...extended, added: more });
    return extended;
  });
  return { choices: { ...choices, categories, families, attributes: all }, made };
}

type Making = { made: Named[]; keyOf: (name: string) => string; isNone: (name: string) => boolean };

/** Returns the rows with those that only cells of a column name, which are also put into `made`. */
function madeNames(known: readonly Named[], lines: Line[], field: 'categoryId' | 'familyId', making: Making) {
  const { made, keyOf, isNone } = making;
  const all = [...known];
  const ids = new Set(known.map(({ id }) => id));
  const keys = new Set(known.map(({ name }) => keyOf(name)));
  for (const { cells, changed, noProduct } of lines) {
    if (noProduct) continue;
    const cell = cells.get(field) ?? '';
    if (isCellError(cell) || changed.has(field)) continue;
    const name = codeText(String(cell));
    if (name === '' || name.length > longestName || isNone(name) || ids.has(name) || keys.has(keyOf(name))) continue;
    // A row that was renamed has the id of its former name.
    const id = namedId(name, (taken) => ids.has(taken));
    ids.add(id);
    keys.add(keyOf(name));
    all.push({ id, name });
    made.push({ id, name });
  }
  return all;
}

function withOptions(attribute: AttributeRow, lines: Line[]): AttributeRow {
  let extended = attribute;
  for (const { cells, noProduct } of lines) {
    if (noProduct?.isSure) continue;
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
  for (const { id, name } of made.categories) await upsertCategory(tx, id, { name, description: '', status });
  for (const { id, version, added: _, ...values } of made.attributes) await attributes.put(tx, id, values, version + 1);
  for (const { id, name } of made.families) await families.put(tx, id, { name, columns: [], status });
}
