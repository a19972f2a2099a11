import { fold, withoutInvisible } from '../../../../common/text/letters.ts';
import { withAmountLines } from './quantities/amountLines.ts';
import { headingIn, placesIn, type Places } from './headings.ts';
import { partsOf } from './lineParts.ts';
import { readingsOf, type Reading } from './lineReadings.ts';
import { isBlank, isClosing, isSpeech, isTotal, mayBeName } from './notProducts.ts';
import { digitsOf, withDigits } from './quantities/numberWords.ts';
import { isAmount, isMoney, noAmount, readAmount, type Amount } from './writtenAmount.ts';
import { unitNamed } from './writtenUnits.ts';

/**
 * A line of a table or a text that was pasted or sent as a file. `readings` begin with what it means where no part of it is a known
 * code; the others hold where their text is one. A line that may be a name is a product only where the catalogue has its words.
 */
export type PastedLine = { readings: [Reading, ...Reading[]]; mayBeName: boolean };

/**
 * The lines, and those that name no product: greetings, totals, signatures. Of a list that is far too long only the `count` of its
 * rows is known.
 */
export type PastedList = { lines: PastedLine[]; leftOut: string[]; count: number };

/** A list takes far fewer; more are not read, since reading a line takes time. */
const mostRows = 150;

const longestText = 200;

/** A longer cell, or a longer line, is no part of a list; its end is not read. */
const longestCell = 240;
const longestLine = 1000;
/** Without a heading, the code and the quantity are among the first cells. */
const mostCells = 20;

/** Cells are separated by a tab, a semicolon, a bar or several spaces. */
const cellsOf = (line: string) => line.split(/\t|;|\|| {2,}/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** Tells whether the first column counts the rows: 1, 2, 3. Two rows alone may have the quantities 1 and 2. */
function countsRows(table: string[][]) {
  const rows = table.map((cells) => cells.filter(Boolean)).filter(({ length }) => length > 1);
  const first = rows.map(([cell = '']) => (/^\d{1,4}\.?$/.test(cell) ? Number.parseInt(cell, 10) : NaN));
  const counted = first.filter((one) => !Number.isNaN(one));
  // A total has no number.
  const isMost = counted.length > 0 && first.slice(0, counted.length).every((one) => !Number.isNaN(one));
  const rises = counted.every((one, at) => (at === 0 ? one <= 2 : one > (counted[at - 1] ?? 0)));
  const haveOthers = rows.every(([, ...cells], row) => Number.isNaN(first[row]) || cells.some(isReadable));
  const isRow = counted.every((one, at) => one === at + 1);
  return isMost && rises && (haveOthers || (isRow && counted.length > 2));
}

const isReadable = (cell: string) =>
  !isMoney(cell) && readAmount(cell).text !== null && readAmount(cell).number !== null;

const isUnit = (cell: string) => unitNamed(fold(cell).replace(/\.$/, '')) !== undefined;
const isNumber = (cell: string) => /^[\d.,\s]+$/.test(cell);

/** Adds the unit of a cell beside that of the number. */
const joined = (amount: string, unit: string) => (isNumber(amount) && isUnit(unit) ? `${amount} ${unit}` : amount);

/** Finds the quantity among cells without a heading: one with a unit, or beside a unit, else the last one. */
function amountAmong(cells: string[], from: number): { place: number; amount: Amount } {
  const places = cells.flatMap((cell, place) => (place >= from && isAmount(cell) ? [place] : []));
  const beside = places.flatMap((place) => [
    ...(isNumber(cells[place] ?? '') && isUnit(cells[place + 1] ?? '') ? [{ place, unit: place + 1 }] : []),
    ...(isNumber(cells[place] ?? '') && isUnit(cells[place - 1] ?? '') ? [{ place, unit: place - 1 }] : []),
  ]);
  const [unit] = beside;
  if (unit) return { place: unit.place, amount: readAmount(joined(cells[unit.place] ?? '', cells[unit.unit] ?? '')) };
  const place = places.findLast((one) => readAmount(cells[one] ?? '').unit !== null) ?? places.at(-1) ?? -1;
  return { place, amount: place < 0 ? noAmount : readAmount(cells[place] ?? '') };
}

/** A code is one word with a digit; what else stands in a row describes it. */
const isLikeCode = (cell: string) =>
  /\d/.test(cell) && /\p{L}/u.test(cell) && /^\S+(?: \S+)?$/.test(cell) && !isNumber(cell);

/** Reads the cells of a row whose columns nobody names. */
function freeReadings(cells: string[], isCounted: boolean): [Reading, ...Reading[]] {
  const filled = cells.filter(Boolean).slice(isCounted ? 1 : 0, mostCells);
  const [first = ''] = filled;
  if (filled.length < 2) return readingsOf(first);
  const isText = (cell: string) =>
    !isReadable(cell) && (!isAmount(cell) || isLikeCode(cell)) && !isUnit(cell) && !isMoney(cell);
  // A quantity stands first only where a code or words follow it.
  const leads = isReadable(first) && filled.slice(1).some(isText);
  const later = amountAmong(filled, 1);
  const { place, amount } = leads && later.amount.number === null ? amountAmong([first], 0) : later;
  const texts = filled.filter((cell, at) => at !== place && !isUnit(cell) && !isMoney(cell) && !(leads && at === 0));
  const words = texts.filter(isText);
  const coded = !isLikeCode(words[0] ?? '') ? words.filter(isLikeCode) : [];
  const [best = first] = [...(/\d/.test(words[0] ?? '') ? [] : coded), ...words, ...texts];
  const own = amount.text === null ? readingsOf(best) : [{ text: best, amount }];
  return [...own, ...[...words, ...texts].map((text) => ({ text, amount }))] as [Reading, ...Reading[]];
}

/** Reads the cells of a row by the columns of the heading. */
function namedReadings(cells: string[], { texts, quantity, unit }: Places): [Reading, ...Reading[]] {
  const found = texts.map((place) => cells[place]?.trim() ?? '').filter(Boolean);
  const [best = cells.find(Boolean) ?? ''] = found;
  const said = digitsOf(cells[quantity] ?? '');
  if (cells.filter(Boolean).length === 1) return readingsOf(best);
  const amount =
    quantity < 0
      ? amountAmong(cells.filter(Boolean).slice(0, mostCells), 1).amount
      : readAmount(joined(said, cells[unit] ?? ''));
  return [{ text: best, amount }, ...found.slice(1).map((text) => ({ text, amount }))];
}

/** A code and a number alone are a part below a signature, too, as in a forwarded letter: '6204-2RS - 20'. */
const isCodeAndNumber = ({ text, amount: { number } }: Reading) =>
  number !== null && /^(?=\S*\d)(?=[^\s:]*[\p{L}-])[^\s:]{4,}$/u.test(text);

/** A line with more numbers than this is none of a list. */
const mostReadings = 12;

const cut = ({ text, amount }: Reading): Reading => ({ text: text.slice(0, longestText), amount });

/** Reads a table, with a heading below titles or without one. */
export function linesOf(table: string[][], most = mostRows): PastedList {
  const filled = table
    .filter((cells) => cells.some((cell) => !isBlank(cell)))
    .map((cells) => cells.map((cell) => cell.slice(0, longestCell)));
  const list: PastedList = { lines: [], leftOut: [], count: filled.length };
  if (filled.length > most) return list;
  const at = headingIn(filled);
  const places = at < 0 ? undefined : placesIn(filled[at] ?? []);
  const isCounted = at < 0 && countsRows(filled);
  let isSigned = false;
  for (const [row, cells] of filled.entries()) {
    if (row === at) continue;
    const shown = cells.filter(Boolean).slice(0, mostCells).join(' ').slice(0, longestCell);
    const readings = places && row > at ? namedReadings(cells, places) : freeReadings(cells, isCounted);
    const [{ text, amount }] = readings;
    const hasUnit = amount.number !== null && amount.unit !== null;
    isSigned ||= list.lines.length > 0 && isClosing(shown);
    const isTitle = row < at && !hasUnit;
    const isSignature = isSigned && amount.text === null && !readings.some(isCodeAndNumber);
    const isOut = isTotal(text) || isTotal(shown) || (!hasUnit && isSpeech(shown)) || isTitle || isSignature;
    if (isOut) list.leftOut.push(shown.slice(0, longestText));
    else
      list.lines.push({
        readings: readings.slice(0, mostReadings).map(cut) as PastedLine['readings'],
        mayBeName: amount.text === null && mayBeName(shown),
      });
  }
  return { ...list, count: list.lines.length };
}

/** A telephone writes the number of a line as a key: '1️⃣'. */
const keycap = /(\d)\u{fe0f}?\u{20e3}\s*/gu;

/** A full stop without a blank ends a part: '6204-2RS 20 adet.6205-ZZ 10 adet'. */
const endsPart = /(?<=\d ?(?:adet|tane|ad))\.(?=[\p{L}\d])/giu;

/** `most` lines are read; a letter that an admin reads may have more than a list. */
export function pastedLines(text: string, most = mostRows): PastedList {
  const lines = withoutInvisible(text.replaceAll(keycap, '$1) '))
    .split(/\r\n|\r|\n/)
    .filter((line) => !isBlank(line));
  if (lines.length > most) return { lines: [], leftOut: [], count: lines.length };
  return linesOf(
    withAmountLines(lines.map((line) => withDigits(line.slice(0, longestLine).replaceAll(endsPart, '$& '))))
      .flatMap((line) => (line.includes('\t') || line.length > longestCell ? [line] : partsOf(line)))
      .map(cellsOf),
    most,
  );
}
