import { usualVatRate, withVat } from '../../../../../common/offers/sums.ts';
import { breaksText, readBreaks } from '../../../../../common/product/breaksText.ts';
import { badInput } from '../../../../core/errors.ts';
import { besideVat } from '../../../../../common/money/readMoney.ts';
import { readLira } from '../../../../../common/fields/readers.ts';
import { liraOf } from '../../../../fields/ladder.ts';
import type { AttributeRow } from '../../../catalogue/references/attributes.store.ts';
import { type Entered, productFields } from '../../../catalogue/products/products.rows.ts';
import {
  type Column,
  type ColumnName,
  type SheetChoices,
  basisIn,
  type PriceBasis,
  attributeOf,
  inUnitOf,
  isOwnField,
  isSpecColumn,
  markIn,
} from './columns.ts';
import { type DecimalMark, inTurkish, isUnclear, marksIn } from '../../../../../common/measures/decimalMark.ts';
import { openQuote, type ReadSheet, type SheetFormat, type SheetLine } from '../../../../spreadsheet/readSheet.ts';
import { decodedSigns } from '../../../../../common/text/htmlText.ts';
import { unreadableSign } from '../../../../../common/text/turkishBytes.ts';
import { changeIn, changeInCode, changeText, keepsDigits } from '../../../../spreadsheet/changedTexts.ts';
import { foreignPrices, foreignText, withCurrency } from './foreignPrices.ts';
import { lowerCase } from '../../../../../common/text/locale.ts';
import type { ShapedRow } from './shapeRows.ts';
import { isTextColumn, textOfColumn } from './textColumns.ts';

/** It replaces the value of a cell; null for 'id' means that the product is a new one. */
export type Correction = { line: number; field: string; value?: string | null | undefined };
/** Why a row is no product, with the column that shows it. */
export type NoProduct = {
  input: ColumnName;
  message: string;
  /** The profile leaves the row out, or a person has said so, whatever product it names. */
  isSure?: boolean;
};

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
  /** A person has typed these; left out where there are none. */
  typed?: Set<ColumnName>;
  /** Left out where the row may be a product. */
  noProduct?: NoProduct;
  /** The workbook hides it, and nobody has said whether such rows are products. */
  isHidden?: true;
  columns: Column[];
  /** The price in the file, in lira, where KDV was added to it; else null. */
  netPrice: number | null;
  /** A missing description becomes the name, or this text; null leaves it missing. */
  description: { sameAsName: true } | { text: string } | null;
  /** The status of a new product whose row has none; left out: as the settings of the site say. */
  newAs?: Entered['status'] | undefined;
  /** The shape of the profile has read these beside the columns; left out without one. */
  shaped?: ShapedRow | undefined;
};

/** Rows that a workbook hides are taken as the others are, or left out. */
export type HiddenRows = 'TAKE' | 'LEAVE_OUT';

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
  /** How the file is read, where what was found out is wrong. */
  format?: Partial<Pick<SheetFormat, 'letters' | 'separator' | 'sheet' | 'headingRow'>> | undefined;
  /** Says whether rows that the workbook hides are taken or left out. */
  hiddenRows?: HiddenRows | undefined;
};

/**
 * Reads the lines of a sheet with these columns. Throws `BAD_USER_INPUT` for a correction of a cell that is not
 * imported.
 */
export function linesOf(
  sheet: Pick<ReadSheet, 'heading' | 'lines' | 'hasPaths'>,
  assigned: (ColumnName | null)[],
  { columns, choices, corrections, answers, isConverted = false, vatRateOf = () => null }: Reading,
): Line[] {
  const attributes = new Map(choices.attributes.map((row) => [row.id, row]));
  const read = numberReader(sheet, assigned, attributes, answers.decimalMark);
  const foreignOf = foreignPrices(sheet, assigned, ['price', 'priceBreaks']);
  const listedOf = foreignPrices(sheet, assigned, ['listPrice']);
  const saidOf = new Map<number, boolean>();
  const priceIn = (line: number, field: ColumnName, typed: string | number) => {
    const cell = field === 'price' && typeof typed === 'string' ? typed.replace(ofOnePiece, '') : typed;
    const said = field === 'price' && typeof cell === 'string' ? besideVat(cell) : null;
    if (field === 'price') saidOf.delete(line);
    if (said) saidOf.set(line, said.includesVat);
    return said ? said.text : cell;
  };
  const lines = sheet.lines.map((row): Line => {
    const { line, cells } = row;
    const foreign = isConverted ? [] : foreignOf(row);
    const listed = listedOf(row).get('listPrice');
    const doubts: Line['doubts'] = new Map();
    const changed: Line['changed'] = new Map();
    const own = assigned.flatMap((field, index) => {
      if (!field) return [];
      const { cell, doubt } = read(field, priceIn(line, field, cells[index] ?? ''));
      if (doubt) doubts.set(field, doubt);
      const change = unreadableSigns(cells[index]) ?? changedCell(field, cells[index] ?? '', index, row);
      if (change !== null) changed.set(field, change);
      const heading = sheet.heading[index] ?? '';
      const isListed = field === 'listPrice';
      const value = isListed ? withCurrency(cell, heading, listed) : cellOf(field, cell, heading, attributes);
      return [[field, value] as const];
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
    const { cell, doubt } = read(field, priceIn(line, field, value ?? ''));
    corrected.cells.set(field, cell);
    corrected.problems.delete(field);
    corrected.changed.delete(field);
    (corrected.typed ??= new Set()).add(field);
    if (doubt) corrected.doubts.set(field, doubt);
    else corrected.doubts.delete(field);
  }
  const heading = sheet.heading[assigned.indexOf('price')] ?? '';
  const said = basisIn(heading);
  const basis = answers.prices ?? said ?? 'WITH_VAT';
  const rate = answers.vatRate ?? usualVatRate;
  return lines.map((line) => {
    const own = vatRateOf(line.line) ?? rate;
    const cellSays = saidOf.get(line.line);
    const ofCell = cellSays === undefined ? basis : cellSays ? 'WITH_VAT' : 'WITHOUT_VAT';
    if (said !== null && ofCell !== said && answers.prices === undefined) line.problems.set('price', otherVat);
    const priced = ofCell === 'WITH_VAT' ? line : addVat(line, own);
    return basis === 'WITH_VAT' ? priced : ladderWithVat(priced, own);
  });
}

/** Lists say that a price is that of a piece: '12,50 TL/Adet'. */
const ofOnePiece = /(?<=[\dL₺])\s?\/\s?(?:adet|ad|tane|pcs?|piece|stk|st)\.?\s?$/i;
const otherVat = 'The heading and this cell say different things about KDV. Correct the cell here, or in the file.';

type Reading = {
  columns: Column[];
  choices: SheetChoices;
  corrections: Correction[];
  answers: Answers;
  /** The prices have been converted to lira by a factor. */
  isConverted?: boolean;
  /** The rate of KDV that a row says. */
  vatRateOf?: (line: number) => number | null;
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
  const netPrice = typeof cell === 'string' ? readLira(cell, { strict: false }) : cell;
  if (netPrice == null || line.doubts.get('price')?.mark === null) return line;
  return { ...line, cells: new Map(line.cells).set('price', withVat(netPrice, rate)), netPrice };
}

/** A cell may break these into lines, which have one. */
const ofOneLine = new Set<ColumnName>(['name', 'brand', 'stockCode', 'manufacturerCode', 'categoryId', 'status']);

/** Programs that write pages also write the names of signs into other files: &amp; and &nbsp; */
function asTyped(name: ColumnName, cell: string | number): string | number {
  if (typeof cell !== 'string') return cell;
  const field = isTextColumn(name) ? textOfColumn(name).field : name;
  const isNamed = ofOneLine.has(field) && cell.includes('&');
  const text = isNamed ? decodedSigns(cell) : cell.replaceAll('&nbsp;', ' ');
  return ofOneLine.has(field) ? text.replaceAll(/(?<! ) *[\r\n\t\v\f\u0085\u2028\u2029]+\s*/g, ' ') : text;
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

/** Names that differ only in case or blanks are the same. */
export const plainName = (name: string) => lowerCase(name.normalize('NFC').replaceAll(/\s+/g, ' ').trim());

/**
 * A cell with a number such as '1.234'. `mark` is null when nobody has said what the point means; `isShown` says that
 * the heading or other cells of its column show it, so that nobody has to be asked.
 */
export type Doubt = { cell: string; mark: DecimalMark | null; isShown: boolean };
type Read = { cell: string | number; doubt: Doubt | null };

export function holdsNumbers(field: ColumnName, attributes: Map<string, AttributeRow>): boolean {
  if (isOwnField(field)) return productFields[field].sheet.isNumber ?? false;
  if (!isSpecColumn(field)) return false;
  const kind = attributes.get(attributeOf(field))?.kind;
  return kind === 'NUMBER' || kind === 'RANGE';
}

const only = (found: Set<DecimalMark> | undefined) => (found?.size === 1 ? ([...found][0] ?? null) : null);

/**
 * Returns a function that reads the numbers of a column. The mark of an unclear one is that of the heading or the other
 * cells of its column, else the one that was `said`, else that of the whole file; where cells contradict each other, they
 * show nothing. A cell that a workbook holds as a number is never unclear.
 */
function numberReader(
  { heading, lines }: Pick<ReadSheet, 'heading' | 'lines'>,
  assigned: (ColumnName | null)[],
  attributes: Map<string, AttributeRow>,
  said: DecimalMark | undefined,
): (field: ColumnName, cell: string | number) => Read {
  const shown = new Map<ColumnName, Set<DecimalMark>>();
  for (const [place, field] of assigned.entries()) {
    if (!field || !holdsNumbers(field, attributes)) continue;
    const stated = markIn(heading[place] ?? '');
    const texts = lines.map(({ cells }) => cells[place]).filter((cell) => typeof cell === 'string');
    shown.set(field, new Set(stated ? [stated] : texts.flatMap(marksIn)));
  }
  const ofFile = only(new Set([...shown.values()].flatMap((found) => [...found])));
  return (field, cell) => {
    if (typeof cell === 'number' || !isUnclear(cell) || !holdsNumbers(field, attributes)) return { cell, doubt: null };
    const ofColumn = only(shown.get(field));
    const mark = ofColumn ?? said ?? ofFile;
    const doubt = { cell, mark, isShown: ofColumn !== null };
    return { cell: mark ? inTurkish(cell, mark) : cell, doubt };
  };
}

/** Columns of codes and names: what a spreadsheet has made of one of them is no code, and reads like one. */
const codes: ColumnName[] = ['stockCode', 'manufacturerCode', 'successorId', 'togetherIds', 'crossReferences'];
const names: ColumnName[] = ['name', 'brand', 'categoryId', 'kindId', 'familyId'];
const guarded = new Set([...codes, ...names]);

/** A number that was reckoned, such as 123.45000000000002, is shown with fifteen digits; one of more digits has lost some. */
const inFifteen = (cell: string | number) =>
  typeof cell === 'number' && !Number.isInteger(cell) ? Number(cell.toPrecision(15)) : cell;

/** Returns the rows with numbers as their cells show them where a column holds texts: 123 as 000123, 6204 as RL-6204. */
export function withShown<Sheet extends { lines: SheetLine[] }>(
  sheet: Sheet,
  fields: (ColumnName | null)[],
  attributes: Map<string, AttributeRow>,
): Sheet {
  const isText = fields.map((field) => field !== null && field !== 'id' && !holdsNumbers(field, attributes));
  const lines = sheet.lines.map((row) => {
    const cells = row.cells.map((cell, place) => {
      const look = isText[place] ? row.looks?.get(place) : undefined;
      if (look && 'text' in look) return look.text;
      return isText[place] ? inFifteen(cell) : cell;
    });
    return { ...row, cells };
  });
  return { ...sheet, lines };
}

/** Says what a spreadsheet has made of a code or a name, in a sentence; null where it is as somebody has typed it. */
function changedCell(field: ColumnName, cell: string | number, place: number, { looks }: Pick<SheetLine, 'looks'>) {
  if (!guarded.has(field) || cell === '') return null;
  const look = looks?.get(place);
  if (look && 'change' in look) return changeText(cell, look.change);
  if (typeof cell === 'number') return codes.includes(field) && !keepsDigits(cell) ? changeText(cell, 'DIGITS') : null;
  const parts = field === 'crossReferences' || field === 'togetherIds' ? cell.split(/[|>]/).slice(0, 200) : [cell];
  // The day of a code of another maker is a date.
  const isDay = (part: string) => field === 'crossReferences' && /^\s*\d{4}-\d\d-\d\d\s*$/.test(part);
  const changed = parts.flatMap((part) => {
    const change = isDay(part) ? null : (codes.includes(field) ? changeInCode : changeIn)(part);
    return change ? [changeText(part, change)] : [];
  });
  return changed[0] ?? null;
}
