import { numberIn } from '../../../../common/measures/measures.ts';
import type { Unit } from '../../../../common/measures/units.ts';
import { isOpen } from '../specs/openEnds.ts';
import { parts, type MeasureCount } from './counts.store.ts';

/** Numbers that a handle can stand on. */
const mostValues = 50;

const isEnd = (end: number | null): end is number => end !== null && !isOpen(end);

/** In which part a number lies; the last one has its upper border, too. */
const placeIn = (number: number, low: number, high: number) =>
  Math.min(parts - 1, Math.floor(((number - low) * parts) / (high - low || 1)));

/** What numbers there are, in the attribute's unit; null where there is none. */
export function facetRange(rows: MeasureCount[], unit: Unit | null) {
  const ends = [...new Set(rows.flatMap(({ low, high }) => [low, high].filter(isEnd)))].sort((a, b) => a - b);
  const [low, high] = [ends[0], ends.at(-1)];
  if (low === undefined || high === undefined) return null;
  const histogram = Array.from({ length: parts }, () => 0);
  for (const row of rows) {
    const first = placeIn(Math.max(row.low ?? low, low), low, high);
    const last = placeIn(Math.min(row.high ?? high, high), low, high);
    for (let place = first; place <= last; place++) histogram[place] = (histogram[place] ?? 0) + row.count;
  }
  return {
    low: numberIn(unit, low),
    high: numberIn(unit, high),
    values: evenly(ends).map((end) => numberIn(unit, end)),
    histogram,
  };
}

/** The first and the last of them always. */
function evenly(ends: number[]) {
  if (ends.length <= mostValues) return ends;
  const step = (ends.length - 1) / (mostValues - 1);
  return Array.from({ length: mostValues }, (_, at) => ends[Math.round(at * step)] ?? 0);
}
