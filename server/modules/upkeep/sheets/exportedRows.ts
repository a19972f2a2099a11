import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Cell } from '../../../fields/sheet.ts';
import { isUnclear } from '../../../../common/measures/decimalMark.ts';
import { fromStored, isSameValue } from '../../../fields/field.ts';
import type { Db } from '../../../db/database.ts';
import { productCells, productFields } from '../../catalogue/products/products.fields.ts';
import { chosenSeqs, type Choice } from '../../catalogue/products/products.choice.ts';
import { rowsWithSeqs } from '../../catalogue/products/products.lookup.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { cellOf, choicesOf, columnsFor, type Column, type SheetChoices } from './columns.ts';
import { holdsNumbers } from './numberCells.ts';
import { isSpecColumn, specCell, specColumn } from './specColumns.ts';

const atOnce = 500;

/** Reads the products in batches, the newest first, so that memory does not grow with the catalogue. */
export async function* chosenRows(db: Db, choice: Choice): AsyncGenerator<ProductRow[]> {
  const seqs = await chosenSeqs(db, choice);
  for (let at = 0; at < seqs.length; at += atOnce) yield rowsWithSeqs(db, seqs.slice(at, at + atOnce));
}

/** A row has a cell for few of the columns, so only those are kept: each with the place of its column. */
type Sparse = [place: number, cell: Cell][];

/**
 * Reads all chosen products once, and keeps their cells in `file`: which columns are filled is known only at the end. Returns
 * all columns, the places of the filled ones, and those with a number of two meanings.
 */
export async function gatherRows(db: Db, choice: Choice, file: string) {
  const choices = await choicesOf(db);
  const columns = columnsFor(choices);
  const filled = new Set<number>();
  const unclear = new Set<number>();
  const cells = cellsOf(columns, choices);
  const attributes = new Map(choices.attributes.map((attribute) => [attribute.id, attribute]));
  // Prices and quantities are written without groups of thousands; specs are as somebody has typed them.
  const isTyped = ({ field }: Column) => field !== 'id' && isSpecColumn(field) && holdsNumbers(field, attributes);
  const numeric = new Set(columns.flatMap((column, place) => (isTyped(column) ? [place] : [])));
  const lines = async function* () {
    for await (const rows of chosenRows(db, choice)) {
      const text = rows.map((row) => {
        const sparse = cells(row);
        for (const [place, cell] of sparse) {
          filled.add(place);
          if (numeric.has(place) && isUnclear(String(cell))) unclear.add(place);
        }
        return `${JSON.stringify(sparse)}\n`;
      });
      yield text.join('');
    }
  };
  await pipeline(Readable.from(lines()), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return { columns, filled, unclear };
}

function cellsOf(columns: Column[], choices: SheetChoices) {
  const places = new Map(columns.map(({ field }, place) => [field, place]));
  const attributes = new Map(choices.attributes.map((attribute) => [attribute.id, attribute]));
  const plain = columns.flatMap(({ field }, place) =>
    field === 'id' || isSpecColumn(field) ? [] : [{ field, place }],
  );
  return ({ id, ...row }: ProductRow): Sparse => {
    const entered = fromStored(productFields, row);
    const sparse: Sparse = [[places.get('id') ?? 0, id]];
    for (const { field, place } of plain) {
      if (isSameValue(entered[field], productFields[field].blank)) continue;
      sparse.push([place, cellOf(field, entered, choices)]);
    }
    for (const { attributeId } of entered.specs) {
      const [attribute, place] = [attributes.get(attributeId), places.get(specColumn(attributeId))];
      const cell = attribute && specCell(entered.specs, attribute);
      if (cell && place !== undefined) sparse.push([place, cell]);
    }
    return sparse;
  };
}

/** Reads the cells of these columns back; a blank value is written as its column writes it. */
export async function* gatheredRows(file: string, columns: Column[], chosen: Column[]): AsyncGenerator<Cell[]> {
  const blanks = chosen.map(blankOf);
  const places = chosen.map((column) => columns.indexOf(column));
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const cells = new Map(JSON.parse(line) as Sparse);
    yield places.map((place, at) => cells.get(place) ?? blanks[at] ?? '');
  }
}

const noChoices = { categories: [], kinds: [], families: [], documents: [] };

function blankOf({ field }: Column): Cell {
  if (field === 'id' || isSpecColumn(field)) return '';
  return productCells[field].write(productFields[field].blank as never, noChoices);
}
