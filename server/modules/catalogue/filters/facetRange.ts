import { numberIn } from '../../../../common/measures/measures.ts';
import type { Unit } from '../../../../common/measures/units.ts';
import { isOpen } from '../specs/specs.store.ts';
import { parts, type MeasureCount } from './counts.store.ts';

/** The handle of a slider can take at most this many values. */
const mostValues = 50;

const isEnd = (end: number | null): end is number => end !== null && !isOpen(end);

/** Returns the part in which a number lies; the last part includes its upper end. */
const placeIn = (number: number, low: number, high: number) =>
  Math.min(parts - 1, Math.floor(((number - low) * parts) / (high - low || 1)));

/** Summarizes the numbers of a facet in the attribute's unit; null when there are none. */
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

/** Picks evenly spaced values, always with the first and the last. */
function evenly(ends: number[]) {
  if (ends.length <= mostValues) return ends;
  const step = (ends.length - 1) / (mostValues - 1);
  return Array.from({ length: mostValues }, (_, at) => ends[Math.round(at * step)] ?? 0);
}
