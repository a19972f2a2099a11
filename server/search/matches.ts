import { tokensOf } from './tokens.ts';
import { turkish } from './reader.ts';
import { areCode, codeOf, longestCode } from './terms.ts';
import type { Unit } from './units/unit.ts';

export type TextRange = { start: number; length: number };

/** Returns the parts of a text that match a search, in order and without overlaps. */
export function matchesIn(text: string, units: Unit[], reader = turkish): TextRange[] {
  const tokens = tokensOf(text, reader);
  const marks = units.flatMap((unit) => unit.marks);
  const marked = new Set<number>();
  tokens.forEach((token, at) => {
    const forms = token.isNumber ? [token.text] : [token.text, ...reader.stemsOf(token.text)];
    if (marks.some((mark) => forms.includes(mark) || (mark.length > 1 && token.text.startsWith(mark)))) marked.add(at);
    for (let size = 2; size <= longestCode && at + size <= tokens.length; size++) {
      const window = tokens.slice(at, at + size);
      if (!areCode(window) || !marks.includes(codeOf(window.map((part) => part.text)))) continue;
      window.forEach((_, place) => marked.add(at + place));
    }
  });
  const ranges: TextRange[] = [];
  for (const at of [...marked].sort((a, b) => a - b)) {
    const token = tokens[at];
    const last = ranges.at(-1);
    if (!token) continue;
    // Neighbouring tokens become one range, with the characters between them.
    if (last && marked.has(at - 1)) last.length = token.end - last.start;
    else ranges.push({ start: token.start, length: token.end - token.start });
  }
  return ranges;
}
