import { createHash } from 'node:crypto';
import { fromStored } from '../../../fields/field.ts';
import { productFields, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { type FieldName, type SheetChoices, cellText, cut, priceText, headingOf } from './reading/columns.ts';
import type { Reason } from './reading/readProduct.ts';
import { type Outcome, type Plan, type PlannedRow, planImport } from './plan.ts';
import { badInput } from '../../../core/errors.ts';
import { meaningOf, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import { type ReadLines, readLines, type SheetReading } from './reading/readLines.ts';
import { priceJumps, times, type PriceJump } from '../../../../common/product/priceJump.ts';
import { isTextColumn } from './reading/textColumns.ts';
import { changedTexts } from './rowTexts.ts';
import { keyOfLine } from './reading/findLines.ts';
import { keyFields, keyHeading, type LeftColumn } from './reading/profileLines.ts';
import type { Progress } from '../../../jobs/progress.ts';
import type { Db } from '../../../db/database.ts';
import { toXlsx } from '../../../spreadsheet/xlsx.ts';
import * as said from '../../../words/en/imports.ts';

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
export function reportOf({ rows, choices, pairs }: Plan, { fields: ofFile, left }: ReadLines, stops: Stops, of: Of) {
  const isHidden = rows.some(({ outcome, changes }) => outcome === 'MISSING' && changes.length > 0);
  const more: FieldName[] = isHidden ? ['availability', ...pairs] : pairs;
  const fields = [...new Set([...ofFile, ...more])];
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
    left: leftValues(rows, left),
    pictures: rows.reduce(
      (sum, { line, outcome }) => sum + (outcome === 'WRONG' ? 0 : (line.shaped?.pictures.length ?? 0)),
      0,
    ),
    cleared: clearedIn(rows, choices),
    jumps: rows.filter((row) => jumpOf(row) !== undefined).length,
    fields,
    decimals: decimalQuestion(rows),
    hidden: hiddenQuestion(rows),
    rows: readable(rows).map((row): SheetRow => {
      const { line, id, before, entered, outcome, reasons, changes, candidates, texts } = row;
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
          isTextColumn(field) || !isReadable(field)
            ? cut(String(line.cells.get(field) ?? ''))
            : cellText(field, entered, choices),
        ),
        before: fields.map((field) => {
          if (!stored || !changes.includes(field)) return null;
          return isTextColumn(field) ? cut(texts.get(field)?.before?.value ?? '') : cellText(field, stored, choices);
        }),
        candidates,
        netPrice: line.netPrice === null ? null : priceText(line.netPrice),
        stop: stops.ofRow(row),
      };
    }),
    fingerprint: fingerprintOf(rows),
  };
}

/** A report names so many kinds of what was left, those of most values first. */
const mostLeft = 200;

/** Returns what the file has and the import leaves: whole columns, and values of rows that are otherwise taken. */
function leftValues(rows: PlannedRow[], columns: LeftColumn[]) {
  const found = new Map<string, LeftColumn & { line: number | null }>(
    columns.map((column) => [`${column.heading}\n${column.why}`, { ...column, line: null }]),
  );
  for (const { line } of rows)
    for (const { heading, value, why } of line.shaped?.left ?? []) {
      const key = `${heading}\n${why}`;
      const known = found.get(key) ?? { heading, why, count: 0, sample: value, line: line.line };
      found.set(key, { ...known, count: known.count + 1 });
    }
  return [...found.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, mostLeft)
    .map((one) => ({ ...one, heading: cut(one.heading), sample: cut(one.sample) }));
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
      // A blank cell removes no text.
      if (
        field !== 'price' &&
        !isTextColumn(field) &&
        cellText(field, stored, choices) !== '' &&
        cellText(field, entered, choices) === ''
      )
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
  for (const { line, id, before, stored, outcome, reasons, isRemoved, texts } of rows) {
    const said = changedTexts(texts).map((column) => {
      const { before: was = null, after = '' } = texts.get(column) ?? {};
      return [column, was?.version, after];
    });
    const all = [line.line, id, before?.seq, before?.version, outcome, stored, reasons.length, isRemoved];
    hash.update(JSON.stringify(said.length > 0 ? [...all, said] : all));
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
  return badInput('answers.hiddenRows', said.unansweredHidden(count, first ?? 0));
}

/** The refusal of an import whose numbers nobody has explained. */
export function unansweredMark({ cells: [first] }: NonNullable<DecimalQuestion>) {
  const { value = '', line = 0, withComma = '', withPoint = '' } = first ?? {};
  return badInput('answers.decimalMark', said.unansweredMark(value, line, [withComma, withPoint]));
}

/** The last good run of a profile. */
export type LastRun = { rows: number; known: number[] };

const percent = (count: number, of: number) => (of === 0 ? 0 : (count / of) * 100);

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
  return jump.to ? times(jump.from, jump.to) : jump.to === 0 ? said.ofRow.becomesZero : said.ofRow.becomesOnRequest;
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
  if (isTooMuchMissing) stops.push(said.stops.missing(missing, known, limits.missing));
  const isWild = (row: PlannedRow) => row.outcome === 'CHANGED' && isWildPrice(row, limits.price);
  const wild = count(isWild);
  if (wild > 0) stops.push(said.stops.prices(wild, limits.price));
  const isRefused = ({ outcome }: PlannedRow) => outcome === 'WRONG' || outcome === 'UNCLEAR';
  const refused = count(isRefused);
  const isTooMuchRefused = percent(refused, lines.length) > limits.refused;
  if (isTooMuchRefused) stops.push(said.stops.refused(refused, lines.length, limits.refused));
  if (findBy !== 'ANY' && keyFields[findBy]) {
    const named = rows.flatMap(({ line, outcome }) =>
      outcome === 'NO_PRODUCT' || outcome === 'MISSING' ? [] : [line],
    );
    const keys = named.map((line) => keyOfLine(line, findBy));
    const filled = keys.filter(Boolean);
    const odd = keys.length - new Set(filled).size;
    if (odd > 0) stops.push(said.stops.keys(keyHeading(lines[0]?.columns ?? [], findBy), odd));
  }
  if (last && lines.length < last.rows / 2) stops.push(said.stops.shorter(lines.length, last.rows));
  if (sheet.isCutOff) stops.push(said.stops.cutOff);
  return {
    sentences: stops,
    ofRow(row) {
      if (isTooMuchMissing && row.outcome === 'MISSING') return said.ofRow.missing;
      if (isTooMuchRefused && isRefused(row)) return row.reasons[0]?.message ?? said.ofRow.unclear;
      return isWild(row) ? changeOfPrice(row) : null;
    },
  };
}

/** Says by which factor the price of a row changes. */
const changeOfPrice = ({ before, stored }: PlannedRow) =>
  before?.price && stored.price ? times(before.price, stored.price) : said.ofRow.becomesZero;

const width = 24;

const reasonOf = (row: PlannedRow) =>
  row.reasons.map(({ field, message }) => `${field}: ${message}`).join(' ') || said.mayBe(row.candidates);

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
  const titles = [...sheet.heading, said.reasonHeading];
  const file = await toXlsx(
    [titles, ...out],
    titles.map(() => width),
  );
  return file.toString('base64');
}
