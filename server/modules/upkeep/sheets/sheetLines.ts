import { usualVatRate, withVat } from '../../../../common/offers/sums.ts';
import { breaksText, readBreaks } from '../../../../common/products/breaksText.ts';
import { badInput } from '../../../core/errors.ts';
import { parseLira } from '../../../fields/lira.ts';
import { liraOf } from '../../catalogue/products/breaks.field.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import type { Entered } from '../../catalogue/products/products.fields.ts';
import { changedCell } from './changedCells.ts';
import type { Column, ColumnName, SheetChoices } from './columns.ts';
import { foreignPrices, foreignText } from './foreignPrices.ts';
import { basisIn, type PriceBasis } from './headings.ts';
import { numberReader, type Doubt } from './numberCells.ts';
import { attributeOf, inUnitOf, isSpecColumn } from './specColumns.ts';
import { unreadableSign } from '../../../../common/text/turkishBytes.ts';
import type { DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { openQuote, type ReadSheet, type SheetLine } from '../../../spreadsheet/readSheet.ts';

/** It replaces the value of a cell; null for 'id' means that the product is a new one. */
export type Correction = { line: number; field: string; value?: string | null | undefined };
/** Why a row is no product, with the column that shows it. */
export type NoProduct = { input: ColumnName; message: string };

/**
 * The cells are keyed by column; a column that is not imported has none. `isNew` means that an admin has said that it
 * is a new product.
 */
export type Line = {
  line: number;
  cells: Map<ColumnName, string | number>;
  doubts: Map<ColumnName, Doubt>;
  isNew: boolean;
  /** Why a cell cannot be taken, whatever its field reads. */
  problems: Map<ColumnName, string>;
  /** These codes and names were changed by a spreadsheet, which is wrong unless the product is stored with them. */
  changed: Map<ColumnName, string>;
  /** Left out where the row may be a product. */
  noProduct?: NoProduct;
  columns: Column[];
  /** The price in the file, in lira, where KDV was added to it; else null. */
  netPrice: number | null;
  /** A missing description becomes the name, or this text; null leaves it missing. */
  description: { sameAsName: true } | { text: string } | null;
  /** The status of a new product whose row has none; left out: as the settings of the site say. */
  newAs?: Entered['status'] | undefined;
};

/** Answers to what a file does not say itself. */
export type Answers = {
  /** It is undefined where the heading of the price decides. */
  prices?: PriceBasis | undefined;
  /** The rate of KDV that is added to prices without it, in percent. */
  vatRate?: number | undefined;
  descriptionFromName?: boolean | undefined;
  description?: string | undefined;
  /** The mark of numbers such as '1.234' in columns that do not show it. */
  decimalMark?: DecimalMark | undefined;
  /** The status of new products whose row has none. */
  newAs?: Entered['status'] | undefined;
  /** The element of an XML file that is a record. */
  record?: string | undefined;
};

/**
 * Reads the lines of a sheet with these columns. Throws `BAD_USER_INPUT` for a correction of a cell that is not
 * imported.
 */
export function linesOf(
  sheet: Pick<ReadSheet, 'heading' | 'lines' | 'hasPaths'>,
  assigned: (ColumnName | null)[],
  { columns, choices, corrections, answers, isConverted = false }: Reading,
): Line[] {
  const attributes = new Map(choices.attributes.map((row) => [row.id, row]));
  const read = numberReader(sheet, assigned, attributes, answers.decimalMark);
  const foreignOf = foreignPrices(sheet, assigned);
  const lines = sheet.lines.map((row) => {
    const { line, cells } = row;
    const foreign = isConverted ? [] : foreignOf(row);
    const doubts: Line['doubts'] = new Map();
    const changed: Line['changed'] = new Map();
    const own = assigned.flatMap((field, index) => {
      if (!field) return [];
      const { cell, doubt } = read(field, cells[index] ?? '');
      if (doubt) doubts.set(field, doubt);
      const change = unreadableSigns(cells[index]) ?? changedCell(field, cells[index] ?? '', index, row);
      if (change !== null) changed.set(field, change);
      return [[field, cellOf(field, cell, sheet.heading[index] ?? '', attributes)] as const];
    });
    const description = descriptionOf(answers);
    return {
      line,
      cells: new Map(own),
      doubts,
      isNew: false,
      problems: new Map([
        ...[...foreign].map(([field, currency]) => [field, foreignText(currency)] as const),
        ...doubtfulFields(row, assigned).map((field) => [field, openQuote(line)] as const),
      ]),
      changed,
      columns,
      netPrice: null,
      description,
      newAs: answers.newAs,
    };
  });
  const byNumber = new Map(lines.map((line) => [line.line, line]));
  for (const { line, field: name, value } of corrections) {
    const corrected = byNumber.get(line);
    const field = columns.find((column) => column.field === name)?.field;
    if (!corrected || !field) throw badInput('corrections', `There is no cell ${name} in line ${line}.`);
    if (field === 'id' && value == null) corrected.isNew = true;
    const { cell, doubt } = read(field, value ?? '');
    corrected.cells.set(field, cell);
    corrected.problems.delete(field);
    corrected.changed.delete(field);
    if (doubt) corrected.doubts.set(field, doubt);
    else corrected.doubts.delete(field);
  }
  const heading = sheet.heading[assigned.indexOf('price')] ?? '';
  const basis = answers.prices ?? basisIn(heading) ?? 'WITH_VAT';
  const rate = answers.vatRate ?? usualVatRate;
  return basis === 'WITH_VAT' ? lines : lines.map((line) => ladderWithVat(addVat(line, rate), rate));
}

type Reading = {
  columns: Column[];
  choices: SheetChoices;
  corrections: Correction[];
  answers: Answers;
  /** The prices have been converted to lira by a factor. */
  isConverted?: boolean;
};

const unreadableSigns = (cell: string | number = '') =>
  typeof cell === 'string' && cell.includes(unreadableSign)
    ? 'This cell has a sign that cannot be read, which stands here as \ufffd: the file holds two kinds of letters. Correct it here, or in the file.'
    : null;

/** Where a quote does not end, the cells from there on may be shifted. */
const doubtfulFields = ({ doubtful = Infinity }: SheetLine, assigned: (ColumnName | null)[]) =>
  assigned.flatMap((field, place) => (field && place >= doubtful ? [field] : []));

function descriptionOf({ descriptionFromName, description }: Answers): Line['description'] {
  if (descriptionFromName) return { sameAsName: true };
  return description ? { text: description } : null;
}

/** Adds KDV to each price of a ladder; a cell that cannot be read stays as it is, and is named as wrong. */
function ladderWithVat(line: Line, rate: number): Line {
  const cell = line.cells.get('priceBreaks');
  const read = cell === undefined ? [] : readBreaks(String(cell), liraOf);
  if (!Array.isArray(read) || read.length === 0) return line;
  const breaks = read.map(({ minimum, price }) => ({ minimum, price: withVat(price, rate) }));
  return { ...line, cells: new Map(line.cells).set('priceBreaks', breaksText(breaks)) };
}

/** A cell that is no certain price stays as it is: it is named as wrong, or means a price on request. */
function addVat(line: Line, rate: number): Line {
  const cell = line.cells.get('price');
  const netPrice = typeof cell === 'string' ? parseLira(cell) : (cell ?? null);
  if (netPrice === null || Number.isNaN(netPrice) || line.doubts.get('price')?.mark === null) return line;
  return { ...line, cells: new Map(line.cells).set('price', withVat(netPrice, rate)), netPrice };
}

/** A cell may break these into lines, which have one. */
const ofOneLine = new Set<ColumnName>(['name', 'brand', 'stockCode', 'manufacturerCode', 'categoryId', 'status']);

/** Programs that write pages also write their blanks into other files. */
function asTyped(field: ColumnName, cell: string | number): string | number {
  if (typeof cell !== 'string') return cell;
  const text = cell.replaceAll('&nbsp;', ' ');
  return ofOneLine.has(field) ? text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(/ {2,}/g, ' ') : text;
}

function cellOf(
  field: ColumnName,
  cell: string | number,
  heading: string,
  attributes: Map<string, AttributeRow>,
): string | number {
  const attribute = isSpecColumn(field) ? attributes.get(attributeOf(field)) : undefined;
  return attribute ? inUnitOf(heading, cell, attribute) : asTyped(field, cell);
}
