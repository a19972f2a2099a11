import type { ReadLines } from './readLines.ts';
import { keyOfLine } from './findLines.ts';
import { keyFields, keyHeading } from './profileLines.ts';
import type { Plan, PlannedRow } from './sheets.plan.ts';

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

/** `sentences` say why a run stops itself, none when it goes on; `ofRow` says it of a row, null where it is not the cause. */
export type Stops = { sentences: string[]; ofRow: (row: PlannedRow) => string | null };

const none: Stops = { sentences: [], ofRow: () => null };

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

/** Says by which factor the price of a row changes: '× 1,82' or '÷ 10'. */
function changeOfPrice({ before, stored }: PlannedRow) {
  if (!before?.price || !stored.price) return 'becomes 0';
  const isMore = stored.price > before.price;
  const factor = isMore ? stored.price / before.price : before.price / stored.price;
  return `${isMore ? '×' : '÷'} ${number.format(factor)}`;
}
