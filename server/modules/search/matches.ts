import { atomsOf } from './tokens.ts';
import { stemsOf } from './stems.ts';
import { areCode, longestCode } from './terms.ts';
import type { Unit } from './units.ts';

export type TextRange = { start: number; length: number };

/** The parts of a text that meet a search, in order and without overlaps. */
export function matchesIn(text: string, units: Unit[]): TextRange[] {
  const atoms = atomsOf(text);
  const marks = units.flatMap((unit) => unit.marks);
  const marked = new Set<number>();
  atoms.forEach((atom, at) => {
    const forms = atom.isNumber ? [atom.text] : [atom.text, ...stemsOf(atom.text)];
    if (marks.some((mark) => forms.includes(mark) || (mark.length > 1 && atom.text.startsWith(mark)))) marked.add(at);
    for (let size = 2; size <= longestCode && at + size <= atoms.length; size++) {
      const window = atoms.slice(at, at + size);
      if (!areCode(window) || !marks.includes(window.map((part) => part.text).join(''))) continue;
      window.forEach((_, place) => marked.add(at + place));
    }
  });
  const ranges: TextRange[] = [];
  for (const at of [...marked].sort((a, b) => a - b)) {
    const atom = atoms[at];
    const last = ranges.at(-1);
    if (!atom) continue;
    // Neighbours are marked as one, with what stands between them.
    if (last && marked.has(at - 1)) last.length = atom.end - last.start;
    else ranges.push({ start: atom.start, length: atom.end - atom.start });
  }
  return ranges;
}
