import { withTabs } from './text/fixedWidth.ts';
import { decodedSigns } from '../../common/text/htmlText.ts';

// Tables as programs write them with a sign between their cells. A cell that holds this sign, a quote or the end of a line stands in
// quotes, in which a quote is doubled. Lists also have inch marks that nobody has doubled: 1/2" vana. Those are read by the number of
// cells that the other rows have.

/** A spreadsheet keeps so many characters in a cell. A quote that is further from its end was none. */
const longestCell = 32_767;
/** A longer line is read in one way only. */
const longestLine = 8 * longestCell;
/** So many characters are looked at in vain for the ends of quotes. */
const mostInVain = 4_000_000;

/** `doubtful` is the place of the first cell that has several readings; all after it may be shifted. */
export type DelimitedRow = { cells: string[]; doubtful?: number };

/** A row in one way of reading it, up to `end`; `broken` is the place of a cell whose quotes fit no rule. */
type Reading = { cells: string[]; end: number; broken: number; quoted: number; quotedLines: number; hasStray: boolean };
/** How many cells the rows have, 0 while it is unknown, and whether cells usually stand in quotes. */
type Shape = { width: number; isQuoted: boolean };

const lineEnd = /\r\n?|\n/g;

/** Returns the end of the line, and the beginning of the next. */
function endOfLine(text: string, at: number): [end: number, next: number] {
  lineEnd.lastIndex = at;
  const found = lineEnd.exec(text);
  return found ? [found.index, lineEnd.lastIndex] : [text.length, text.length];
}

const blanks = /[ \u00a0]*/y;
/** Returns the first place from `at` on that holds no blank. */
function behindBlanks(text: string, at: number) {
  blanks.lastIndex = at;
  blanks.test(text);
  return blanks.lastIndex;
}

/**
 * Reads a cell in quotes that ends at the sign between cells or at the end of a line; null where a quote stands elsewhere. With
 * `isEscaped`, a backslash stands before each quote of the cell, as databases write it.
 */
function quotedCell(text: string, sign: string, from: number, most: number, isEscaped = false): Quoted | null {
  const part = text.slice(from, most);
  for (let at = 1; ;) {
    const quote = part.indexOf('"', at);
    if (quote < 0) break;
    const last = sign === ' ' ? quote + 1 : behindBlanks(part, quote + 1);
    const next = part[last];
    if (isEscaped && isBehindBackslash(part, quote)) at = quote + 1;
    else if (part[quote + 1] === '"' && !isEscaped) at = quote + 2;
    else if (next === undefined || next === sign || next === '\n' || next === '\r') {
      const cell = part.slice(1, quote);
      return { cell: isEscaped ? cell.replaceAll(/\\(["\\])/g, '$1') : cell.replaceAll('""', '"'), end: from + last };
    } else break;
  }
  return !isEscaped && part.includes('\\"') ? quotedCell(text, sign, from, most, true) : null;
}
type Quoted = { cell: string; end: number };

function isBehindBackslash(text: string, at: number) {
  let first = at;
  while (text[first - 1] === '\\') first--;
  return (at - first) % 2 === 1;
}

/** Reads a row whose cells in quotes may have several lines. It ends at `line`, the end of its line, or later. */
function strictRow(text: string, sign: string, from: number, line: number, most: number): Reading {
  const reading: Reading = { cells: [], end: line, broken: -1, quoted: 0, quotedLines: 0, hasStray: false };
  let end = line;
  for (let at = from; ;) {
    // Programs that put a blank behind the sign mean the quote that follows it.
    const first = behindBlanks(text, at);
    const isQuoted = text[first] === '"' && first < end;
    const quoted = isQuoted ? quotedCell(text, sign, first, Math.min(text.length, most, first + longestCell)) : null;
    if (isQuoted && !quoted && reading.broken < 0) reading.broken = reading.cells.length;
    if (quoted) {
      reading.quoted++;
      if (quoted.end > end) {
        reading.quotedLines = reading.cells.length;
        [end] = endOfLine(text, quoted.end);
      }
    }
    const found = quoted ? -1 : text.slice(at, end).indexOf(sign);
    const stop = quoted?.end ?? (found < 0 ? end : at + found);
    const cell = quoted?.cell ?? text.slice(at, stop);
    reading.cells.push(cell);
    reading.hasStray ||= !quoted && cell.includes('"');
    if (text[stop] !== sign || stop >= end) return { ...reading, end: Math.max(stop, end) };
    at = stop + 1;
  }
}

/** Reads a line whose cells stand in quotes without the quotes within them being doubled. */
function wrappedRow(line: string, sign: string): string[] {
  const cells: string[] = [];
  let mayClose = true;
  for (let at = 0; at <= line.length;) {
    const close: number = mayClose && line[at] === '"' ? line.indexOf(`"${sign}`, at + 1) : -1;
    if (line[at] === '"') mayClose = close >= 0;
    const isLast = line[at] === '"' && close < 0 && line.length > at + 1 && line.endsWith('"');
    const found = line.indexOf(sign, at);
    const end = isLast ? line.length : close >= 0 ? close + 1 : found < 0 ? line.length : found;
    cells.push(close >= 0 || isLast ? line.slice(at + 1, end - 1).replaceAll('""', '"') : line.slice(at, end));
    at = end + 1;
  }
  return cells;
}

/** Reads a line all of whose cells stand in quotes: '"1/2", pirinç","x"'. */
const allWrapped = (line: string, sign: string) =>
  line.length > 1 && line.startsWith('"') && line.endsWith('"')
    ? line
        .slice(1, -1)
        .split(`"${sign}"`)
        .map((cell) => cell.replaceAll('""', '"'))
    : [];

/** Reads a line on its own. */
function lineRow(text: string, sign: string, from: number, end: number, { width, isQuoted }: Shape): DelimitedRow {
  const strict = strictRow(text, sign, from, end, end);
  const { cells, broken, quoted, hasStray } = strict;
  const line = text.slice(from, end);
  if (broken < 0 && (cells.length === width || width === 0 || quoted === 0 || !hasStray)) return { cells };
  const literal = line.split(sign);
  const others = line.length > longestLine ? [literal] : [literal, wrappedRow(line, sign), allWrapped(line, sign)];
  const readings = isQuoted ? others.reverse() : others;
  const fitting = readings.find((one) => one.length === width);
  const chosen = fitting ?? (isQuoted ? (others.at(-2) ?? literal) : literal);
  // A quote at the beginning of a cell that has no other one: its end is missing.
  const open = chosen.findIndex((cell) => /^"[^"]*$/.test(cell));
  if (width > 0 && fitting && open < 0) return { cells: fitting };
  const first = literal.findIndex((cell) => cell.startsWith('"'));
  return { cells: chosen, doubtful: open >= 0 ? open : Math.max(Math.min(first, chosen.length - 1), 0) };
}

/** Reads the rows one by one. */
function* rowsOf(text: string, sign: string, shape: Shape): Generator<DelimitedRow & { quoted: number }> {
  const { width } = shape;
  let left = mostInVain;
  // Lines up to here may belong together.
  let together = 0;
  let quote = -1;
  for (let at = 0; at < text.length;) {
    const [end, next] = endOfLine(text, at);
    if (quote < at) quote = text.indexOf('"', at);
    if (quote < 0) quote = text.length;
    if (quote >= end) {
      const cells = text.slice(at, end).split(sign);
      yield at < together ? { cells, doubtful: 0, quoted: 0 } : { cells, quoted: 0 };
      at = next;
      continue;
    }
    const whole = left > 0 && at >= together ? strictRow(text, sign, at, end, text.length) : undefined;
    const isWhole = whole?.broken === -1 && whole.end > end;
    if (whole && isWhole) {
      const first = lineRow(text, sign, at, end, shape);
      const fits = width > 0 && first.cells.length === width;
      const { rows, lines } = linesAmong(text, sign, next, whole.end, width);
      const isOne = whole.cells.length === width ? !fits || rows < lines : !fits && rows === 0;
      if (isOne) {
        yield { cells: whole.cells, quoted: whole.quoted };
        [, at] = endOfLine(text, whole.end);
        continue;
      }
      if (whole.cells.length === width) together = whole.end;
    }
    if (whole && (whole.broken >= 0 || isWhole)) left -= Math.max(whole.end - at, end - at, longestCell / 8);
    const row = lineRow(text, sign, at, end, shape);
    const doubtful = at < together ? (whole?.quotedLines ?? 0) : row.doubtful;
    yield { cells: row.cells, ...(doubtful === undefined ? {} : { doubtful }), quoted: whole?.quoted ?? 0 };
    at = next;
  }
}

/** Counts the lines that would be rows of their own, and all. */
function linesAmong(text: string, sign: string, from: number, to: number, width: number) {
  let [rows, lines] = [0, 0];
  for (let at = from; at < to;) {
    const [end, next] = endOfLine(text, at);
    if (text.slice(at, end).split(sign).length === width) rows++;
    lines++;
    at = next;
  }
  return { rows, lines };
}

/** A sign that also stands in prices and texts comes later. */
const signs = [';', '\t', ',', '|'];
/** These divide the cells of a few old programs, where none of the usual ones does. */
const rareSigns = ['^', '~', '¦', '§', '\x1f', '\x01'];
const looked = 100;

/** How far a sign divides the first rows: `isNamed` where a row that may be a heading is one of its rows. */
type Division = Shape & { isNamed: boolean; divided: number; fitting: number };

const isNumber = (cell: string) => /^\s*-?\d[\d.,]*\s*$/.test(cell);

/** The cells of a heading hold no number, and no sign that divides better. */
const mayBeHeading = (cells: string[], sign: string) =>
  cells.every((cell) => !isNumber(cell) && (sign === ';' || sign === '\t' || !/[;\t]/.test(cell)));

/** Looks at the first rows. */
function divisionBy(text: string, sign: string): Division {
  const widths = new Map<number, { times: number; first: string[] }>();
  let [quoted, cells, count] = [0, 0, 0];
  for (const row of rowsOf(text, sign, { width: 0, isQuoted: false })) {
    if (++count > looked) break;
    if (row.cells.every((cell) => cell.trim() === '')) continue;
    const known = widths.get(row.cells.length) ?? { times: 0, first: row.cells };
    known.times++;
    widths.set(row.cells.length, known);
    quoted += row.quoted;
    cells += row.cells.length;
  }
  // Titles are shorter than the rows. The heading says how many cells a row has where the rows say different things.
  const wide = [...widths].filter(([width]) => width > 1);
  const [width, { times, first }] = wide.reduce(
    (best, one) => (one[1].times > best[1].times ? one : best),
    wide[0] ?? [1, { times: 0, first: [] }],
  );
  return {
    ...{ width, isQuoted: quoted * 4 > cells, isNamed: times > 0 && mayBeHeading(first, sign) },
    divided: wide.reduce((sum, [, one]) => sum + one.times, 0),
    fitting: (width - 1) * times,
  };
}

/** Compares two signs; of equal ones the first stays first. */
function better(one: Division, other: Division) {
  if (one.isNamed !== other.isNamed) return one.isNamed ? -1 : 1;
  return one.isNamed ? other.fitting - one.fitting : other.divided - one.divided;
}

/** Excel writes the sign between cells into a first line of its own. */
const named = /^"?sep=(.)"?[;,\t]*(?=[\r\n])/i;

/** Programs of DOS end a file with this sign. */
const endOfDos = /(?<!\x1a)\x1a+\s*$/;

/** A line that ends within a cell, where rows end otherwise; no text has this sign. */
const within = '\ufdd0';

/**
 * Where the first and the last row end as Windows ends lines, a line that ends otherwise is one of a cell, with quotes or without;
 * but for lines that have as many cells as the heading each: then several programs have written the file.
 */
function withWithin(text: string): string {
  const heading = text.indexOf('\r\n');
  if (text.indexOf('\n') !== heading + 1 || !text.endsWith('\r\n')) return text;
  const counts = signs.map((sign) => text.slice(0, heading).split(sign).length);
  const [width, sign = ''] = [Math.max(...counts), signs[counts.indexOf(Math.max(...counts))]];
  const areRows = (lines: string[]) =>
    lines.length > 1 && width > 2 && lines.every((line) => line.split(sign).length === width);
  return text
    .split('\r\n')
    .map((line) => (areRows(line.split(/[\r\n]/)) ? line : line.replaceAll('\n', within)))
    .join('\r\n');
}

/** Word processors turn the quotes of cells into those of print; the first line shows it. */
const inPrint = /^\s*(?:“[^“”\r\n]*”|«[^«»\r\n]*»)(?:[;,\t|](?:“[^“”\r\n]*”|«[^«»\r\n]*»))+[ \t]*(?=[\r\n])/;
const withPlainQuotes = (text: string) =>
  inPrint.test(text.slice(0, 10_000))
    ? text.replaceAll(
        /(^|[;,\t|\r\n])[“«]|[”»](?=[;,\t|\r\n]|$)/g,
        (_, before: string | undefined) => `${before ?? ''}"`,
      )
    : text;

/** Pages write names of signs, such as &amp; and &#350;, whose semicolon divides no cells; no text has this sign. */
const ofSign = '\ufdd1';
const nameOfSign = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,8});/gi;
const withSigns = (text: string) =>
  text.includes('&')
    ? text.replaceAll(nameOfSign, (name) => (decodedSigns(name) === name ? name : name.slice(0, -1) + ofSign))
    : text;

/** A file may put its cells into apostrophes, as databases do: the first line shows it. */
const inApostrophes = /^\s*'[^'\r\n]*'([;,\t|])(?:'[^'\r\n]*'\1)*'[^'\r\n]*'[ \t]*(?=[\r\n])/;
const exchanged = (text: string) => text.replaceAll(/['"]/g, (quote) => (quote === '"' ? "'" : '"'));

/** Reads up to `most` rows, with the sign between their cells, which is found out where none is given. */
export function readDelimited(text: string, given: string | undefined, most: number) {
  const tabbed = given === undefined ? withTabs(text) : null;
  if (tabbed !== null) return readRows(tabbed, '\t', most);
  const read = readRows(text, given, most);
  const inner = given === undefined ? innerText(read.rows) : null;
  return inner === null ? read : readRows(inner, given, most);
}

/** So many rows show that each line of the file stands in one cell. */
const mostInOne = 20;

/**
 * A spreadsheet that has opened a table of commas as one column saves each of its lines as one cell, in quotes. Returns the lines that
 * were there; null for any other table.
 */
function innerText(rows: DelimitedRow[]): string | null {
  const isOne = ({ cells: [first = '', ...others], doubtful }: DelimitedRow) =>
    doubtful === undefined && /[;,\t|]/.test(first) && others.every((cell) => cell.trim() === '');
  const isBlank = ({ cells }: DelimitedRow) => cells.every((cell) => cell.trim() === '');
  const filled = rows.slice(0, mostInOne).filter((row) => !isBlank(row));
  if (filled.length < 2 || !filled.every(isOne)) return null;
  const widthOf = (sign: string) => filled.map(({ cells: [first = ''] }) => first.split(sign).length);
  const isTable = signs.some((sign) => {
    const [width = 1, ...others] = widthOf(sign);
    return width > 1 && others.every((one) => one >= width);
  });
  return isTable ? rows.map(({ cells: [first = ''] }) => first).join('\n') : null;
}

function readRows(text: string, given: string | undefined, most: number) {
  const [own = '', said] = named.exec(text.slice(0, 40)) ?? [];
  const isExchanged = inApostrophes.test(text.slice(own.length, own.length + 10_000));
  const whole = withWithin(withPlainQuotes(withSigns(text.slice(own.length).replace(endOfDos, ''))));
  const body = isExchanged ? exchanged(whole) : whole;
  // A line that names a sign which divides nothing was written by another program than the table.
  const isSaid = said !== undefined && body.slice(0, 10_000).includes(said);
  const sign = given ?? (isSaid ? said : undefined);
  const shapesOf = (some: string[]) => some.map((one) => ({ sign: one, ...divisionBy(body, one) })).sort(better);
  const usual = shapesOf(sign === undefined ? signs : [sign]);
  const isRare = sign === undefined && usual.every(({ isNamed, width }) => !isNamed || width < 2);
  const rare = isRare ? shapesOf(rareSigns).find(({ isNamed, fitting }) => isNamed && fitting > 2) : undefined;
  const shape = rare ?? usual[0];
  const rows: DelimitedRow[] = [];
  for (const { cells, doubtful } of rowsOf(body, shape?.sign ?? ';', shape ?? { width: 0, isQuoted: false })) {
    if (rows.length >= most) break;
    const own = cells.map((cell) =>
      (isExchanged ? exchanged(cell) : cell).replaceAll(within, '\n').replaceAll(ofSign, ';'),
    );
    rows.push(doubtful === undefined ? { cells: own } : { cells: own, doubtful });
  }
  return { rows, sign: shape?.sign ?? ';' };
}
