import { all, any } from './codeUnit.ts';
import type { Unit } from './unit.ts';

const levels = ['exact', 'inflected', 'prefix', 'loose'] as const;

/** Returns the units that begin at a place or behind it, and before the next one. */
const within = (units: Unit[], from: number, to: number) => units.filter(({ start }) => start >= from && start < to);

/** Makes one unit of several that stand side by side. */
function joined(units: Unit[]): Unit | undefined {
  const [first] = units;
  if (!first || units.length === 1) return first;
  const texts = Object.fromEntries(levels.map((level) => [level, all(units.map((unit) => unit[level]))]));
  return {
    ...first,
    ...texts,
    text: units.map(({ text }) => text).join(' '),
    typed: units.map(({ typed }) => typed).join(' '),
    marks: units.flatMap(({ marks }) => marks),
    meanings: [units.map(({ text }) => text)],
    isFiller: units.every(({ isFiller }) => isFiller),
  };
}

function either(one: Unit, other: Unit): Unit {
  const { shared, correction = other.correction, ...unit } = one;
  const texts = Object.fromEntries(levels.map((level) => [level, any([one[level], other[level]])]));
  const loose = any([one.loose, other.loose, ...(shared && !/\d/.test(one.text) ? [shared] : [])]);
  // A word that one of the two has as it was typed is no mistake.
  const meant = correction !== undefined && one.isUnknown && other.isUnknown ? { correction } : {};
  return {
    ...unit,
    ...texts,
    loose,
    ...meant,
    marks: [...one.marks, ...other.marks],
    meanings: [...one.meanings, ...other.meanings],
  };
}

/**
 * Reads a search in two languages at once: each unit is found by the terms of either. Where one language takes several words
 * together, so does the other.
 */
export function inEither(own: Unit[], turkish: Unit[]): Unit[] {
  const starts = own.map(({ start }) => start).filter((start) => turkish.some((unit) => unit.start === start));
  const places = [0, ...starts.filter((start) => start > 0)];
  return places.flatMap((from, at) => {
    const to = places[at + 1] ?? Infinity;
    const [one, other] = [joined(within(own, from, to)), joined(within(turkish, from, to))];
    if (one && other) return either(one, other);
    const { shared: _, ...only } = one ?? other ?? {};
    return one || other ? [only as Unit] : [];
  });
}
