import { createHash } from 'node:crypto';
import { fromStored } from '../../../fields/field.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { type FieldName, type SheetChoices, cellText, cut, priceText, headingOf } from './columns.ts';
import type { Reason } from './readProduct.ts';
import { type Outcome, type Plan, type PlannedRow, planImport } from './plan.ts';
import { badInput } from '../../../core/errors.ts';
import { meaningOf, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { type ReadLines, readLines, type SheetReading } from './readLines.ts';
import { priceJumps, times, type PriceJump } from '../../../../common/product/priceJump.ts';
import { keyOfLine } from './findLines.ts';
import { keyFields, keyHeading } from './profileLines.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { Db } from '../../../db/database.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';

export type SheetRow = {
  line: number;
  id: string | null;
  name: string;
  outcome: Outcome;
  reasons: Reason[];
  changes: FieldName[];
  values: string[];
  before: (string | null)[];
  candidates: ProductRow[];
  netPrice: string | null;
  stop: string | null;
};

export type SheetReport = ReturnType<typeof reportOf>;
type Of = { dryRun: boolean; importId: string | null; runId: string | null };

/** A report of a large file has this many rows of each outcome: thousands would be more than anyone reads. */
const [large, mostRows] = [5000, 1000];

/** Reports a plan, or the result of one. */
export function reportOf({ rows, choices }: Plan, ofFile: FieldName[], stops: Stops, of: Of) {
  const isHidden = rows.some(({ outcome, changes }) => outcome === 'MISSING' && changes.length > 0);
  const fields: FieldName[] = isHidden && !ofFile.includes('availability') ? [...ofFile, 'availability'] : ofFile;
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    ...of,
    stops: stops.sentences,
    added: count('ADDED'),
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    wrong: count('WRONG'),
    unclear: count('UNCLEAR'),
    missing: count('MISSING'),
    noProduct: count('NO_PRODUCT'),
    clearedPrices: rows.filter(isPriceCleared).length,
    cleared: clearedIn(rows, choices),
    jumps: rows.filter((row) => jumpOf(row) !== undefined).length,
    fields,
    decimals: decimalQuestion(rows),
    hidden: hiddenQuestion(rows),
    rows: readable(rows).map((row): SheetRow => {
      const { line, id, before, entered, outcome, reasons, changes, candidates } = row;
      const stored = before && fromStored(productFields, before);
      const isReadable = (field: FieldName) => !reasons.some(({ input }) => input === field);
      return {
        line: line.line,
        id: id || null,
        name: cut(entered.name),
        outcome,
        reasons,
        changes,
        values: fields.map((field) =>
          isReadable(field) ? cellText(field, entered, choices) : cut(String(line.cells.get(field) ?? '')),
        ),
        before: fields.map((field) => (stored && changes.includes(field) ? cellText(field, stored, choices) : null)),
        candidates,
        netPrice: line.netPrice === null ? null : priceText(line.netPrice),
        stop: stops.ofRow(row),
      };
    }),
    fingerprint: fingerprintOf(rows),
  };
}

/** The product has a price, and would have one on request. */
const isPriceCleared = ({ outcome, before, stored, isRemoved }: PlannedRow) =>
  outcome === 'CHANGED' && !isRemoved && before?.price != null && stored.price === null;

/** Counts by field the products whose value the file would clear; a price that vanishes is counted by itself. */
function clearedIn(rows: PlannedRow[], choices: SheetChoices) {
  const counts = new Map<FieldName, number>();
  for (const { outcome, before, entered, changes, isRemoved } of rows) {
    if (outcome !== 'CHANGED' || !before || isRemoved) continue;
    const stored = fromStored(productFields, before);
    for (const field of changes)
      if (field !== 'price' && cellText(field, stored, choices) !== '' && cellText(field, entered, choices) === '')
        counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return [...counts].map(([field, count]) => ({ field, count })).sort((one, other) => other.count - one.count);
}

function readable(rows: PlannedRow[]) {
  if (rows.length <= large) return rows;
  const counts = new Map<Outcome, number>();
  return rows.filter(({ outcome }) => {
    const count = (counts.get(outcome) ?? 0) + 1;
    counts.set(outcome, count);
    return count <= mostRows;
  });
}

/** The fingerprint covers everything that the rows would write, and what they would replace. */
function fingerprintOf(rows: PlannedRow[]) {
  const hash = createHash('sha256');
  for (const { line, id, before, stored, outcome, reasons, isRemoved } of rows) {
    hash.update(
      JSON.stringify([line.line, id, before?.seq, before?.version, outcome, stored, reasons.length, isRemoved]),
    );
  }
  return hash.digest('hex');
}

export type DecimalQuestion = ReturnType<typeof decimalQuestion>;

/** This many cells are named. */
const most = 20;

/** Returns the numbers whose column does not show their mark, with both meanings of each; null when there are none. */
export function decimalQuestion(rows: Pick<PlannedRow, 'line' | 'doubts'>[]) {
  const all = rows.flatMap(({ line, doubts }) => doubts.map((doubt) => ({ line, doubt })));
  const [first] = all;
  if (!first) return null;
  const cells = all.slice(0, most).map(({ line: { line, columns }, doubt: { cell, input } }) => ({
    line,
    field: headingOf(columns, input),
    input,
    value: cut(cell),
    withComma: cut(meaningOf(cell, 'COMMA')),
    withPoint: cut(meaningOf(cell, 'POINT')),
  }));
  // The answer, or the other columns, settle all of them or none.
  const mark: DecimalMark | null = first.doubt.mark;
  return { mark, count: all.length, cells };
}

/** Returns the rows that the workbook hides and of which nobody has said whether they are products; null when there are none. */
export function hiddenQuestion(rows: Pick<PlannedRow, 'line'>[]) {
  const lines = rows.flatMap(({ line: { line, isHidden } }) => (isHidden ? [line] : []));
  return lines.length === 0 ? null : { count: lines.length, lines: lines.slice(0, most) };
}

/** The refusal of an import with rows that are hidden. */
export function unansweredHidden({ count, lines: [first] }: NonNullable<ReturnType<typeof hiddenQuestion>>) {
  const rows = count === 1 ? `Row ${first ?? 0} is` : `${count} rows are`;
  return badInput(
    'answers.hiddenRows',
    `Nothing was changed: ${rows} hidden in the workbook. Answer whether to TAKE hidden rows or to LEAVE_OUT all of them.`,
  );
}

/** The refusal of an import whose numbers nobody has explained. */
export function unansweredMark({ cells: [first] }: NonNullable<DecimalQuestion>) {
  const { value = '', line = 0, withComma = '', withPoint = '' } = first ?? {};
  return badInput(
    'answers.decimalMark',
    `Nothing was changed: ${value} in line ${line} is ${withComma} or ${withPoint}. Answer whether its decimal mark is COMMA or POINT.`,
  );
}

/** The last good run of a profile. */
export type LastRun = { rows: number; known: number[] };

const number = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 });
const percent = (count: number, of: number) => (of === 0 ? 0 : (count / of) * 100);
const share = (count: number, of: number) => `${number.format(Math.round(percent(count, of)))} %`;
const counted = (count: number, one: string, several: string) =>
  `${number.format(count)} ${count === 1 ? one : several}`;

/** Tells whether the price of a row changes by more than this factor, or becomes 0. */
export function isWildPrice({ before, stored, changes }: PlannedRow, factor: number) {
  if (!before || !changes.includes('price') || stored.price === null) return false;
  if (stored.price === 0) return true;
  if (before.price === null || before.price === 0) return false;
  return Math.max(stored.price / before.price, before.price / stored.price) > factor;
}

/** The first price of a product that jumps, be it of the ladder; undefined where none does. */
const jumpOf = ({ outcome, before, stored, isRemoved }: PlannedRow) =>
  outcome === 'CHANGED' && before && !isRemoved ? priceJumps(before, { ...before, ...stored })[0] : undefined;

function jumpText(jump: PriceJump | undefined) {
  if (!jump) return null;
  return jump.to ? times(jump.from, jump.to) : jump.to === 0 ? 'becomes 0' : 'becomes “on request”';
}

/** `sentences` say why a run stops itself, none when it goes on; `ofRow` says it of a row, null where it is not the cause. */
type Stops = { sentences: string[]; ofRow: (row: PlannedRow) => string | null };

const none: Stops = { sentences: [], ofRow: (row) => jumpText(jumpOf(row)) };

/** Returns why a run of a profile stops itself. */
export function stopsOf({ rows }: Plan, { lines, sheet, profile }: ReadLines, last: LastRun | null): Stops {
  if (!profile) return none;
  const { limits, findBy } = profile.setup;
  const stops: string[] = [];
  const count = (fits: (row: PlannedRow) => boolean) => rows.filter(fits).length;
  const missing = count(({ outcome }) => outcome === 'MISSING');
  const known = last?.known.length ?? 0;
  const isTooMuchMissing = percent(missing, known) > limits.missing;
  if (isTooMuchMissing)
    stops.push(
      `${number.format(missing)} of ${counted(known, 'product is', 'products are')} not in the file: ` +
        `${share(missing, known)}, the limit is ${number.format(limits.missing)} %.`,
    );
  const isWild = (row: PlannedRow) => row.outcome === 'CHANGED' && isWildPrice(row, limits.price);
  const wild = count(isWild);
  if (wild > 0)
    stops.push(
      `${counted(wild, 'price changes', 'prices change')} by more than × ${number.format(limits.price)} or to 0.`,
    );
  const isRefused = ({ outcome }: PlannedRow) => outcome === 'WRONG' || outcome === 'UNCLEAR';
  const refused = count(isRefused);
  const isTooMuchRefused = percent(refused, lines.length) > limits.refused;
  if (isTooMuchRefused)
    stops.push(
      `${number.format(refused)} of ${counted(lines.length, 'row is', 'rows are')} refused: ` +
        `${share(refused, lines.length)}, the limit is ${number.format(limits.refused)} %.`,
    );
  if (findBy !== 'ANY' && keyFields[findBy]) {
    const named = rows.flatMap(({ line, outcome }) =>
      outcome === 'NO_PRODUCT' || outcome === 'MISSING' ? [] : [line],
    );
    const keys = named.map((line) => keyOfLine(line, findBy));
    const filled = keys.filter(Boolean);
    const odd = keys.length - new Set(filled).size;
    if (odd > 0)
      stops.push(
        `${keyHeading(lines[0]?.columns ?? [], findBy)} is blank or double in ${counted(odd, 'row', 'rows')}.`,
      );
  }
  if (last && lines.length < last.rows / 2)
    stops.push(
      `The file has ${counted(lines.length, 'row', 'rows')}, and the last one had ${number.format(last.rows)}.`,
    );
  if (sheet.isCutOff) stops.push('The last row of the file is cut off.');
  return {
    sentences: stops,
    ofRow(row) {
      if (isTooMuchMissing && row.outcome === 'MISSING') return 'not in the file';
      if (isTooMuchRefused && isRefused(row)) return row.reasons[0]?.message ?? 'It may mean several products.';
      return isWild(row) ? changeOfPrice(row) : null;
    },
  };
}

/** Says by which factor the price of a row changes. */
const changeOfPrice = ({ before, stored }: PlannedRow) =>
  before?.price && stored.price ? times(before.price, stored.price) : 'becomes 0';

/**
 * The column with this heading says what is wrong; an import ignores it, so that the file can be sent again as it is.
 */
const reasonHeading = 'What is wrong';
const width = 24;

const unclear = ({ candidates }: PlannedRow) =>
  `This may be a new product, or ${candidates.map(({ id, name }) => `“${name}” (Id ${id})`).join(' or ')}.`;

const reasonOf = (row: PlannedRow) =>
  row.reasons.map(({ field, message }) => `${field}: ${message}`).join(' ') || unclear(row);

/** Returns the wrong and unclear rows as they are in the file, each with its reason, as a workbook in base64. */
export async function leftOutRows(db: Db, bytes: Buffer, reading: SheetReading, progress: Progress): Promise<string> {
  const { sheet, lines, rules } = await readLines(db, bytes, reading);
  const { rows } = await planImport(db, lines, progress, rules);
  const reasons = new Map(
    rows
      .filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR')
      .map((row) => [row.line.line, reasonOf(row)]),
  );
  const out = sheet.lines.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...cells, reason]];
  });
  const titles = [...sheet.heading, reasonHeading];
  const file = await toXlsx(
    [titles, ...out],
    titles.map(() => width),
  );
  return file.toString('base64');
}
